# What went wrong, and what to do about it
# The errors of the arena are in terminal.ftl.

error-no-such-answer = The game has no answer { $answer }: answers are counted up to { $last }.
error-no-such-seat = There is no seat { $seat }: seats go from 0 to { $last }.
error-no-option-id = { $option } is not an option id. An option id is a short text{ $legal_count ->
    [0] .
   *[other] , now one of: { $legal }.
}
error-no-question-id = { $question } is not a question id: give the id of an open question as text, or none.
error-match-over = The game is over: nobody is asked anything any more.
error-not-asked = { $who_id ->
    [you] You are
   *[seat] { $who } is
} not asked anything now; the game waits for seat { $seats }.
error-other-question = Question { $question } is not open any more. { $who_id ->
    [you] You are
   *[seat] { $who } is
} now asked question { $now }: { $legal }.
error-not-an-option = { $option } can't be chosen now ({ $kind }). Legal: { $legal }.

error-nothing-to-undo = { $who_id ->
    [you] You have
   *[seat] { $who } has
} given no answer yet: there is nothing to take back.
error-undo-sampled = This match was made by sampling: answers from before that can't be taken back.
error-undo-others-answered = { $who_id ->
    [you] You can't take your last answer back:
   *[seat] { $who } can't take the last answer back:
} others have answered since. All players together may agree to step back.
error-undo-revealed = { $who_id ->
    [you] You
   *[seat] { $who }
} can't take a sealed answer back once all are open. All players together may agree to step back.
error-undo-learned = { $who_id ->
    [you] You can't take your last answer back:
   *[seat] { $who } can't take the last answer back:
} something hidden has been seen since. All players together may agree to step back.
error-undo-chance = { $who_id ->
    [you] You can't take your last answer back:
   *[seat] { $who } can't take the last answer back:
} chance has decided since. All players together may agree to step back.

error-unknown-game = No game is called { $game }. Known: { $games }.
error-unknown-bot = No bot is called "{ $bot }". Known: { $bots }.
error-bad-bots = Name one bot for all other seats, or { $seats } with commas between them, not { $bots }.
error-bad-players = This game takes { $least } to { $most } players, not { $players }.
error-bad-seed = A seed is a whole number from 0 to { $most } or 64 hexadecimal digits, not { $seed }.
error-bad-options = { $field }: { $why }. Options of this game: { $names }.

error-too-large = The document has { $size } bytes; at most { $limit } are read.
error-not-json = The document is not JSON: { $why }.
error-not-a-position = A position is a JSON object with "game" and "players".
error-bad-document = The document as a whole: { $why }.
error-bad-field = Field { $field }: { $why }.
error-bad-piece = Field { $field } does not describe a table of this game.
error-bad-value = Field { $field } has a value of the wrong kind: { $expected } is expected.
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
error-wrong-processes = { $games } games can't be shared among { $processes } processes: take at least one process and at most one for each game.
error-wrong-words = Give one whole number for each of the { $games } games: the word to say in it.
error-illegal-word = Word { $word } can't be said in game { $game } now. Words that can: { $legal }.
error-bad-observer = No observer gives { $wanted }: observers give one player's private information or nobody's, and take no parameters.

error-bad-cards = { $field } does not give values for cards: { $why }.
error-unknown-card = Field { $field }: no card is called "{ $word }".
error-card-not-free = Field { $field }: the card "{ $word }" is already in another place, or not in the sets of this game.
error-no-such-slot = Field { $field }: this ship has no free slot "{ $word }". A container is written as card:contract or card:contract:type, as card:beside if it makes a pair with the one before it, and as card:loose if it fills no slot.
error-colour-twice = Field { $field }: two players have the same colour.
error-capital-colour = Field { $field }: the colour capital is only for 6 players.
error-over-full = Field { $field }: this ship holds { $most } at most, counting all slots of its contracts and its loose containers.
error-contract-at-sea = Field { $field }: a ship at sea has no contracts.
error-empty-at-sea = Field { $field }: a ship at sea has at least one container.

error-diverged-question = Answer { $index } does not fit: seat { $seat } answers "{ $kind }" with "{ $option }", but the rules (version { $rules }, record of version { $written }) ask { $asked }.
error-diverged-option = Answer { $index } does not fit: seat { $seat } answers "{ $kind }" with "{ $option }", but the rules (version { $rules }, record of version { $written }) allow: { $legal }.
error-diverged-over = Answer { $index } does not fit: seat { $seat } answers "{ $kind }" with "{ $option }", but the game is over (rules version { $rules }, record of version { $written }).
error-diverged-digest = All { $index } answers fit, but the table they lead to is not the one that was recorded: the record was cut or changed, or written under other rules (version { $written }, here { $rules }).

error-rule-fault = The rules failed on "{ $option }" ({ $why }). The match is as it was before. Please report this with the match's record.

error-not-found = There is nothing at this address.
error-wrong-method = This address does not accept such requests.
error-bad-request = The request can't be understood.
error-body-too-large = The request is too large.
error-head-too-large = The request's head is too large.
error-address-too-long = The request's address is too long.
error-request-too-slow = The request took too long to arrive.
error-too-many-connections = Too many connections are open from your address. Close some, or try again in a while.
error-server-full = The server has as many connections as it can hold. Try again in a while.
error-frame-too-large = The message is too large: at most { $most } bytes are read.
error-no-body = The request has no body: a JSON object is expected.
error-not-json-type = The request must be JSON, and say so: Content-Type: application/json.
error-unknown-host = This server does not answer to the name "{ $host }". Its host can make that name known with --public-url.
error-no-origin = The request does not say where it comes from: send a key (Authorization: Bearer ...), or an Origin header as browsers do.
error-foreign-origin = Requests from pages of { $origin } are not accepted here.
error-metrics-closed = The server's numbers can be read on its own machine, or with the token that its host has set (--metrics-token).
error-too-often = That was too much at once. Try again in { $seconds } s.
error-internal = Something went wrong in the server. It is recorded in its log; nothing has changed.
error-too-busy = The server has too much to do. Try again in a while.
error-work-lost = The work could not be done: the process that did it ended or took too long. Try again.
error-work-waiting = { $most } requests of yours are waiting already. Try again in { $seconds } s, when some of them are done.
error-record-too-long = Field { $field }: the record has { $answers } answers; at most { $most } are replayed.
error-record-too-slow = Field { $field }: replaying this record takes more than { $seconds } s of work, which no usual game does. On your own computer it has all the time it needs: entrepot replay FILE.
error-bad-address = "{ $address }" is not the address of a page: it begins with http:// or https:// and has no ? or #.
error-bad-table-link = "{ $address }" is not the link to a table. It looks like http://192.168.1.20:8000/#/t/abcdefgh, as the page shows it under "Invite".
error-not-reached = { $address } can't be reached: { $why }.
error-bad-level = There is no log level "{ $level }". Known: debug, info, warning, error.
error-bad-age = "{ $age }" is not an age: write 90d for ninety days, 12h for twelve hours.

error-no-such-table = There is no such table: the link is not complete, or the table was deleted.
error-not-your-seat = Only those who sit at the table can do that, and this is not, or no longer, the key of a seat there.
error-not-watching = You have a seat, so your name is that of your seat; change it in the menu.
error-asked-now = You are asked now: give your answer instead of preparing one.
error-not-preparable = “{ $option }” can’t be prepared for the question “{ $kind }”. Choose one of the answers that are offered.
error-bad-text-length = A message needs 1 to { $most } characters.
error-bad-text-letter = The character { $letter } can’t be read by others. Write without it.
error-say-one-thing = Say either a phrase or a text.
error-talk-off = The host has switched off talk at this table.
error-talk-phrases-only = At this table only the quick phrases can be said.
error-talk-spectators = Spectators can read here, but not say anything.
error-not-the-host = Only the host of the table can do that.
error-code-void = This link has been used, or is older than ten minutes. Make a new one on the device that has the seat.
error-table-waits = The table is still waiting for players.
error-table-begun = The game has already begun.
error-table-over = The game is over.
error-table-frozen = This table is frozen: it can only be looked at and exported.
error-table-damaged = What was stored of this table can't be read any more.
error-table-diverged = The rules have changed, and this game can't go on under them.
error-table-deleted = The table was deleted.
error-seat-moved = This seat is now on another device, or somebody else has it.
error-server-stops = The server is stopping. When it is started again, it goes on where it was.
error-too-slow = The connection was too slow for all the news.
error-ticket-used = The ticket { $ticket } has already been used for something else.
error-proposal-open = There is already a proposal: answer that first.
error-no-such-proposal = This proposal is no longer open.
error-no-standing-answer = There is no standing answer to "{ $kind }".
error-journal-full = So much has happened at this table that nothing more is kept: { $most } entries are the most.
error-too-many-changes = This seat has stepped back, proposed or changed something { $most } times at this table. Now it can only answer.
error-no-open-seat = No seat is free any more.
error-seat-reserved = This seat is kept for somebody who played in the game before.
error-nobody-there = No person sits there.
error-nothing-to-step-back = Nothing has been answered yet.
error-no-question = You are not asked anything now.
error-record-later = The record is open to all when the game is over.
error-not-dealing = A part of the deal is taken only while the cards are dealt.
error-other-part = That is not the part of the deal that this seat committed to.
error-fair-none = This record proves nothing about its deal: it comes from a table with an open deal, from before there were fair deals, or from no server.
error-fair-secret = The server's random bits do not fit its commitment.
error-fair-other-commitment = The commitment in this record is not the one that was shown at the table.
error-fair-seats = The deal is not one for as many seats as the game had.
error-fair-part = The part of seat { $seat } does not fit its commitment.
error-fair-seed = The seed does not follow from the server's bits and the parts of the seats.
error-fair-chain = The steps do not lead to the final hash: a step was changed, added, removed or moved, or the rules of the table were.
error-fair-other-head = The hash that was seen at the table appears nowhere in this game.
error-fair-rules-changed = The rules changed while the game was played, so its steps can't be played again from the deal.
error-fair-steps = The answers of the record are not those of the chained steps.
error-fair-replay = The steps can't be played again. { $why }
error-fair-unfinished = The game is not over at the end of this record.
error-rematch-later = The next game can be made when this one is over.
error-review-later = A game can be reviewed when it is over.
error-reviews-running = { $most } reviews of yours are running already. Try again in { $seconds } s, or stop one of them.
error-no-such-review = There is no such review any more. Ask for it again.
error-one-person = Only one seat can be yours; leave the others open for those who come.
error-too-many-listed = { $most } tables from your address are on the start page already. Finish or hide one of them first.
error-bad-name-length = A name has 1 to { $most } characters.
error-bad-name-letter = A name can't have the character { $letter }: it can't be seen or read.
error-name-alike = This name looks like that of somebody else at the table: { $name }. Please choose another.
error-folder-in-use = { $path } is in use by another server. Stop that one first, or choose another folder with --data.
error-folder-unusable = { $path } can't be used: { $why }.
error-schema-newer = { $path } was written by a newer version of Entrepôt (schema { $found }, here { $known }). Install that version, or choose another folder with --data.
error-no-data = There is no data at { $path }.
error-no-backup = The copy to { $path } could not be made: { $why }.
error-prune-unanswered = The server that uses { $path } did not answer. Is it still running? Try again, or stop it first.
error-not-written = The data on disk could not be read or written, and nothing has changed: { $why }. Try again.
error-disk-full = The disk with the data is full. Nothing new is kept until there is room.
error-data-not-written = The data can't be written at the moment. Nothing new is kept until that works again.
error-data-damaged = The database is damaged: some of it can't be read any more.
error-data-replaced = The database was removed or replaced while the server was running. Nothing new is kept until the server is restarted.
error-database-unusable = The database { $path } can't be used: { $why }.
error-database-away = The database does not answer at the moment. Try again in a while.
error-unknown-written = The database did not answer in time, so it is not known whether this was done: { $why }. Look at the table, or send the same ticket again.
error-schema-in-use = { $path } can't be brought up to date while { $count } processes of an older version use it. Stop them first.
error-postgres-missing = A database needs an extra: pip install "entrepot[postgres]"
error-server-older = A newer version of the server goes on with this table. Connect again.
error-two-places = Choose a folder with --data or a database with --database, not both.

error-no-such-lesson = There is no lesson called { $lesson }.
error-lesson-lost = Answer { $number } does not belong to this lesson any more. Please start it again.
error-lesson-done = This lesson is finished: nothing more is asked.

research-missing = This part of Entrepôt needs { $modules }. Install the extra with: pip install "entrepot[research]"
