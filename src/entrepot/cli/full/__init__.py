"""The full-screen client: both games, alone against bots or at a table of a server, and replays.

Only this package knows Textual, and it is imported when a full screen is wanted.
"""
