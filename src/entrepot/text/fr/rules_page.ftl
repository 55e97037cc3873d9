# Les pages des règles, dans le navigateur, et ce qu’elles ont en commun

rules-title = Règles : { $game }
rules-own-words = Voici les règles que suit ce projet, dans nos propres mots. Là où les règles imprimées se taisent, ou diffèrent d’une langue à l’autre, il a fallu trancher.
rules-chapters = Chapitres
rules-link = Lien vers le paragraphe { $number }
rules-all-cards = Toutes les cartes et leurs pouvoirs
rules-player-1 = Ben
rules-player-2 = Cléo

## Recherche

rules-sought = Chercher dans les règles et les cartes
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } résultat
   *[other] { $count } résultats
}
rules-found-paragraphs = Paragraphes
rules-found-cards = Cartes

## Exemples pas à pas

rules-example = Exemple
rules-example-step = { $at } sur { $last }
rules-example-first = Début
rules-example-back = Précédent
rules-example-on = Suivant
rules-example-total = Total
rules-example-wait = Mise en place de la table…

## Images

rules-picture-card = Une carte
rules-picture-card-1 = Son type, et donc sa couleur
rules-picture-card-2 = Son nom
rules-picture-card-3 = Son niveau
rules-picture-card-4 = Son action
rules-picture-card-5 = Ses conteneurs requis, un par emplacement
rules-picture-card-6 = Son pouvoir
rules-picture-ship = Un bateau au port
rules-picture-ship-1 = Un contrat sous le bateau
rules-picture-ship-2 = Un conteneur qui remplit un emplacement
rules-picture-ship-3 = Un emplacement libre : seule sa couleur convient
rules-picture-ship-4 = Le bateau, à la couleur de son propriétaire
rules-picture-harbour = Un port
rules-picture-harbour-1 = Crédits
rules-picture-harbour-2 = Niveaux par type
rules-picture-harbour-3 = Bateaux au port
rules-picture-harbour-4 = Imports, et la place qu’il y a pour eux
rules-picture-harbour-5 = Biens, et la place qu’il y a pour eux
rules-picture-harbour-6 = Cargaisons, dont les pouvoirs agissent
rules-picture-goods = Les six marchandises
rules-picture-market = Le marché
rules-picture-market-1 = Une case : seule la carte du dessus compte
rules-picture-market-2 = La pioche : la partie finit avec sa dernière carte
rules-picture-shop = À vendre
rules-picture-shop-1 = La sorte de carte
rules-picture-shop-2 = Son prix
rules-picture-shop-3 = Combien il en reste
rules-picture-merchant = Un marchand
rules-picture-merchant-1 = Un navire et son cube
rules-picture-merchant-2 = Cartes spéciales achetées
rules-picture-merchant-3 = Pièces

## La page d’une carte

rules-card-about = Ce que disent les règles
rules-card-all = Toutes les cartes
rules-card-before = Carte précédente
rules-card-next = Carte suivante
rules-card-house = { $count ->
    [0] Toutes ses valeurs sont celles des livrets de règles.
   *[other] Propre à ce projet : { $values }. Le texte des livrets de règles ne le dit pas, il a donc fallu choisir ; la carte imprimée peut être différente.
}
rules-card-unknown = Cette carte n’existe pas
