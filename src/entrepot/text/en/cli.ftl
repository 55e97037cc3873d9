# The command line

## Help

cli-help = Play games of sea trade in the terminal, and look at recorded ones.
cli-help-play = Play against bots. Type ? in the game to see what you can do.
cli-help-replay = Show a recorded game step by step.
cli-help-version = Show the version and exit.
cli-help-lang = The language, one of: { $languages }. Default: that of the environment (LANG), else English.
cli-help-game = The game, one of: { $games }. Default: maritime-silk-road.
cli-help-players = How many play, you included. Default: 3.
cli-help-seed = A whole number; the same seed deals the same game. Default: a random one.
cli-help-seat = Where you sit; seats are numbered from 0. Default: 0.
cli-help-show-coins = Everybody's coins are open.
cli-help-resume = Go on with a game that was saved in this file.
cli-help-save-dir = The folder to save the game in when you leave. Default: entrepot/saved in your data folder.
cli-help-record = The file to write the record of the finished game to. Default: a new file under entrepot/records in your data folder.
cli-help-file = A record, as written at the end of a game.
cli-help-eyes = See it as this seat did (from 0). Default: as a spectator, who sees no hands.
cli-help-all = Show everything without waiting for keys.
cli-version = entrepot { $version }

## Playing

cli-welcome = { $game }, { $players } players, seed { $seed }
cli-you = { $name }, you
cli-prompt = {"> "}
cli-group = { $name } …
cli-letter = { $label } ({ $letter })
cli-keys = A number, a letter or a word. ? help, u undo, l log, q save and quit
cli-keys-inside = A number or a word. Enter or b goes back. ? help, q save and quit
cli-commands =
    Choose by typing a number, a letter in brackets, an option's name such as
    play:tea:ore+silk, or enough of its beginning to tell it apart.

      ?      this help
      u      undo: take your last answer back, unless something was seen since
      l      log: everything that happened so far
      q      save the game and quit; you can go on later
      Enter  show the table again; in a list that you opened: go back
cli-unknown = { $count ->
    [one] "{ $typed }" is not among the choices. Type 1, a word, or ? for help.
   *[other] "{ $typed }" is not among the choices. Type a number from 1 to { $count }, a word, or ? for help.
}
cli-ambiguous = { $more ->
    [0] "{ $typed }" could mean { $examples }. Type more of it, or a number.
   *[other] "{ $typed }" could mean { $examples } or { $more } more. Type more of it, or a number.
}
cli-undone = Taken back.
cli-saved = The game is saved. To go on with it:
cli-recorded = The game is recorded. To look at it again:
cli-result-player = Player
cli-result-score = Score
cli-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

## Recorded games

cli-spectator = a spectator
cli-replay-header = { $count ->
    [one] A record of 1 answer, seen by { $eyes }
   *[other] A record of { $count } answers, seen by { $eyes }
}
cli-replay-prompt = {"[Enter] "}
cli-replay-keys = Enter shows the next answer, a everything to the end, t the table; q quits.
cli-replay-answer = { $number }. { $name }: { $answer }
cli-replay-sample = everything this player can't know is dealt anew
cli-replay-unfinished = Here the record ends; the game was not over.

## What goes wrong

cli-file-fault = { $path } can't be used: { $why }.
cli-resume-alone = A saved game has its own game, players, seed, seat and coins: use --resume without them.
cli-is-record = This is the record of a game, not a saved one. To look at it: { $command }
cli-is-saved = This is a saved game, not a record. To go on with it: { $command }
cli-unexpected = Something went wrong that should not: { $why }. Please report it.

## Maritime Silk Road

cli-silk-road-title = { $turn ->
    [0] Setting up, { $deck }
   *[other] Turn { $turn }, { $deck }
}
cli-silk-road-deck = { $count ->
    [0] the deck is empty
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
cli-silk-road-market = Market
cli-silk-road-supply = Cubes left
cli-silk-road-own-hand = Your hand
cli-silk-road-ships = Ships
cli-silk-road-own-ships = Your ships
cli-silk-road-hand = Hand
cli-silk-road-coins = Coins
cli-silk-road-cards = Cards
cli-silk-road-shop = For sale
cli-silk-road-offer = { $cards } at { $price }
cli-silk-road-ship = { $count ->
    [0] no ship
    [one] 1 ship
   *[other] { $count } ships
}
cli-silk-road-licence = { $count ->
    [0] no licence
    [one] 1 licence
   *[other] { $count } licences
}
cli-silk-road-porter = { $count ->
    [0] no porter
    [one] 1 porter
   *[other] { $count } porters
}
cli-silk-road-exchange = { $count ->
    [0] no exchange
    [one] 1 exchange
   *[other] { $count } exchanges
}
cli-silk-road-group-play = Play { $count } { $good }
cli-silk-road-inside-play = { $count ->
    [one] Play 1 { $good }: which card of the market will it cover?
   *[other] Play { $count } { $good }: which cards of the market will they cover?
}
cli-silk-road-group-exchange = Ship { $ship } ({ $good }): change its cube
cli-silk-road-inside-exchange = Ship { $ship } carries { $good }: what shall it carry instead?
