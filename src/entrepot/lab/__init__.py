"""Measuring bots and games: many games at once, what they say about the bots, and how they go."""
