"""What is outside `src`: packages that bring a game or cards."""
