# The full screen in the terminal

terminal-pane-table = Table
terminal-pane-own = Yours
terminal-pane-log = Log

## Keys, at the foot of the screen

terminal-key-help = help
terminal-key-find = find
terminal-key-card = card
terminal-key-hint = hint
terminal-key-undo = undo
terminal-key-propose = ask to step back
terminal-key-agree = agree
terminal-key-refuse = refuse
terminal-key-withdraw = withdraw
terminal-key-back = play myself
terminal-key-log = log
terminal-key-result = result
terminal-key-language = language
terminal-key-quit = quit
terminal-key-on = on
terminal-key-behind = back
terminal-key-turn-on = turn
terminal-key-run = run
terminal-key-eyes = eyes

## Over the table

terminal-sheet-keys = Esc closes, arrows and Page keys scroll.
terminal-hint-keys = Enter does the first, Esc closes.
terminal-zoom-keys = Type a name to look for a card. Up and down: the other cards at hand. Esc closes.
terminal-zoom-find = a card's name
terminal-help = Choose with the arrows and Enter, with a number, with the letter in brackets, or by a click. A choice that ends in … opens a list; Esc goes back. Cards that are named can be clicked.
terminal-help-find = find: only the choices that have what you type in their words or their id
terminal-help-card = a card: those that the highlighted choice is about, your hand, or any that you name
terminal-help-hint = hint: what a good bot would do, and why
terminal-help-undo = undo: take your last answer back, unless something was seen since
terminal-help-propose = at a table with others: ask all to step back before your last answer
terminal-help-agree = agree to that
terminal-help-refuse = refuse that
terminal-help-withdraw = withdraw what you asked for
terminal-help-back = play again yourself, after a bot stood in for you
terminal-help-log = log: everything that happened so far
terminal-help-result = the result, when the game is over
terminal-help-pane = the next part of the table
terminal-help-language = the next language
terminal-help-quit = leave; you are told how to go on later

## Goods of Maritime Silk Road

terminal-good-supply = { $count ->
    [0] No cube is left in the supply.
    [one] 1 cube is left in the supply.
   *[other] { $count } cubes are left in the supply.
}
terminal-good-market = { $count ->
    [0] No place of the market shows it.
    [one] 1 place of the market shows it.
   *[other] { $count } places of the market show it.
}
terminal-good-ships = { $count ->
    [0] No ship carries it.
    [one] 1 ship carries it.
   *[other] { $count } ships carry it.
}

## Leaving a table

terminal-left = The table is still there. To come back to it:

## Recorded games

terminal-eyes = Seen by { $name }
terminal-help-on = one answer on
terminal-help-behind = one answer back
terminal-help-turn-on = the next turn
terminal-help-turn-back = the turn before
terminal-help-first = the beginning
terminal-help-last = the end
terminal-help-run = run by itself, or stop
terminal-help-eyes = through the eyes of the next player, or of a spectator

## Keys with names

terminal-named-tab = Tab
terminal-named-home = Home
terminal-named-end = End
terminal-named-space = Space
