"""What all tests share: the @rule marker and its check."""

pytest_plugins = ["realms.testing.plugin"]
