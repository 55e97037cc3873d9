# The review of a game: chances to win, turning points and why, and practice from them

review-known = Chances to win, from what each player knew at the time
review-open = Chances to win, with all cards open
review-turn = Turn
review-points = Turning points
review-point = Turn { $turn }, { $who }: { $played }
review-cost = It cost { $cost } percentage points of the chance to win ({ $low } to { $high }), leaving { $chance }%.
review-better = Better: { $option }
review-none = No answer has clearly cost more than { $least } percentage points of the chance to win.
review-compared = { $count ->
    [one] 1 decision was compared with its other options in the same imagined worlds. Whatever is marked is 95% certain.
   *[other] { $count } decisions were compared with their other options in the same imagined worlds. Whatever is marked is 95% certain, for all of them together.
}
review-branch = { $named ->
    [yes] "{ $name }": a branch of a recorded game, which it left
   *[no] This is a branch of a recorded game, which it left
} { $answers ->
    [0] before the first answer
    [one] after 1 answer
   *[other] after { $answers } answers
}.

## What an answer changes at the end of the game

review-because-points = { $game ->
    [maritime-silk-road] On average { $who } ends with { $amount } fewer coins.
   *[import-export] On average { $who } ends with { $amount } fewer credits.
}
review-because-source = About this much is missing: { $part }.
review-because-rival-points = { $game ->
    [maritime-silk-road] On average { $who } ends with { $amount } more coins.
   *[import-export] On average { $who } ends with { $amount } more credits.
}
review-because-rival-wins = { $who } wins { $amount } more of 100 such games.
review-because-sooner = The game ends { $amount } turns sooner.
review-because-later = The game ends { $amount } turns later.

## Practice

review-practice = Practice: a turning point, with other cards wherever they could not be known.
review-practice-best = That is what the bots would do, too.
review-practice-as-good = That is as good as what the bots would do: { $option }
review-practice-unclear = It is not clear whether that is as good as what the bots would do: { $option }
review-practice-worse = That costs { $cost } percentage points of the chance to win ({ $low } to { $high }). Better: { $option }

## On the page

look-back-why = The bots work out everybody's chance to win over the whole game, and find the answers that cost most. This takes a minute or so, longer with more players.
look-back-by = Judged by
look-back-known = What each player knew
look-back-open = All cards open
look-back-start = Review the game
look-back-waiting = Waiting in the queue…
look-back-progress = Step { $done } of at most { $of }
look-back-stop = Stop
look-back-go = Show it in the replay
look-back-practise = { $count ->
    [one] Practise one of these moments
   *[other] Practise { $count } of these moments
}
look-back-branches = Your branches of this game
look-back-left = { $answers ->
    [0] left it before the first answer
    [one] left it after 1 answer
   *[other] left it after { $answers } answers
}

## Who knows what

who-knows-why = What you can be certain of: from what you have seen, and from counting.
who-knows-lens = What { $name } knows
who-knows-since = { $count ->
    [one] { $names } has known this card since turn { $turn }.
   *[other] { $names } have known this card since turn { $turn }.
}
who-knows-always = { $count ->
    [one] { $names } knows this card.
   *[other] { $names } know this card.
}
who-knows-own = Your hand
who-knows-hand = Hand of { $name }
who-knows-deck = Deck
who-knows-from = since turn { $turn }
who-knows-top = on top
who-knows-below = { $count ->
    [one] below 1 card
   *[other] below { $count } cards
}
who-knows-counted = Can be nowhere else: { $cards }
who-knows-unknown = { $count ->
    [one] 1 unknown card
   *[other] { $count } unknown cards
}
who-knows-alone = { $count ->
    [one] 1 card that nobody else is certain of
   *[other] { $count } cards that nobody else is certain of
}
who-knows-empty = No cards
who-knows-hidden = { $count ->
    [one] 1 card could lie in several places
   *[other] { $count } cards could lie in several places
}

## Trying again

try-again-why = Bots take the other seats, and you play on from here at a table of your own. The game itself stays as it was.
try-again-redealt = Bots take the other seats, and you play on from here. The cards that could not be known are dealt again.
try-again-name = Name of the branch (optional)
try-again-level = Bots
try-again-begin = Play on
try-again-file = Save this moment as a file

## Practice on the page

practice-title = Practice
practice-number = Moment { $number } of { $count }
practice-ask = Turn { $turn }: what would you do? You see what { $who } saw.
practice-judging = The bots are comparing this with what they would do…
practice-answered = Your answer: { $option }
practice-then = Played in the game: { $option }
practice-again = Answer again
practice-on = Play on from here
practice-next = Next moment
practice-back = Back to the game
practice-none = No review has marked a moment of yours in this game.
