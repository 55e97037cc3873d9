# The page around the table: home, waiting room, host, settings

page-title = Entrepôt
page-gallery = What the page is made of

lobby-title = { $title } · Entrepôt
lobby-title-turn = ● Your turn · { $game }
lobby-unknown-problem = Something went wrong ({ $code }).
lobby-trouble-not-reached = The server can't be reached. Is it running, and is this device online?
lobby-trouble-no-json = { $name } is not a JSON file, so it can't be a record.
lobby-trouble-no-document = The card values are neither JSON nor TOML: { $why }
lobby-close = Close
lobby-done = Done.
lobby-home = To the start page
lobby-nowhere = There is nothing here
lobby-nowhere-why = This address leads to no page. Perhaps part of it was lost on the way.
lobby-pages = Pages
lobby-link-learn = Learn
lobby-link-cards = Cards
lobby-link-replay = Replay
lobby-link-settings = Settings
lobby-link-about = About

## Seats

lobby-bot = Bot ({ $level ->
    [easy] easy
    [hard] hard
    [expert] expert
   *[normal] normal
})
lobby-bot-number = Bot { $number } ({ $level ->
    [easy] easy
    [hard] hard
    [expert] expert
   *[normal] normal
})
lobby-captain = { $name } (bot, { $level ->
    [easy] easy
    [hard] hard
    [expert] expert
   *[normal] normal
})
captain-brackwater = Brackwater
captain-corallis = Corallis
captain-driftmoor = Driftmoor
captain-fathomby = Fathomby
captain-galewin = Galewin
captain-harbrook = Harbrook
captain-kelpworth = Kelpworth
captain-lanterby = Lanterby
captain-merrowin = Merrowin
captain-moorwick = Moorwick
captain-oystermark = Oystermark
captain-petrellan = Petrellan
captain-saltonby = Saltonby
captain-sandarel = Sandarel
captain-spindrake = Spindrake
captain-tidewell = Tidewell
lobby-open-seat = Open seat { $number }
lobby-kept-for = Kept for { $name }
lobby-seat-open = open
lobby-seat-bot = bot
lobby-seat-thinking = thinking
lobby-seat-away = away, a bot is playing
lobby-seat-away-since = away, a bot playing since { $time }
lobby-seat-you = You
lobby-seat-here = here
lobby-seat-offline = not connected
lobby-seat-friend = Open, for a friend
lobby-level-easy = easy
lobby-level-normal = normal
lobby-level-hard = hard
lobby-level-expert = expert

## Home

lobby-tagline = Two games of sea trade, for friends and bots
lobby-sail-as = Your name
lobby-nobody = Captain
lobby-about-import-export = Win contracts, load ships, turn pirate. Every card is a good, a contract and a power at once.
lobby-about-maritime-silk-road = Porcelain, silk and tea. Read the market, lay the right card, and sell at the right moment.
lobby-players = Players
lobby-player-count = { $count } players
lobby-level-bots = { $level ->
    [easy] easy bots
    [hard] hard bots
    [expert] expert bots
   *[normal] normal bots
}
lobby-play-now = Play now
lobby-dealing = Dealing…
lobby-learn = New to it? Learn by playing
lobby-set-up = Set up a table, invite friends
lobby-your-tables = Your tables
lobby-branch = Branch
lobby-your-turn = Your turn
lobby-state-waiting = Waiting for players
lobby-state-dealing = Dealing
lobby-state-over = Over
lobby-state-frozen = Frozen
lobby-open-tables = Open tables
lobby-no-tables = No table is open to everybody right now. If you set one up, it can be shown here.
lobby-filter-game = Game
lobby-filter-game-all = all
lobby-filter-state = Tables
lobby-filter-state-all = all
lobby-filter-state-waiting = with open seats
lobby-filter-state-playing = to watch
lobby-no-such-tables = No open table is like that right now.
lobby-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
lobby-join = Join
lobby-watch = Watch
lobby-more-tables = Show more tables
lobby-records = Replay a game
lobby-records-why = Drop the record of a game anywhere on this page, or choose the file.
lobby-choose-file = Choose a file
lobby-drop-here = Drop the record to replay it

## A new table

lobby-new-table = { $game }: a new table
lobby-no-such-game = This server does not have that game.
lobby-who-plays = Who plays
lobby-all-friends = Everybody else: friends
lobby-all-bots = Everybody else: bots
lobby-shuffle = Draw lots for who sits where
lobby-the-game = The game
lobby-the-table = The table
lobby-option-sets = Sets of cards
lobby-option-note-sets = One set is enough for a game. More sets bring more cards and more powers.
lobby-option-target = Credits that end the game
lobby-option-note-target = An even number. 50 as printed; more makes a longer game.
lobby-option-closed-hands = Closed hands
lobby-option-note-closed-hands = Questions that depend on the cards in a hand are always asked, even if nothing can be done. So nobody learns anything from silence, but the game takes a little longer.
lobby-option-show-coins = Coins are open to everybody
lobby-option-note-show-coins = By the printed rules, coins are secret and everybody keeps count.
lobby-option-cards = Custom card values
lobby-option-note-cards = Types, tiers and loads from your printed cards, as JSON or TOML, by the card's id
lobby-listed = Show the table to everybody on the start page
lobby-pace-label = Bots take at least
lobby-pace-none = no time
lobby-pace-is = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
lobby-clock-label = Time for an answer
lobby-clock-none = no limit
lobby-budget-label = Minutes for the whole game
lobby-budget-none = no limit
lobby-grace-label = A bot stands in for absent players after
lobby-grace-none = never
lobby-time = { $unit ->
    [second] { $count } seconds
    [minute] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
    [hour] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
   *[day] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
}
lobby-seed = Seed
lobby-seed-random = random
lobby-open-table = Open the table

## The waiting room

lobby-invite = Invite
lobby-invite-link = Link to this table
lobby-by-link = Only people with this link can find the table.
lobby-is-listed = Everybody can find this table on the start page.
lobby-loopback = Only this machine can reach this address. To let others join, start the server with --host 0.0.0.0, or with --public-url if it is behind a proxy.
lobby-address = Address
lobby-copy = Copy the link
lobby-copied = Copied
lobby-share-sheet = Share…
lobby-qr = QR code of the link
lobby-seats = Seats
lobby-name = Your name
lobby-sit-down = Sit down
lobby-take-seat = Take this seat
lobby-take-seat-number = Take seat { $number }
lobby-waiting-for = { $count ->
    [one] Waiting for 1 more player.
   *[other] Waiting for { $count } more players.
}
lobby-begins = Everybody is here: the game begins.
lobby-bots-level = Bots
lobby-begin-with-bots = Begin, with bots in the open seats
lobby-seeded = open deal
lobby-seeded-why = Open deal: whoever made this table chose the seed, and may know how the cards lie.
lobby-coins-open = open coins
lobby-own-values-in-use = custom card values
lobby-clock-is = { $seconds } seconds for an answer
lobby-budget-is = { $minutes } minutes each for the whole game

## At the table

lobby-menu = Menu
lobby-menu-share = Invite, share
lobby-menu-move = Move my seat to another device
lobby-menu-rename = Change my name
lobby-menu-introduce = Tell who I am
lobby-menu-host = Host's panel
lobby-menu-leave = Leave the table
lobby-you-watch = You are watching
lobby-watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
lobby-watchers = Watching: { $names }
lobby-clock = Time left
lobby-time-left = Time left for the whole game
lobby-latency = { $ms } ms
lobby-connection-on = connected
lobby-connection-connecting = connecting
lobby-connection-off = not connected
lobby-connecting = Rowing to the table…
lobby-lost = The connection is lost. Trying again; nothing of the game is lost.
lobby-lost-with-answer = The connection is lost. Trying again; your answer will be sent as soon as it is back.
lobby-bot-plays = A bot is playing for you.
lobby-bot-plays-since = A bot has been playing for you since { $time }.
lobby-bot-played = A bot played for you from { $from } to { $to }.
lobby-bot-did = What it did
lobby-bot-did-nothing = It had nothing to decide.
lobby-play-again = Play myself
lobby-talk-share = Invite, share
lobby-share-why = Whoever opens this link can take an open seat, or watch.
lobby-talk-move = Move the seat
lobby-move-why = The link takes your seat to another device or another browser. Here you will then only watch.
lobby-move-make = Make the link
lobby-move-link = Link that moves your seat
lobby-move-once = It works once, within 10 minutes. Give it to nobody else.
lobby-moving = The seat is being moved here…
lobby-talk-rename = Change my name
lobby-rename = Change
lobby-talk-introduce = Tell who I am
lobby-introduce-why = Everybody at the table sees this name while you watch. Leave it empty to watch without one.
lobby-talk-leave = Leave the table
lobby-leave-why = A bot plays on for you. You can take your seat back from this browser at any time.
lobby-leave-waiting = Your seat becomes open again.
lobby-leave = Leave
lobby-stay = Stay
lobby-talk-settings = Settings
lobby-gone = This table is not here
lobby-moved = You have no seat here any more
lobby-moved-why = You can watch here.
lobby-result = Show the result
lobby-broken = The page can't show this table
lobby-again = Try again
lobby-frozen = This table is frozen
lobby-frozen-why = You can look at it and download it, but not play on.
lobby-download = Download the record

## The host's panel

lobby-to-table = To the table
lobby-not-host = Only whoever made the table can do this, in the browser in which they made it.
lobby-give-away = Let a bot stand in
lobby-give-away-seat = Let a bot stand in for seat { $number }
lobby-give-bot = Give to a bot
lobby-give-bot-seat = Give seat { $number } to a bot
lobby-give-open = Open the seat
lobby-give-open-seat = Open seat { $number }
lobby-give-back = Give back
lobby-give-back-seat = Give seat { $number } back to its player
lobby-step-back = Step back
lobby-step-back-why = The game goes back to before its last answer, whoever gave it. Everybody is told. Chance repeats itself.
lobby-stepped-back = The game has stepped back.
lobby-took-back-person = { $who_id ->
    [you] You have
   *[seat] { $who } has
} taken an answer back.
lobby-took-back-people = Everybody agreed to go back to before { $who_id ->
    [you] your last answer.
   *[seat] the last answer of { $who }.
}
lobby-took-back-host = The host has taken back { $who_id ->
    [you] your last answer.
   *[seat] the last answer, given by { $who }.
}
lobby-notice-left = { $who_id ->
    [you] You have left.
   *[seat] { $who } has left.
} A bot has been playing for { $who } since { $time }.
lobby-notice-grace = A bot has been playing for { $who } since { $time }.
lobby-notice-host = The host has let a bot play for { $who } since { $time }.
lobby-notice-back = { $who_id ->
    [you] You are back.
   *[seat] { $who } is back.
}
lobby-notice-bot = A bot has taken { $who_id ->
    [you] your seat.
   *[seat] the seat of { $who }.
}
lobby-notice-refused = { $by_id ->
    [you] You do
   *[seat] { $by } does
} not agree to the step back that { $who } proposed.
lobby-notice-withdrawn = { $who_id ->
    [you] You no longer propose to step back.
   *[seat] { $who } no longer proposes to step back.
}
lobby-export = Export
lobby-export-before = Until the game is over an export holds only what you may know.
lobby-export-after = The export is the record of the game: it can be replayed.
lobby-delete = Delete the table
lobby-delete-why = The table, its game and all its seats are gone for good, for everybody.
lobby-delete-now = Delete for good
lobby-keep = Keep it

## Settings

lobby-theme = Light or dark
lobby-theme-auto = like the system
lobby-theme-light = light
lobby-theme-dark = dark
lobby-sound = Sound
lobby-sound-off = off
lobby-sound-turn = when it is my turn
lobby-sound-all = all
lobby-volume = Volume
lobby-motion = Motion
lobby-motion-auto = like the system
lobby-motion-off = less
lobby-motion-speed = Speed of motion
lobby-motion-speed-slow = slow
lobby-motion-speed-normal = normal
lobby-motion-speed-fast = fast
lobby-text-size = Size of text
lobby-text-size-small = small
lobby-text-size-normal = normal
lobby-text-size-large = large
lobby-card-size = Size of cards
lobby-card-size-small = small
lobby-card-size-normal = normal
lobby-card-size-large = large
lobby-new-tables = For new tables, and for “Play now”
lobby-confirm = Confirming
lobby-confirm-all = Ask me to confirm every choice
lobby-notify = Notification
lobby-notify-turn = Tell me when it is my turn and this page is hidden
lobby-notify-refused = The browser does not allow it for this page.
lobby-language = Language
lobby-language-auto = like the browser

## All cards

lobby-all-cards = All cards
lobby-card-sought = Name or power
lobby-card-type = Type
lobby-card-all = all
lobby-card-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## The ways to the rules and to a card's page, from anywhere

help-rules = Rules
help-rules-of = Rules of { $game }
help-paragraph = Rules, paragraph { $number }
help-paragraphs = In the rules:
help-card = All about { $card }
help-new-tab = opens beside the game
help-peek-rules = rules and more
help-house = Most tiers and loads are house values: the rulebooks' text does not give them, so this project chose them. The page of each card says which.

## About

lobby-about-unofficial-title = Unofficial
lobby-about-unofficial-text = This is a fan project. It is neither made nor approved by the authors or publishers of Import / Export and Maritime Silk Road, and it uses none of their artwork. If you like a game, buy it.
lobby-about-icons-title = Icons
lobby-about-icons-text = The icons are from the game-icons collection by Lorc, Delapouite, Skoll, sbed and others, under CC BY 3.0, unchanged but for colour and size.
lobby-about-icons-link = game-icons.net
lobby-about-licence-link = CC BY 3.0
lobby-about-fonts-title = Fonts
lobby-about-fonts-text = Big Shoulders Stencil by The Big Shoulders Project Authors, Barlow by The Barlow Project Authors, Alegreya by Juan Pablo del Peral and the Alegreya Project Authors, all under the SIL Open Font License 1.1.
lobby-about-fonts-link = SIL Open Font License
lobby-about-code-title = Everything else
lobby-about-code-text = Everything else that is drawn, and the program itself, is this project's own, under the MIT licence.
lobby-about-house-title = Values of the cards
lobby-about-house-text = { $count } of { $all } cards have values that this project chose ({ $kinds }), as the rulebook's text does not give them. Each card says which. Whoever owns the printed game can enter the printed values when setting up a table.
lobby-about-api = The API, for programs
lobby-version = Version { $version }
