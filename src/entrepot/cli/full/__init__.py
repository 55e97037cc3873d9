"""The full-screen client: both games, against bots or at a server's table, and replays.

Only this package uses Textual, and it is imported only when a full screen is wanted.
"""
