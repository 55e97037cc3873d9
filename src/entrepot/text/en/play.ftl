# Playing at the table in the browser

## Buttons for what the table does not show

play-follow-load = to load instead
