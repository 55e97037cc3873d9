# The command line

## Help

cli-help = Play games of sea trade in the browser or the terminal, and look at recorded ones.
cli-help-play = Play on a full screen, against bots or at a table of a server. Type ? in the game to see what you can do.
cli-help-replay = Show a recorded game step by step.
cli-help-plain = Lines instead of a full screen, for screen readers and simple terminals. Pipes always get lines.
cli-help-light = Dark letters on a light ground on the full screen. Default: as the terminal says of itself (COLORFGBG), else light letters.
cli-help-table = The link to a table of a running server: sit down there, or look on if no seat is open.
cli-help-name = Your name at that table. Default: Captain.
cli-help-key = The key of a seat that you have there already.
cli-help-hint = Say what a bot would do in a saved game or a position, and why.
cli-help-time = Milliseconds to think. Default: 1000.
cli-help-document = A saved game, a position or a record, as JSON.
cli-help-asked = The seat to advise (from 0). Default: who is to decide.
cli-help-version = Show the version, and whether the rules are compiled, and exit.
cli-help-lang = The language, one of: { $languages }. Default: that of the environment (LANG), else English.
cli-help-game = The game, one of: { $games }. Default: maritime-silk-road.
cli-help-bots = Who plays against you: easy, normal, hard or expert for all, or a name for each other seat with commas between them, such as hard,easy. Default: normal.
cli-help-players = How many play, you included. Default: 3.
cli-help-seed = A whole number; the same seed deals the same game. Default: a random one.
cli-help-seat = Where you sit; seats are numbered from 0. Default: 0.
cli-help-show-coins = Maritime Silk Road: everybody's coins are open.
cli-help-sets = Import / Export: the sets of cards, with commas between them, such as base,jutaku,kickstarter,captain. Default: base.
cli-help-target = Import / Export: the credits at which the game ends, an even number from 50 up. Default: 50.
cli-help-closed-hands = Import / Export: ask whatever depends on the cards in a hand even if nothing can be done, so that nobody learns from silence.
cli-help-cards = Import / Export: a TOML file with your own types, tiers and loads of cards.
cli-help-resume = Go on with a game that was saved in this file.
cli-help-save-dir = The folder to save the game in when you leave. Default: entrepot/saved in your data folder.
cli-help-record = The file to write the record of the finished game to. Default: a new file under entrepot/records in your data folder.
cli-help-file = A record, as written at the end of a game.
cli-help-eyes = See it as this seat did (from 0). Default: as a spectator, who sees no hands.
cli-help-all = Show everything without waiting for keys.
cli-help-serve = Keep tables that people, bots and programs play at, in the browser.
cli-help-host = The address to listen at; 0.0.0.0 for all of this computer's. Default: 127.0.0.1, for this computer alone.
cli-help-port = The port to listen at; 0 for any that is free. Default: 8000.
cli-help-data = The folder where the tables are. Default: entrepot/tables in your data folder.
cli-help-public-url = The address under which others see the page, if it stands behind a proxy, such as https://example.org/games.
cli-help-workers = How many processes think for the bots. Default: one for each core, at least two.
cli-help-limits = All limits on how often one may do what, so many times as high; 0: no limits. Default: 1.
cli-help-open = Open the page in the browser.
cli-help-log-level = What is logged: debug, info, warning or error. Default: info.
cli-help-backup = Copy the tables while the server runs.
cli-help-backup-to = The file to write the copy to.
cli-help-prune = Remove tables at which nothing has happened for long.
cli-help-older-than = For how long: 90d is ninety days, 12h twelve hours. Default: 90d.
cli-help-playing = Also tables whose game is not over.
cli-help-dry-run = Only say how many it would be.
cli-version = { $rules ->
    [compiled] entrepot { $version } (compiled rules)
   *[plain] entrepot { $version } (plain Python rules)
}

## Playing

cli-welcome = { $game }, { $players } players, seed { $seed }
cli-you = { $name }, you
cli-prompt = {"> "}
cli-group = { $name } …
cli-letter = { $label } ({ $letter })
cli-keys = A number, a letter or a word. ? help, h hint, u undo, l log, q quit
cli-keys-import-export = A number, letter or word. ? help, i NAME a card, h hint, u undo, l log, q quit
cli-keys-inside = A number or a word. Enter or b goes back. ? help, q quit
cli-commands =
    Choose by typing a number, a letter in brackets, an option's name such as
    { $example }, or enough of its beginning to tell it apart.

      ?      this help
      u      undo: take your last answer back, unless something was seen since
      h      hint: what a good bot would do, and why
      l      log: everything that happened so far
      q      quit; the game is kept, and you can go on later
      Enter  show the table again; in a list that you opened: go back
cli-unknown = { $count ->
    [one] "{ $typed }" is not among the choices. Type { $first }, a word, or ? for help.
   *[other] "{ $typed }" is not among the choices. Type a number from { $first } to { $last }, a word, or ? for help.
}
cli-ambiguous = { $more ->
    [0] "{ $typed }" could mean { $examples }. Type more of it, or a number.
   *[other] "{ $typed }" could mean { $examples } or { $more } more. Type more of it, or a number.
}
cli-commands-import-export = {"  "}i NAME show a card, for example: i drones
cli-no-card = No card is called "{ $name }". Type i and the beginning of a card's name.
cli-several-cards = { $more ->
    [0] "{ $name }" could be { $examples }.
   *[other] "{ $name }" could be { $examples } or { $more } more.
}
cli-undone = Taken back.

## At a table of a server

cli-connected = The connection is back.
cli-question-gone = This question is not open any more.
cli-not-now = That can't be done now. ? tells what can.

## Hints

cli-hint-chance = to win
cli-hint-tried = tried
cli-hint-worth = at once
cli-hint-option = option
cli-hint-why = { $worlds ->
    [one] From { $worlds } game that a bot played on in its head, from what { $who } can know.
   *[other] From { $worlds } games that a bot played on in its head, from what { $who } can know.
} "{ cli-hint-worth }" is what an option looks worth at first sight, compared with the best.
cli-hint-over = The game is over: there is nothing to decide.
cli-hint-not-asked = { $who } has nothing to decide now. The game waits for: { $seats }.

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
cli-replay-keys = Enter: next answer, a: all to the end, t: the table, i NAME: a card, q: quit
cli-replay-answer = { $number }. { $name }: { $answer }
cli-replay-sample = everything this player can't know is dealt anew
cli-replay-secret = a choice that can't be seen from here
cli-replay-unfinished = Here the record ends; the game was not over.

## What goes wrong

cli-file-fault = { $path } can't be used: { $why }.
cli-resume-alone = A saved game has its own game, players, seed, seat and other options: use --resume without them.
cli-table-alone = A table has its own game, players, seed, seats and other options, and is kept by its server: use --table without them.
cli-table-missing = A name or a key is for a table: give its link with --table.
cli-is-record = This is the record of a game, not a saved one. To look at it: { $command }
cli-is-saved = This is a saved game, not a record. To go on with it: { $command }
cli-unexpected = Something went wrong that should not: { $why }. Please report it.

## Maritime Silk Road

cli-silk-road-no-cards = The cards of this game are goods and have no texts of their own.

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

## Import / Export

cli-import-export-letter-technology = T
cli-import-export-letter-agriculture = A
cli-import-export-letter-illegal = I
cli-import-export-letter-consumer = C
cli-import-export-letter-luxury = L
cli-import-export-letter-capital = G
cli-import-export-title = { $turn ->
    [0] Setting up
   *[other] { $led ->
        [none] Turn { $turn }, { $leader } leads, target { $target }, deck { $deck }, discarded { $discard }
       *[other] Turn { $turn }, { $leader } leads { $led }, target { $target }, deck { $deck }, discarded { $discard }
    }
}{ $last ->
    [yes] , last turn
   *[no] {""}
}
cli-import-export-player = Player
cli-import-export-colour = Colour
cli-import-export-credits = Credits
cli-import-export-hand = Hand
cli-import-export-goods = Goods, + own colour
cli-import-export-imports = Imports
cli-import-export-plus = +
cli-import-export-shipments = Shipments
cli-import-export-harbour = Ships in harbour
cli-import-export-empty = Empty
cli-import-export-sea = Ships at sea
cli-import-export-shown = Seen in hands
cli-import-export-island = Island
cli-import-export-held = On the way
cli-import-export-own-hand = Your hand
cli-import-export-free = free
cli-import-export-tier = tier { $tier }
cli-import-export-as = { $name } as { $other }
cli-import-export-with = { $name } with { $credits }
cli-import-export-card = Type { $type }, action { $action }, tier { $tier }, set { $set }
cli-import-export-load = Load
cli-import-export-house = { $count ->
    [one] The { $fields } is this project's own value, not that of the printed card.
   *[other] The { $fields } are this project's own values, not those of the printed card.
}
cli-import-export-own = { $count ->
    [one] The { $fields } is from your file.
   *[other] The { $fields } are from your file.
}
cli-import-export-value-type = type
cli-import-export-value-tier = tier
cli-import-export-value-load = load
cli-import-export-inside = { $name }: which one?
cli-import-export-group-lead = Lead { $what }
cli-import-export-group-follow = Follow with two cards
cli-import-export-group-follow-load = Follow with two cards, to load instead
cli-import-export-group-contract = Contract { $what }
cli-import-export-group-load = Load { $what }
cli-import-export-group-load-two = Load { $what } together with another card
cli-import-export-group-take = Take { $what }
cli-import-export-group-take-any = Take a card from the island
cli-import-export-group-sell-any = Sell a card
cli-import-export-group-discard-contract-any = Discard a contract
cli-import-export-group-pirate = Pirate from { $what }
cli-import-export-group-pirate-two = Pirate two together, one from { $what }
cli-import-export-group-card = Choose { $what }
cli-import-export-group-card-as = Count { $what }
cli-import-export-group-cards = { $what } and others
cli-import-export-group-goods = { $what } and another
cli-import-export-group-use = Use { $what }
