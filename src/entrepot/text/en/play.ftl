# Playing at the table in the browser

## The bar

play-waiting = Waiting for { $who } { $kind ->
    [lead] to lead the turn.
    [follow] to follow or draw.
    [choose-action] to choose an action.
    [contract] to take a contract.
    [load] to load.
    [place-loaded] to choose a ship for the card from the deck.
    [import-from] to pick where the import comes from.
    [bid] to bid.
    [place-import] to take containers.
    [pirate] to pirate.
    [place-pirated] to find a place for the container.
    [supply] to sell or take a card.
    [final] to use what counts at the end.
    [any-time] to use something before it is too late, or to go on.
    [phase-1] in phase 1.
    [phase-2] in phase 2.
    [exchange] to exchange a cube.
    [extra-draw] to decide about one more card.
    [power] to decide about { $card }.
   *[other] to answer.
}
play-sealed = You have answered: { $option }. It stays secret until all have.
play-sent = Sent: { $option }
play-over = The game is over.
play-nothing = The table is still.
play-thinking = thinks
play-choices = Choices
play-choose-one = Choose …
play-pick-first = Choose something
play-more = You may add more
play-propose = Ask to step back
play-propose-why = Your last answer can't be taken back alone: others have answered, or something was seen since. If all agree, the game steps back before it.
play-restart-why = Back to the start of the turn, as far as nothing was revealed since
play-fewer = Less
play-more-bid = More
play-bid = Your bid
play-bid-is = Bid { $amount }
play-follow-load = to load instead
play-options = { $count ->
    [one] The one option as text
   *[other] All { $count } options as text
}
play-options-short = As text

## Stepping back

play-proposal = { $who } asks to step back before the last answer.
play-proposal-yours = You ask to step back before your last answer.
play-proposal-waiting = Not yet agreed: { $who }
play-agree = Agree
play-disagree = Refuse
play-withdraw = Withdraw

## Standing answers

play-standing = Answers for you
play-standing-how = When { $card } asks
play-standing-ask = ask
play-standing-always = always yes
play-standing-never = never
play-standing-is = { $answer ->
    [always] { $card }: always yes
   *[never] { $card }: never
}
play-standing-cancel = Ask again about { $card }

## Hints

play-hint = Hint
play-hint-asked = Thinking …
play-hint-title = What a bot would do
play-hint-chance = { $chance } to win
play-hint-why = Guessed by playing on { $tried ->
    [one] once
   *[other] { $tried } times
} in worlds that fit what you know.
play-hint-first-sight = At first sight it is the best.
play-hint-worse = At first sight it looks { $worth } worse than the best, but it plays out better.
play-hint-take = Choose it
play-hint-close = Close

## Why not

play-why-other = It can't be chosen for this question.
play-why-sent = Your answer is on its way.
play-why-wait = It is not your turn to answer: { $who }.
play-why-no-slot = It fills no further slot on any of your ships in harbour.
play-why-at-sea = This ship is at sea.
play-why-no-contract = Nothing is contracted on this ship.
play-why-no-card = No card of your hand fills a further slot of this ship.
play-why-no-harbour = You have no ship in harbour.
play-why-too-large = It asks for { $load } containers, and no ship of yours in harbour has room for them.
play-why-tier = It needs tier { $tier } and you have { $have }: that takes more contract actions than you have left.
play-why-follow = It is for { $action }, not for { $led }, and you have no second card of its colour.
play-why-sold = You have made the one sale of this turn.
play-why-no-room-imports = You have no room for another import.
play-why-no-room-goods = You have no room for another good.

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
play-key-rules = The page of the card looked at
play-key-help = These keys
play-keys-close = Close

## Announcements

play-your-turn = You are asked: { $question }
play-announce-proposed = Chosen: { $option }. Confirm with c.
play-news = What happened
