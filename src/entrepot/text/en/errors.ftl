# What went wrong, and what to do about it

error-no-such-seat = There is no seat { $seat }: seats go from 0 to { $last }.
error-no-option-id = { $option } is not an option id. An option id is a short text{ $legal_count ->
    [0] .
   *[other] , now one of: { $legal }.
}
error-no-question-id = { $question } is not a question id: give the id of an open question as text, or none.
error-match-over = The game is over: nobody is asked anything any more.
error-not-asked = { $who } is not asked anything now; the game waits for seat { $seats }.
error-other-question = Question { $question } is not open any more. { $who } is now asked question { $now }: { $legal }.
error-not-an-option = { $option } can't be chosen now ({ $kind }). Legal: { $legal }.

error-nothing-to-undo = { $who } has given no answer yet: there is nothing to take back.
error-undo-sampled = This match was made by sampling: answers from before that can't be taken back.
error-undo-others-answered = { $who } can't take the last answer back: others have answered since. All players together may agree to step back.
error-undo-revealed = { $who } can't take a sealed answer back once all are open. All players together may agree to step back.
error-undo-learned = { $who } can't take the last answer back: something hidden has been seen since. All players together may agree to step back.
error-undo-chance = { $who } can't take the last answer back: chance has decided since. All players together may agree to step back.

error-unknown-game = No game is called { $game }. Known: { $games }.
error-unknown-bot = No bot is called "{ $bot }". Known: { $bots }.
error-bad-bots = Name one bot for all other seats, or { $seats } with commas between them, not { $bots }.
error-bad-players = This game takes { $least } to { $most } players, not { $players }.
error-bad-seed = A seed is a whole number from 0 to { $most }, not { $seed }.
error-bad-options = { $field }: { $why }. Options of this game: { $names }.

error-too-large = The document has { $size } bytes; at most { $limit } are read.
error-not-json = The document is not JSON: { $why }.
error-not-a-position = A position is a JSON object with "game" and "players".
error-bad-document = The document as a whole: { $why }.
error-bad-field = Field { $field }: { $why }.
error-bad-piece = Field { $field } does not describe a table of this game.
error-bad-value = Field { $field } has a value of the wrong kind: { $expected } is wanted.
error-bad-save = Field { $field } does not fit together: { $why }.
error-bad-digest = The saved match was changed: its table does not have the digest that was written down.
error-contradiction = Field { $field } contradicts the rest of the document.
error-not-in-set-up = Field { $field } can't stand beside "setup": true, which deals everything anew.
error-seat-not-there = Field { $field }: seats go from 0 to { $last }.
error-unknown-word = Field { $field }: { $word } is not known here. Known: { $known }.
error-too-many = Field { $field }: there are only { $most } of { $what }.
error-wrong-market = Field { $field }: the market has { $places } places; name all of them, or none.
error-empty-deck = Field { $field }: the deck needs at least one card, for the game ends when it is empty.
error-wrong-opponents = Name a seat of the table, and one bot for all { $others } other seats or one for each; seat { $seat } and the bots given do not fit.
error-bad-observer = No observer gives { $wanted }: there are those of one player's private information and of none, without parameters.

error-bad-cards = { $field } does not give values for cards: { $why }.
error-unknown-card = Field { $field }: no card is called "{ $word }".
error-card-not-free = Field { $field }: the card "{ $word }" is in another place already, or not in the sets of this game.
error-no-such-slot = Field { $field }: this ship has no free slot "{ $word }". A container is written as card:contract or card:contract:type, and as card:loose if it fills no slot.
error-colour-twice = Field { $field }: two players have the same colour.
error-capital-colour = Field { $field }: the colour capital is only for 6 players.
error-over-full = Field { $field }: this ship holds { $most } at most, counting all slots of its contracts and its loose containers.
error-contract-at-sea = Field { $field }: a ship at sea has no contracts.
error-empty-at-sea = Field { $field }: a ship at sea has at least one container.
error-ship-complete = Field { $field }: every slot of this ship is filled, so it would have sailed.

error-diverged-question = Answer { $index } does not fit: seat { $seat } answers "{ $kind }" with "{ $option }", but the rules (version { $rules }, record of version { $written }) ask { $asked }.
error-diverged-option = Answer { $index } does not fit: seat { $seat } answers "{ $kind }" with "{ $option }", but the rules (version { $rules }, record of version { $written }) allow: { $legal }.
error-diverged-over = Answer { $index } does not fit: seat { $seat } answers "{ $kind }" with "{ $option }", but the game is over (rules version { $rules }, record of version { $written }).
error-diverged-digest = All { $index } answers fit, but the table they lead to is not the one that was recorded: the record was cut or changed, or written under other rules (version { $written }, here { $rules }).

error-rule-fault = The rules failed on "{ $option }" ({ $why }). The match is as it was before. Please report this with the match's record.
