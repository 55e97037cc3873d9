"""Bots that learn by playing against themselves (docs/bots.md, `entrepot train`)."""
