# The terminal: commands, play in lines and on a full screen, the arena, and what the server says about itself

## Help

cli-help = Play games of sea trade in the browser or the terminal, and look at recorded ones.
cli-help-play = Play on a full screen, against bots or at a table on a server. Type ? in the game to see what you can do.
cli-help-replay = Show a recorded game step by step.
cli-help-review = Look back at a game: everybody's chance to win over time, the answers that cost most, and what the bots would have done.
cli-help-review-seat = Show the turning points of this seat only (from 0); with --from, play at this seat. Default: all seats; with --from, the one that answered there.
cli-help-review-open = Judge with all cards open, not by what each player knew.
cli-help-review-json = Print everything as JSON.
cli-help-review-picture = Draw the chances into this file (.png, .svg or .pdf). Needs the extra "pictures".
cli-help-review-seed = A whole number; the same seed gives the same review.
cli-help-review-worlds = In how many imagined worlds, at most, an answer is compared. More take longer and find more.
cli-help-review-cores = How many processes think. Default: one for each processor.
cli-help-review-from = Play on against bots, from just before the answer with this number. The record stays as it is; what you play is a branch with a file of its own.
cli-help-review-practice = Play the turning point with this number again, with other cards wherever they could not be known, and hear how good your answer was.
cli-help-review-name = A name for the branch, kept in its file.
cli-help-verify = Check that the deal and all steps of a game at a server were as committed.
cli-help-plain = Lines instead of a full screen, for screen readers and simple terminals. Pipes always get lines.
cli-help-light = Dark letters on a light background, on the full screen. Default: what the terminal says of itself (COLORFGBG), else light letters.
cli-help-table = The link to a table on a running server: sit down there, or watch if no seat is open.
cli-help-name = Your name at that table. Default: Captain.
cli-help-key = The key of a seat that you already have there.
cli-help-hint = Say what a bot would do in a saved game or a position, and why.
cli-help-time = Milliseconds to think. Default: 1000.
cli-help-document = A saved game, a position or a record, as JSON.
cli-help-asked = The seat to advise (from 0). Default: whoever is to decide.
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
cli-help-closed-hands = Import / Export: ask whatever depends on the cards in a hand even if nothing can be done, so that nobody learns anything from silence.
cli-help-cards = Import / Export: a TOML file with your own types, tiers and loads of cards.
cli-help-resume = Go on with a game that was saved in this file.
cli-help-save-dir = The folder to save the game in when you leave. Default: entrepot/saved in your data folder.
cli-help-record = The file to write the record of the finished game to. Default: a new file under entrepot/records in your data folder.
cli-help-file = A record, as written at the end of a game.
cli-help-commitment = The commitment that the table showed while you played.
cli-help-head = A hash of the steps that you saw at the table, such as the last one.
cli-help-eyes = See it as this seat did (from 0). Default: as a spectator, who sees no hands.
cli-help-all = Show everything without waiting for keys.
cli-help-serve = Run a server with tables for people, bots and programs, to play in the browser.
cli-help-host = The address to listen on; 0.0.0.0 for all addresses of this computer. Default: 127.0.0.1, for this computer alone.
cli-help-port = The port to listen on; 0 for any that is free. Default: 8000.
cli-help-data = The folder where the tables are kept. Default: entrepot/tables in your data folder.
cli-help-database = A PostgreSQL database for the tables, instead of a folder: postgresql://user@host/name. Several servers may share it.
cli-help-drain = Seconds for which a server that was told to stop still serves, after /ready has said no.
cli-help-migrate = Copy all tables from a folder into a database, or back. Tables that are there already are left alone.
cli-help-migrate-from = Where the tables are: a folder, or postgresql://...
cli-help-migrate-to = Where they are to go: a folder, or postgresql://...
cli-help-think = Think for the bots of all servers that share a database, on any machine.
cli-help-public-url = The address at which others see the page, if it is behind a proxy, such as https://example.org/games.
cli-help-workers = How many processes think for the bots. Default: one for each core, at least two.
cli-help-limits = The factor for all limits on how often one may do something; 0 means no limits. Default: 1.
cli-help-open = Open the page in the browser.
cli-help-log-level = What is logged: debug, info, warning or error. Default: info.
cli-help-metrics-token = Whoever sends it as a bearer token may read /metrics from another machine.
cli-help-backup = Copy the tables while the server runs.
cli-help-backup-to = The file to write the copy to.
cli-help-prune = Remove tables at which nothing has happened for a long time.
cli-help-older-than = For how long: 90d is ninety days, 12h twelve hours. Default: 90d.
cli-help-playing = Remove tables whose game is not over, too.
cli-help-dry-run = Only say how many there would be.
cli-help-admin = For hosts: tables by state and age, the load of a running server, backup and prune.
cli-help-admin-tables = Count the tables of a folder by state and by the days since something happened. The server may be running.
cli-help-admin-load = Show the load of a running server, from its /metrics.
cli-help-admin-url = The server's address.
cli-help-admin-token = The token with which the server was started, if it runs on another machine.
cli-version = { $rules ->
    [compiled] entrepot { $version } (compiled rules)
   *[plain] entrepot { $version } (plain Python rules)
}

cli-help-arena = Let bots play each other on all cores: who wins how often, ratings and times. Seats rotate, deals are paired; Ctrl-C loses nothing.
cli-help-arena-game = The game, one of: { $games }.
cli-help-arena-bots = The bots, with commas between them, one for each seat; such as random, greedy, search:200ms, search:400i, easy, normal, hard, expert.
cli-help-games = How many games; rounded up so that every bot has every seat of every deal.
cli-help-arena-seed = A whole number from which all deals follow. Default: that of the file, else a random one.
cli-help-out = The file for the games, a line each. If it exists already, only what is missing is played. Default: a new file under entrepot/arena in your data folder.
cli-help-cores = How many games are played at once. Default: one for each processor.
cli-help-cluster = Play on a Ray cluster instead: auto for the one this machine is a node of, HOST:PORT, or ray://HOST:PORT from outside. Needs the extra "cluster".
cli-help-picture = Draw ratings and wins by seat into this file (.png, .svg or .pdf). Needs the extra "pictures".
cli-help-with-report = Also tell how the games went: their length, where credits come from, which cards win.
cli-help-top = How many lines a table of the report may have; the JSON file has all.
cli-help-train = Train a bot on games between bots. Ctrl-C stops it; the same command goes on with it. Needs the extra "learning".
cli-help-train-game = The game: import-export or maritime-silk-road.
cli-help-train-players = For how many players.
cli-help-train-games = How many games to learn from.
cli-help-train-seed = A whole number from which all games follow.
cli-help-train-scores = Let the bot learn how good options look, not who will win (import-export only). Needs a net for that number of players to learn well.
cli-help-train-by-scores = Let the net learn from games by the scores of the package, not by those written by hand (import-export only, without --scores).
cli-help-train-start = Go on from the net in this file, in smaller steps and from games with less noise (maritime-silk-road only).
cli-help-train-out = The folder for checkpoints and the net. Default: one under entrepot/training in your data folder.
train-begins = Training for { $game }; checkpoints and the net are kept in { $folder }.
train-progress = { $games } games, { $rate } a second, loss { $loss }, { $minutes } min left
train-tried = { $what ->
    [import-export] After { $games } games, a search with the net wins { $won }% of its games against searches without it.
    [scores] After { $games } games, the learned scores win { $won }% of their games against greedy bots.
   *[other] After { $games } games the net alone wins { $won }% of its games against greedy bots.
}
train-stopped = Stopped. What was learned is in { $folder }; run the same command to go on.
train-done = Done: { $file }

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
      u      undo: take your last answer back, unless something has been seen since
      h      hint: what a good bot would do, and why
      l      log: everything that has happened so far
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
cli-not-now = That can't be done now. Type ? to see what can.
cli-say = S WORDS says something to everybody at the table, S NUMBER a phrase in everybody’s language:
cli-unprepared = Nothing is prepared any more.
cli-prepare = P NUMBER prepares the answer to your next question, P 0 takes it back:

## Hints

cli-hint-chance = to win
cli-hint-tried = tried
cli-hint-worth = at once
cli-hint-option = option
cli-hint-why = { $worlds ->
    [one] From { $worlds } game that a bot played on in its head, starting from what { $who } can know.
   *[other] From { $worlds } games that a bot played on in its head, starting from what { $who } can know.
} "{ cli-hint-worth }" is what an option looks worth at first sight, compared with the best.
cli-hint-over = The game is over: there is nothing to decide.
cli-hint-not-asked = { $who } has nothing to decide now. The game waits for: { $seats }.

cli-saved = The game is saved. To go on with it:
cli-recorded = The game is recorded. To look at it again:
cli-result-player = Player
cli-result-score = Score
cli-winners = { $names_id ->
    [you] { $count ->
        [one] You win.
       *[other] You share the victory with { $names }.
    }
   *[seat] { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
}

## Reviews

cli-review-progress = Review
cli-review-running = This game is not over. A review would tell what its players may not know yet.
cli-review-stopped = Stopped. Nothing was kept.
cli-review-no-point = { $count ->
    [0] There is no turning point to practise.
    [one] There is 1 turning point, but none with the number { $number }.
   *[other] There are { $count } turning points, but none with the number { $number }.
}

## Recorded games

cli-spectator = a spectator
cli-verify-proven = The deal and all steps are as committed.
cli-verify-failed = The record does not prove that the game was played as committed.
cli-verify-deal = The deal follows from the server's random bits, which it had committed to, and from the random parts of { $who }.
cli-verify-deal-alone = The deal follows from the server's random bits alone, which it had committed to.
cli-verify-left-out = Not in the deal, because they did not come in time: the parts of { $who }.
cli-verify-steps = { $count ->
    [one] The chain of { $count } step is unbroken; answers taken back: { $taken }.
   *[other] The chain of { $count } steps is unbroken; answers taken back: { $taken }.
}
cli-verify-replay = Played again by the rules, the steps lead to the same end.
cli-verify-seen-commitment = The commitment is the one that you saw.
cli-verify-seen-head = The hash that you saw is that of step { $number }.
cli-verify-unseen = So far the record fits itself only. Compare these with what the table showed you:
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
cli-unexpected = Something went wrong that should not have: { $why }. Please report it.

## Full screen

terminal-pane-table = Table
terminal-pane-own = Yours
terminal-pane-log = Log

## Full screen · Keys, at the foot of the screen

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
terminal-key-say = talk
terminal-key-prepare = prepare
terminal-key-log = log
terminal-key-result = result
terminal-key-language = language
terminal-key-quit = quit
terminal-key-on = on
terminal-key-behind = back
terminal-key-turn-on = turn
terminal-key-run = run
terminal-key-eyes = eyes

## Full screen · Over the table

terminal-sheet-keys = Esc closes, arrows and Page keys scroll.
terminal-hint-keys = Enter does the first, Esc closes.
terminal-say-keys = Type words or the number of a phrase. Enter says it, Esc closes.
terminal-prepare-keys = Type the number of an answer. Enter prepares it, 0 takes it back, Esc closes.
terminal-zoom-keys = Type a name to look for a card. Up and down: the other cards at hand. Esc closes.
terminal-zoom-find = a card's name
terminal-help = Choose with the arrows and Enter, with a number, with the letter in brackets, or by a click. A choice that ends in … opens a list; Esc goes back. Cards that are named can be clicked.
terminal-help-find = find: only the choices that have what you type in their words or their id
terminal-help-card = a card: those that the highlighted choice is about, your hand, or any that you name
terminal-help-hint = hint: what a good bot would do, and why
terminal-help-undo = undo: take your last answer back, unless something has been seen since
terminal-help-propose = at a table with others: ask all to step back to before your last answer
terminal-help-agree = agree to that
terminal-help-refuse = refuse that
terminal-help-withdraw = withdraw what you asked for
terminal-help-back = play yourself again, after a bot has stood in for you
terminal-help-say = say something to everybody at the table: S and your words, or S and the number of a phrase
terminal-help-prepare = prepare your next answer while others play: P and its number, P 0 takes it back
terminal-help-log = log: everything that has happened so far
terminal-help-result = the result, when the game is over
terminal-help-pane = the next part of the table
terminal-help-language = the next language
terminal-help-quit = leave; you are told how to go on later

## Full screen · Leaving a table

terminal-left = The table is still there. To come back to it:
terminal-verify = To check that deal and steps were fair, download the record of the game from its page ({ $page }) and run:

## Full screen · Recorded games

terminal-eyes = Seen by { $name }
terminal-help-on = one answer forward
terminal-help-behind = one answer back
terminal-help-turn-on = the next turn
terminal-help-turn-back = the turn before
terminal-help-first = the beginning
terminal-help-last = the end
terminal-help-run = run by itself, or stop
terminal-help-eyes = through the eyes of the next player, or of a spectator

## Full screen · Keys with names

terminal-named-tab = Tab
terminal-named-home = Home
terminal-named-end = End
terminal-named-space = Space

## Arena · While it runs

lab-progress = Games
lab-begins = { $game }: { $bots }. Seed { $seed }, { $count } games, { $blocks } deals.
lab-rounded = { $wanted } games would leave a deal unfinished: there will be { $count }, so that each of the { $bots } bots has every seat of every deal.
lab-goes-on = { $done } of { $count } games are in { $path } already.
lab-stopped = { $done } of { $count } games are played and kept. To go on:
lab-failed-bot = Game with seed { $seed } (deal { $block }, rotation { $rotation }) failed when { $bot } at seat { $seat } was asked: { $why }
lab-failed-game = Game with seed { $seed } (deal { $block }, rotation { $rotation }) failed before anybody was asked: { $why }
lab-died = Game with seed { $seed } (deal { $block }, rotation { $rotation }) was lost: its process ended with code { $code }.
lab-lost = Game with seed { $seed } (deal { $block }, rotation { $rotation }) was lost: its process died { $tries } times.
lab-more-failed = { $count } more games failed.
lab-incomplete = { $count ->
    [one] 1 game is missing in these results.
   *[other] { $count } games are missing in these results.
} To play what is missing:
lab-written = Written: { $paths }

## Arena · The result

lab-bot = Bot
lab-games = Games
lab-wins = Wins
lab-win-rate = Win rate
lab-interval = 95 %
lab-score = Score
lab-margin = Margin
lab-rating = Rating
lab-decisions = Decisions
lab-time-mean = ms mean
lab-time-most-of = 95 %
lab-time-most = most
lab-pooled = { $name } (all)
lab-title-bots = How they fared
lab-title-times = How long they took
lab-title-seats = Win rate by seat
lab-everybody = Everybody
lab-percent = { $rate }%
lab-range = { $low }–{ $high }
lab-rating-value = { $mu } ± { $sigma }
lab-length = A game took { $turns } turns (half of them { $quarter } to { $three_quarters }) and { $decisions } decisions.
lab-pair = { $first } won more than { $second } in { $better } deals, less in { $worse }, as much in { $equal }; by chance alone, the result is this uneven with p = { $p }.
lab-tiny = less than 0.0001

## Arena · The report

lab-title-gained = Where { $what } came from
lab-title-gained-things = The same in detail
lab-title-spent = Where { $what } went
lab-credits = credits
lab-coins = coins
lab-source = Source
lab-per-player = Per player
lab-share = Share
lab-winners-share = Winners' share
lab-card = Card
lab-per-game = Per game
lab-players = Players
lab-more-rows = … and { $count } more in the JSON file
lab-title-did-contracted = Contracted: { $count } cards
lab-title-did-completed = Completed: { $count } cards
lab-title-did-won = Won the game at once: { $count } cards
lab-title-did-bought = Bought: { $count } kinds of cards
lab-even = If it made no difference, whoever did it would win { $rate }% of the games. A card is marked + or - where the interval leaves that out; among many cards some do so by chance.
lab-winning-score = Winners had { $score } on average.

lab-source-start = To begin with
lab-source-shipping = Completed ships
lab-source-selling = Selling
lab-source-imports = Imports from own ships
lab-source-bids = Bids
lab-source-power = Powers
lab-source-harbour = Containers in harbour
lab-source-goods = Goods
lab-source-majority = Most of a type
lab-source-set = Goods of all types
lab-source-income = Income
lab-source-special = Special cards
lab-source-of = { $kind }: { $what }

## Arena · The picture

lab-picture-title = { $game }, { $count } games
lab-picture-rating = Rating with its 95 % interval
lab-picture-wins = Wins in %
lab-picture-even = all alike

## Arena · What goes wrong

error-no-games = { $games } games are too few: play at least 1.
error-no-cores = With { $cores } processes nothing is played: give at least 1, or leave --cores out.
error-needs-cluster = A cluster needs the extra "cluster" ({ $why }): pip install "entrepot[cluster]".
error-cluster-bad-address = { $address } is not the address of a cluster: give auto, HOST:PORT or ray://HOST:PORT.
error-cluster-away = The cluster at { $address } can't be used: { $why }
error-cluster-without-entrepot = The node { $node } of the cluster has no Entrepôt. Install { $here } there.
error-cluster-differs = The node { $node } of the cluster has another Entrepôt ({ $there }) than this machine ({ $here }). Install the same one on all nodes.
error-cluster-silent = The node { $node } of the cluster has not answered for { $seconds } seconds. Try again when it has less to do, or remove it from the cluster.
error-needs-research = { $why }
error-needs-learning = Training needs the extra "learning" ({ $why }): pip install "entrepot[learning]".
error-training-differs = { $folder } holds a training run with other settings. Give the same settings to go on with it, or another folder.
error-no-scores = In { $game } one net gives chances and scores: leave --scores out.
error-no-by-scores = Only a net of import-export can learn from games by learned scores: leave --by-scores out, or leave --scores out.
error-no-start = A net of { $game } can't learn on from another one: leave --start out.
error-not-a-net = { $file } is not a net for { $players } players ({ $why }). Give a file that entrepot train has written.
error-no-bots = Name the bots with --bots, one for each seat, such as --bots random,random.
error-arena-differs = { $path } has games of another arena: its { $field } is { $there }, here it is { $here }. Give the same settings to go on with it, or another file.
error-arena-in-use = Another arena is writing to { $path }. Wait for it, or give another file.
error-arena-not-one = { $path } is not an arena's file: its line { $line } has no settings. Give another file.
error-arena-bad-line = Line { $line } of { $path } is damaged. Delete this line: its game will be played again.
error-bad-picture = { $path } can't be drawn: the name of a picture ends in one of { $kinds }.
error-no-matplotlib = A picture needs matplotlib. Install it with: pip install "entrepot[pictures]"

## The table server

server-title = Entrepôt
server-about = Tables for games of sea trade. A program can do everything that the page in the browser does: make a table or take a seat with "bearer": true, send the key that comes back as Authorization: Bearer, and play by POST requests or over the socket at /api/tables/(id)/socket.
server-no-page = The page is not built yet. In the project's folder, type: make page

## Starting and stopping

server-here = Entrepôt is open at { $address }
server-others = Others can reach it at { $address }
server-alone = Only this computer can reach it. To play with others on your network, start it with --host 0.0.0.0
server-data = Tables are kept in { $path }
server-stop = Ctrl-C ends it; tables go on when it is started again.
server-port-taken = Port { $port } of { $host } is in use already, perhaps by another Entrepôt. Choose another one with --port, or --port 0 for any that is free.
server-no-host = This computer can't listen on { $host }, port { $port }: { $why }.
server-backed-up = The tables were copied to { $path }
server-migrated = { $count ->
    [0] No table was copied to { $path }.
    [one] One table was copied to { $path }.
   *[other] { $count } tables were copied to { $path }.
}
server-migrated-left = { $count ->
    [one] One was there already.
   *[other] { $count } were there already.
}
server-thinks = { $workers ->
    [one] One process thinks
   *[other] { $workers } processes think
} for the servers at { $path }. Ctrl-C ends it.
server-pruned = { $count ->
    [0] No table is that old.
    [one] One table was removed.
   *[other] { $count } tables were removed.
}
server-would-prune = { $count ->
    [0] No table is that old.
    [one] One table would be removed.
   *[other] { $count } tables would be removed.
}
server-tables = Tables in { $path }
server-tables-state = state
server-tables-waiting = waiting
server-tables-dealing = dealing
server-tables-playing = playing
server-tables-over = over
server-tables-frozen = frozen
server-tables-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
server-tables-older = older
server-tables-all = all
server-tables-due = Tables where a bot must answer as soon as somebody looks: { $count }
server-load-tables = Tables in memory: { $loaded } of { $all }. Open sockets: { $sockets }.
server-load-workers = Workers: { $busy } of { $workers } at work. Waiting: { $watched } for bots that somebody watches, { $hint } hints, { $replay } replays, { $unwatched } for other bots.
server-load-answers = Since the start: { $answers } answers given, { $refused } requests refused.
server-load-times = 95 % of updates came within { $update } ms, of writes within { $write } ms, of the garbage collector's pauses within { $pause } ms.
server-load-process = Memory: { $memory } MB. Open files: { $files } of { $most }.
