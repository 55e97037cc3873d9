"""The kernel: asks, remembers, repeats. It knows no game."""
