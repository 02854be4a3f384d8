"""Pages of what a census counted. Not read by other commands: it needs libraries that are slow to start."""
