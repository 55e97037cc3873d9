# At the table of either game: shared words, stepping back, standing answers, hints, keys, the log, the end and the replay

## Words shared by all ways to play

seat = Player { $number }
you = you
a-seat = Seat { $seat }
page-turn = Turn { $turn }
sentences = { $first } { $then }
list-times = { $count } { $word }
list-last = { $before } and { $after }
list-before = { $before }, { $after }

## Stepping back

page-undo = Undo
page-restart = Restart the turn
play-restart-why = Back to the start of the turn, or as far as nothing has been revealed since
play-propose = Ask to step back
play-propose-why = You can't take your last answer back on your own: others have answered, or something has been seen since. If everyone agrees, the game steps back to before it.

play-proposal = { $who_id ->
    [you] You ask to step back to before your last answer.
   *[seat] { $who } asks to step back to before their last answer.
}
play-proposal-waiting = Not yet agreed: { $who }
play-agree = Agree
play-disagree = Refuse
play-withdraw = Withdraw

## Standing answers

play-standing = Standing answers
play-standing-how = When { $card } asks
play-standing-ask = ask
play-standing-always = always yes
play-standing-never = never
play-standing-is = { $answer ->
    [always] { $card }: always yes
   *[never] { $card }: never
}
play-standing-cancel = Ask again about { $card }
play-prepare = Plan ahead
play-prepare-card = You are not asked now. Choose it to prepare your next answer.
play-prepare-next = Next: { $option }
play-prepare-cancel = Take back the prepared answer
play-prepare-void = Your prepared answer no longer fits: { $option }
play-prepare-loading = Looking up what can be prepared…
play-prepare-why = Your answer is given when the question comes, if it still fits. Nobody else sees it.

## Talk

talk-title = Talk
talk-open = Talk, { $count ->
    [0] nothing new
    [one] 1 new line
   *[other] { $count } new lines
}
talk-empty = Nobody has said anything yet.
talk-line = { $who }: { $words }
talk-spectator = A spectator
talk-phrases = Quick phrases
talk-text = Say something
talk-send = Send
talk-mute = Do not show what others say
talk-muted = You have muted the others.
talk-kept = Talk is kept only while the table is open, and never in records.
talk-rule = Talk at the table
talk-rule-free = free
talk-rule-phrases = only quick phrases
talk-rule-off = off
talk-rule-spectators = Spectators may say something, too
talk-phrase-hello = Hello!
talk-phrase-good-luck = Good luck!
talk-phrase-nice-move = Nice move!
talk-phrase-oops = Oops.
talk-phrase-thanks = Thank you!
talk-phrase-sorry = Sorry!
talk-phrase-one-moment = One moment, please.
talk-phrase-your-turn = It is your turn.
talk-phrase-well-played = Well played!
talk-phrase-again = Another game?
talk-phrase-bye = Bye!

## Hints

play-hint = Hint
play-hint-asked = Thinking…
play-hint-title = What a bot would do
play-hint-chance = { $chance } to win
play-hint-why = Estimated by playing on { $tried ->
    [one] once
   *[other] { $tried } times
} in worlds that fit what you know.
play-hint-first-sight = At first sight it is the best option.
play-hint-worse = At first sight it looks { $worth } worse than the best, but it plays out better.
play-hint-surer = Another option shows a higher percentage, but it was tried in only { $tried } of { $all } games, so its number is less certain.
play-hint-close = Close

## Keys

play-keys = Keys
play-keys-title = Playing with the keyboard
play-key-arrows = Move among what can be chosen
play-key-tab = To the next button
play-key-enter = Choose what has the focus
play-key-confirm = Confirm
play-key-escape = Take the selection back
play-key-undo = Undo
play-key-hint = Hint
play-key-look = Look at a card
play-key-rules = The page of the card you are looking at
play-key-help = These keys
play-keys-close = Close

## Announcements

play-your-turn = You are asked: { $question }
play-announce-proposed = Chosen: { $option }. Confirm with c.
play-news = What happened

## Log

page-log = Log
page-since = Since you looked away
page-changed = New since your last turn.
page-newest = To the newest line

## The parts of the table on a phone

page-sections = Parts of the table
page-go-table = Sea
page-go-hand = Hand
page-go-rivals = Rivals
page-go-market = Market
page-go-ships = Ships
page-go-trade = Trade
page-go-log = Log
page-busy = something can be done there

## A card, large

page-peek = A card, large
page-close-card = Close

## The end of a game, and its replay

end-won = { $names_id ->
    [you] { $count ->
        [one] You win!
       *[other] You share the victory with { $names }
    }
   *[seat] { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
}
end-with = { $game ->
    [maritime-silk-road] { $total ->
        [one] with 1 coin
       *[other] with { $total } coins
    }
   *[other] { $total ->
        [one] with 1 credit
       *[other] with { $total } credits
    }
}
end-lead = { $game ->
    [maritime-silk-road] { $lead ->
        [one] one coin more than { $name }
       *[other] { $lead } coins more than { $name }
    }
   *[other] { $lead ->
        [one] one credit more than { $name }
       *[other] { $lead } credits more than { $name }
    }
}
end-tie = There is no tie-break: those who have the most share the victory.
end-power = By the power of { $card }: scores decide nothing.
end-place = You finished in place { $place } of { $players }.

## Where scores come from

end-scores = Scores by source
end-total = Total
end-part = { $source }: { $amount }
end-source-credits = Credits
end-source-harbour = Containers in harbour
end-source-goods = Goods: { $type }
end-source-majority = Majority: { $type }
end-source-set = A good of every type
end-source-power = { $card }
end-source-coins = Coins
end-source-good = Earned with { $good }
end-source-licences = Added by licences
end-source-spent = Spent on cards

## Over time

end-turn = Turn
end-over-time = { $game ->
    [maritime-silk-road] Coins over the turns
   *[other] Credits over the turns
}
end-goal = the end begins
end-no-chart = The course of the game can't be shown now.
end-final = The final table

## What now

end-fair = A fair deal
end-fair-proven = The deal and all steps are as committed: nothing was changed after it was settled.
end-fair-parts = { $count ->
    [0] The deal came from the server alone.
    [one] The deal came from the server and from 1 player together.
   *[other] The deal came from the server and from { $count } players together.
}
end-fair-own = Your own random numbers are in it.
end-fair-own-late = Your own random numbers are not in it: they did not come in time.
end-fair-first-seen = This browser was not there when the game began, so it can't compare with what was shown then.
end-fair-replayed = Played again by this server’s rules, the steps lead to the same end.
end-fair-not-replayed = This server could not play the steps again.
end-fair-wrong = Something is not as committed:
end-fair-more = To play the steps again by your own copy of the rules, download the record and run:
end-what-now = What now
end-rematch = Rematch
end-rematch-waits = { $count ->
    [0] The rematch has been set up
    [one] 1 player is waiting for the rematch
   *[other] { $count } players are waiting for the rematch
}
end-join-rematch = Join the rematch
end-watch-rematch = Watch the next game
end-replay = Replay
end-look-back = Look back
end-share = Share
end-share-label = Link to the replay
end-download = Download the record
end-lobby = Back to the lobby

## Replay

replay-title = Replay
replay-choose = Choose a record, or drop it anywhere on the page
replay-choose-why = A record is the file that you can download at the end of a game. It holds all the answers of that game, whether it was played on this server, on another one or in the terminal.
replay-keys = Keys: ← and → go one answer, ↑ and ↓ one turn, Home and End to either end; space plays and pauses.
replay-go-first = To the beginning
replay-go-back-turn = One turn back
replay-go-back = One answer back
replay-play = Play
replay-pause = Pause
replay-go-on = One answer forward
replay-go-on-turn = One turn forward
replay-go-last = To the end
replay-scrub = Position in the game
replay-where = { $turn ->
    [0] Set-up, answer { $at } of { $last }
   *[other] Turn { $turn }, answer { $at } of { $last }
}
replay-speed = Speed
replay-times = { $speed } ×
replay-eyes = Through the eyes of
replay-spectator = a spectator
replay-download = Download
replay-try-again = Try again from here
replay-lens = Who knows what
replay-over = The game is over
replay-asked = { $name }: { $what }
replay-several = { $count } players are asked at once
replay-results = Result and course of the game (reveals who won)
