"""Where one may sit, whatever the screen: at a match of one's own, or at a table of a server."""
