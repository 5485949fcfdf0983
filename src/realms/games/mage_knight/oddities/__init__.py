"""The cards, units, skills and tactics no vocabulary covers: one small frame each, registered by name."""
