# The arena and the report

## Help

cli-help-arena = Let bots play each other on all cores: who wins how often, ratings and times. Seats rotate, deals are paired; Ctrl-C loses nothing.
cli-help-arena-game = The game, one of: { $games }.
cli-help-arena-bots = The bots, with commas between them, one for each seat; such as random, greedy, search:200ms, search:400i, easy, normal, hard, expert.
cli-help-games = How many games; rounded up so that every bot has every seat of every deal.
cli-help-arena-seed = A whole number from which all deals follow. Default: that of the file, else a random one.
cli-help-out = The file for the games, a line each. If it is there already, what is missing is played. Default: a new file under entrepot/arena in your data folder.
cli-help-cores = How many games are played at once. Default: one for each processor.
cli-help-picture = Draw ratings and wins by seat into this file (.png, .svg or .pdf). Needs the extra "pictures".
cli-help-with-report = Tell also how the games went: their length, where credits come from, which cards win.
cli-help-top = How many lines a table of the report may have; the JSON file has all.

## While it runs

lab-progress = Games
lab-begins = { $game }: { $bots }. Seed { $seed }, { $count } games, { $blocks } deals.
lab-rounded = { $wanted } games would leave a deal unfinished: it will be { $count }, so that each of the { $bots } bots has every seat of every deal.
lab-goes-on = { $done } of { $count } games are in { $path } already.
lab-stopped = { $done } of { $count } games are played and kept. To go on:
lab-failed-bot = Game with seed { $seed } (deal { $block }, rotation { $rotation }) failed when { $bot } at seat { $seat } was asked: { $why }
lab-failed-game = Game with seed { $seed } (deal { $block }, rotation { $rotation }) failed before anybody was asked: { $why }
lab-died = Game with seed { $seed } (deal { $block }, rotation { $rotation }) was lost: its process ended with code { $code }.
lab-more-failed = { $count } more games failed.
lab-incomplete = { $count ->
    [one] 1 game is missing in these results.
   *[other] { $count } games are missing in these results.
} To play what is missing:
lab-written = Written: { $paths }

## The result

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
lab-title-times = What they took
lab-title-seats = Win rate by seat
lab-everybody = Everybody
lab-percent = { $rate }%
lab-range = { $low }–{ $high }
lab-rating-value = { $mu } ± { $sigma }
lab-length = A game took { $turns } turns (half of them { $quarter } to { $three_quarters }) and { $decisions } decisions.
lab-pair = { $first } won more than { $second } in { $better } deals, less in { $worse }, as much in { $equal }; by chance alone that is this uneven with p = { $p }.
lab-tiny = less than 0.0001

## The report

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
lab-even = If it made no difference, who did it would win { $rate }% of the games. A card is marked + or - where the interval leaves that out; among many cards some do so by chance.
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

## The picture

lab-picture-title = { $game }, { $count } games
lab-picture-rating = Rating with its 95 % interval
lab-picture-wins = Wins in %
lab-picture-even = all alike

## What goes wrong

error-no-games = { $games } games are too few: play at least 1.
error-no-cores = With { $cores } processes nothing is played: give at least 1, or leave --cores out.
error-needs-research = { $why }
error-no-bots = Name the bots with --bots, one for each seat, such as --bots random,random.
error-arena-differs = { $path } has games of another arena: its { $field } is { $there }, here it is { $here }. Give the same settings to go on with it, or another file.
error-arena-in-use = Another arena is writing to { $path }. Wait for it, or give another file.
error-arena-not-one = { $path } is not an arena's file: its line { $line } has no settings. Give another file.
error-arena-bad-line = Line { $line } of { $path } is damaged. Delete this line: its game will be played again.
error-bad-picture = { $path } can't be drawn: the name of a picture ends in one of { $kinds }.
error-no-matplotlib = A picture needs matplotlib. Install it with: pip install "entrepot[pictures]"
