# The end of a game, and its replay

end-won = { $name } wins
end-won-mine = You win!
end-shared = { $names } share the victory
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
end-tie = There is no tie-break: who has the most shares it.
end-power = By the power of { $card }: scores decide nothing.
end-place = You came in at place { $place } of { $players }.

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

end-what-now = What now
end-rematch = Rematch
end-rematch-waits = { $count ->
    [0] The rematch has been set up
    [one] 1 player waits for the rematch
   *[other] { $count } players wait for the rematch
}
end-join-rematch = Join the rematch
end-watch-rematch = Watch the next game
end-replay = Replay
end-share = Share
end-share-label = Link to the replay
end-download = Download the record
end-lobby = Back to the lobby

## Replay

replay-title = Replay
replay-choose = Choose a record, or drop it anywhere on the page
replay-choose-why = A record is the file that the end of a game offers for download. It holds all answers of a game, of this server or any other, and of games played in the terminal.
replay-keys = Keys: ← and → one answer, ↑ and ↓ one turn, space plays and pauses, Home and End.
replay-go-first = To the beginning
replay-go-back-turn = One turn back
replay-go-back = One answer back
replay-play = Play
replay-pause = Pause
replay-go-on = One answer on
replay-go-on-turn = One turn on
replay-go-last = To the end
replay-scrub = Where in the game
replay-where = { $turn ->
    [0] Set-up, answer { $at } of { $last }
   *[other] Turn { $turn }, answer { $at } of { $last }
}
replay-speed = Speed
replay-times = { $speed } ×
replay-eyes = From the eyes of
replay-spectator = a spectator
replay-download = Download
replay-over = The game is over
replay-asked = { $name }: { $what }
replay-several = { $count } players are asked at once
replay-results = Result and course of the game (tells who won)
