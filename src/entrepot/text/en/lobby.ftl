# The page around the table: lobby, waiting room, settings

lobby-unknown-problem = Something went wrong ({ $code }).
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
lobby-open-seat = Open seat { $number }
lobby-kept-for = Kept for { $name }
