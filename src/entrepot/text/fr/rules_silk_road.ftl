# Les règles de La Route maritime de la soie. Un message est un paragraphe ; sa clé finit par le numéro.
# *ainsi* met en relief, `ainsi` marque un mot de la notation ; les lignes avec | sont un tableau, avec 1. une liste.

rules-maritime-silk-road-about = Un jeu de Reiner Knizia pour deux à quatre marchands, en une demi-heure environ. Vos navires transportent des marchandises entre l’Orient et l’Occident. Chaque fois que quelqu’un met une marchandise sur le marché, tous ceux qui la portent gagnent des pièces. Qui a le plus de pièces à la fin gagne la partie.

## Ce que contient la boîte

rules-maritime-silk-road-1 = Ce que contient la boîte
rules-maritime-silk-road-1-1 = Il y a six marchandises : porcelaine (blanc), soie (violet), thé (vert), épices (jaune), verre (rouge) et minerai (noir). Chacune a 11 cartes et 5 cubes de bois, soit 66 cartes de marchandise et 30 cubes. Les cubes qui ne sont sur aucun navire forment la réserve.
rules-maritime-silk-road-1-2 = Il y a 20 cartes spéciales de quatre sortes : 14 navires à 10 pièces, 2 licences à 11, 2 porteurs à 12 et 2 comptoirs à 8.
rules-maritime-silk-road-1-3 = Les pièces ne manquent jamais. Si celles de la boîte sont épuisées, continuez avec tout ce qui peut se compter.

## Mise en place

rules-maritime-silk-road-2 = Mise en place
rules-maritime-silk-road-2-1 = Tout le monde commence sans pièces. Mélangez les cartes de marchandise et donnez-en trois à chaque joueur.
rules-maritime-silk-road-2-2 = Posez six cartes face visible au milieu : ce sont les six cases du marché. Le reste, face cachée, est la pioche.
rules-maritime-silk-road-2-3 = Chacun prend deux navires. Toutes les autres cartes spéciales sont à vendre.
rules-maritime-silk-road-2-4 = Le hasard désigne qui commence.
rules-maritime-silk-road-2-5 = On charge ensuite les navires. À commencer par le premier joueur et dans le sens horaire, chacun choisit un cube de la réserve pour un de ses navires. Puis, dans le même ordre, chacun charge son second navire.
rules-maritime-silk-road-2-6 = Un navire porte toujours exactement un cube. Une marchandise qui n’a plus de cube dans la réserve ne peut pas être prise.

## Un tour

rules-maritime-silk-road-3 = Un tour
rules-maritime-silk-road-3-1 = Les joueurs jouent tour à tour, dans le sens horaire. Un tour a deux phases, l’une après l’autre.
rules-maritime-silk-road-3-2 = En phase 1, vous faites une de ces trois choses : échanger (4.1), acheter (4.3) ou passer (4.8).
rules-maritime-silk-road-3-3 = En phase 2, vous faites une de ces deux choses : jouer des cartes (5.1) ou piocher (5.5). Ici, on ne peut pas passer.

## Phase 1

rules-maritime-silk-road-4 = Phase 1
rules-maritime-silk-road-4-1 = Échanger : remettez dans la réserve le cube d’un de vos navires et chargez à sa place un cube d’une autre marchandise, pris dans la réserve.
rules-maritime-silk-road-4-2 = Chaque porteur que vous avez vous permet d’échanger le cube d’un navire de plus, si vous le voulez. Les échanges se font l’un après l’autre, et un navire ne change de cube qu’une fois par tour au plus.
rules-maritime-silk-road-4-3 = Acheter : prenez une carte spéciale encore à vendre, payez aussitôt son prix et gardez-la jusqu’à la fin. Elle agit dès ce moment. Si vous en avez plusieurs de la même sorte, leurs effets s’additionnent. Quand la dernière carte d’une sorte est vendue, il n’y en a plus.
rules-maritime-silk-road-4-4 = Un navire est chargé dès son achat, avec un cube de votre choix pris dans la réserve. Tant que la réserve n’a aucun cube, on ne peut pas acheter de navire.
rules-maritime-silk-road-4-5 = Une licence augmente vos gains ; voir 5.4.
rules-maritime-silk-road-4-6 = Un porteur aide aux échanges à venir (4.2). De plus, en l’achetant, vous pouvez échanger aussitôt le cube d’un de vos navires.
rules-maritime-silk-road-4-7 = Un comptoir permet de piocher davantage ; voir 5.6.
rules-maritime-silk-road-4-8 = Passer : ne faites rien. C’est toujours permis.

## Phase 2

rules-maritime-silk-road-5 = Phase 2
rules-maritime-silk-road-5-1 = Jouer : choisissez une marchandise dont vous avez des cartes en main et posez-en une ou plusieurs sur le marché, six au plus.
rules-maritime-silk-road-5-2 = Chacune de ces cartes va sur une case différente et recouvre ce qui s’y trouvait. Vous choisissez les cases, y compris, si vous voulez, celles qui montrent déjà cette marchandise. Seule compte la carte du dessus. Les cases qui montrent la même marchandise se valent : pour choisir, il suffit de nommer les marchandises à recouvrir.
rules-maritime-silk-road-5-3 = Ensuite, tout le monde gagne des pièces, et pas seulement le joueur dont c’est le tour : chacun de vos navires qui porte la marchandise jouée vous rapporte autant de pièces qu’il y a maintenant de cases qui la montrent. Les autres marchandises ne rapportent rien.
rules-maritime-silk-road-5-4 = Qui vient de gagner ainsi des pièces en reçoit 2 de plus pour chacune de ses licences, peu importe à qui est le tour. Qui n’a rien gagné ne reçoit rien pour ses licences.
rules-maritime-silk-road-5-5 = Piocher : prenez en main les deux premières cartes de la pioche, ou une seule si c’est la dernière. Votre main n’a pas de limite.
rules-maritime-silk-road-5-6 = Après la phase 2, que vous ayez joué ou pioché, chaque comptoir que vous avez vous permet de piocher une carte de plus. Vous décidez pour chacun, l’un après l’autre.

## La fin

rules-maritime-silk-road-6 = La fin
rules-maritime-silk-road-6-1 = Dès que quelqu’un pioche la dernière carte, la partie est finie. On ne termine pas le tour en cours, et les autres joueurs n’ont pas de dernier tour.
rules-maritime-silk-road-6-2 = Qui a le plus de pièces gagne. Les joueurs à égalité partagent la victoire.
rules-maritime-silk-road-6-3 = Les cartes spéciales, les marchandises et les cartes en main ne valent rien.

## Ce qui est secret

rules-maritime-silk-road-7 = Ce qui est secret
rules-maritime-silk-road-7-1 = Personne d’autre que vous ne connaît les cartes de votre main, et personne ne connaît l’ordre de la pioche.
rules-maritime-silk-road-7-2 = Vos pièces, et ce que vous gagnez, restent votre secret jusqu’à la fin de la partie. Les joueurs peuvent convenir, avant de commencer, de jouer avec toutes les pièces visibles (l’option `show_coins`).
rules-maritime-silk-road-7-3 = Tout le reste est visible de tous : le marché et ce qui y est recouvert, les navires et leurs cubes, les cartes spéciales, la réserve, ce qui est à vendre, le nombre de cartes de chaque main et de la pioche, et tout ce que font les joueurs, sauf quelles cartes ils piochent.

## Exemples pas à pas : un titre, puis ce qu’on voit au début et après chaque réponse

rules-maritime-silk-road-example-exchange = Échanger des cubes
rules-maritime-silk-road-example-exchange-0 = Vous avez un porteur. Deux cases du marché montrent de la soie, et vous avez en main deux cartes de soie.
rules-maritime-silk-road-example-exchange-1 = Vous remettez le minerai de votre premier navire dans la réserve et chargez de la soie.
rules-maritime-silk-road-example-exchange-2 = Le porteur vous permet d’échanger le cube d’un navire de plus : le second porte maintenant de la soie, lui aussi.
rules-maritime-silk-road-example-exchange-3 = Vous jouez les deux cartes de soie, sur du minerai et sur des épices. Quatre cases montrent maintenant de la soie : vos deux navires rapportent 4 pièces chacun. { rules-player-1 }, dont un navire porte aussi de la soie, en gagne 4.

rules-maritime-silk-road-example-buy = Acheter un navire
rules-maritime-silk-road-example-buy-0 = Vous avez 13 pièces. Un navire en coûte 10.
rules-maritime-silk-road-example-buy-1 = Vous achetez un navire et le payez aussitôt.
rules-maritime-silk-road-example-buy-2 = Un nouveau navire est chargé dès son achat. Vous choisissez le thé, que montrent trois cases du marché.
rules-maritime-silk-road-example-buy-3 = Vous jouez votre carte de thé sur du verre. Quatre cases montrent du thé : le nouveau navire rapporte déjà 4 pièces.

rules-maritime-silk-road-example-play = Jouer rapporte à tout le monde
rules-maritime-silk-road-example-play-0 = Vous avez en main deux cartes de thé. Vos deux navires portent du thé, et un navire de { rules-player-1 } aussi. Ici, les pièces sont visibles.
rules-maritime-silk-road-example-play-1 = En phase 1, vous passez.
rules-maritime-silk-road-example-play-2 = Vous posez les deux cartes de thé sur du minerai. Trois cases montrent du thé : vos navires rapportent 3 pièces chacun et, comme vous avez gagné quelque chose, votre licence en ajoute 2. Cela fait 8. { rules-player-1 } en gagne 3. { rules-player-2 } ne porte pas de thé : elle ne gagne rien, et sa licence n’ajoute rien.

rules-maritime-silk-road-example-draw = Piocher, et une carte de plus
rules-maritime-silk-road-example-draw-0 = Vous avez un comptoir, et peu de cartes en main.
rules-maritime-silk-road-example-draw-1 = En phase 1, vous passez.
rules-maritime-silk-road-example-draw-2 = En phase 2, vous piochez : les deux premières cartes de la pioche, thé et soie.
rules-maritime-silk-road-example-draw-3 = Votre comptoir vous permet de piocher une carte de plus. Rien ne vous y oblige, mais vous le faites, et c’est votre troisième carte de thé.

rules-maritime-silk-road-example-end = La dernière carte met fin à la partie
rules-maritime-silk-road-example-end-0 = Il reste une carte dans la pioche. Vous avez 31 pièces ; combien en a { rules-player-1 }, c’est son secret.
rules-maritime-silk-road-example-end-1 = En phase 1, vous passez.
rules-maritime-silk-road-example-end-2 = Vous piochez. Il n’y a qu’une carte à prendre et, comme c’est la dernière, la partie est aussitôt finie. Toutes les pièces sont maintenant révélées : vous gagnez 31 à 28. Les cartes et les navires ne valent rien.
