# The ways to the rules and to a card's page, from anywhere

help-rules = Rules
help-rules-of = Rules of { $game }
help-paragraph = Rules, paragraph { $number }
help-paragraphs = In the rules:
help-card = All about { $card }
help-new-tab = opens beside the game
help-peek-rules = rules and more
help-house = Most tiers and loads are house values: the rulebooks' text does not tell them, so this project chose. The page of each card says which.
