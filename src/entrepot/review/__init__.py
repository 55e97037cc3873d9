"""Looking back at a game, and at what everybody could know in it (docs/review.md)."""
