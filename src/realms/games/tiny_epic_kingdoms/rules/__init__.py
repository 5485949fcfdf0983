"""One module a chapter of the rulebook: gains <- tokens <- retreat <- war <- movement <- actions <- turn."""
