"""What every turn game needs: agenda, effects, cards, records. Knows no game."""
