"""The table server: tables with seats, kept on disk, played over HTTP and WebSocket."""
