/** Wordings with the same meaning as what stands before them in the text; the grammar has the second form. */
export const jointSynonyms: readonly (readonly [RegExp, string])[] = [
  // CR 614.1a: what doubles damage replaces it.
  [
    /^Double all damage that ((?:creature|creature source|source))s you control( of the chosen type)? would deal\./gm,
    'If a $1 you control$2 would deal damage, it deals double that damage instead.',
  ],
  [
    /^Double all damage that creatures you control with counters on them would deal\./gm,
    'If a creature you control with counters on it would deal damage, it deals double that damage instead.',
  ],
  [
    /^Double all damage ((?:equipped creature|[A-Z][\w' ]*)) would deal\./gm,
    'If $1 would deal damage, it deals double that damage instead.',
  ],
  [/\bthere's (an additional combat phase)\b/g, 'there is $1'],
  // CR 607.2a: those are the cards that were exiled with it.
  [
    /\b(cards have been )(exiled with this \w+)(, sacrifice it\. If you do, return )those cards( to the battlefield under )(?:its|their) owner(?:'s|s') control\b/g,
    "$1$2$3each card $2$4its owner's control",
  ],
  // CR 702.138d: if it escaped, it has the ability.
  [/^This creature escapes with ("[^\n]*)$/gm, 'As long as it escaped, this creature has $1'],
  // CR 701.50: each of several creatures connives.
  [/\bEach of (X target creatures you control connive\.)/g, '$1'],
  // What deals damage besides deals it like what the sentence before names.
  [
    /\b(deals \d damage to target [^\n]*?) also (deals \d damage to (?:that (?:creature|permanent)'s controller|target player or planeswalker))\b/g,
    '$1 $2',
  ],
  [/\b([Ee]nchanted creature gets -\d\/-\d), (and its activated abilities can't be activated)/g, '$1 $2'],
  [/\b((?:as long as|unless) (?:you control|there are)) at least (two|three|four|five) /g, '$1 $2 or more '],
  [/\b(and only if there are) at least (two|three|four|five) /g, '$1 $2 or more '],
  [/\b([Ww]hen(?:ever)? you (?:draw|cast) your (?:second|third|fourth) \w+) in a turn,/g, '$1 each turn,'],
  [/^This (creature has [a-z]+(?: strike)?) during your turn\./gm, 'During your turn, this $1.'],
  [/^Equipped (creature has [a-z]+(?: strike)?) during your turn\./gm, 'During your turn, equipped $1.'],
  [
    /^As long as (this Equipment is attached to a creature), (your opponents can't cast spells) during your turn\./gm,
    "As long as it's your turn and $1, $2.",
  ],
  [/\b(creature)( without \w+) that's (attacking you)\b/g, '$1 $3$2'],
  [/\b(sacrifices all permanents) (they control) (that are one or more colors)\b/g, '$1 $3 $2'],
  // CR 613.4b: base power and toughness are set.
  [
    /\b(you may have (?:this creature|it|[A-Z][^.,\n]*?))'s (base power and toughness) become (\d+\/\d+)/g,
    '$1 have $2 $3',
  ],
  [
    /\b([Yy]ou may) change ([^.,\n]*?'s base (?:power|toughness|power and toughness)) to /g,
    '$1 have $2 become equal to ',
  ],
  [/(, )[Cc]hange (this creature's base power and toughness) to /g, '$1$2 become equal to '],
  [/(: )[Cc]hange this (creature's base (?:power|toughness)) to /g, '$1This $2 becomes equal to '],
  [/(, )[Cc]hange (this creature's base (?:power|toughness)) to /g, '$1$2 becomes equal to '],
  [/\b(for each mana from an? \w+) that was (spent to cast)/g, '$1 $2'],
  // The permanent itself is the spell that was cast (CR 608.3).
  [/^(When this creature enters, [^.\n]*mana spent to cast) this spell\./gm, '$1 it.'],
  [/\b([Ww]ard) — (?=Pay)/g, '$1—'],
  // CR 201.5: in a graveyard the card has its own name.
  [/(?<=\}, )Exile (?!X )[A-Z][^,:\n]* (from your graveyard: )/g, 'Exile this card $1'],
  [/\b(activated abilities can't be activated) this turn(?=\.)/g, '$1 until end of turn'],
  [/\bThey each deal damage equal to their power to\b/g, 'Each of them deals damage equal to its power to'],
  [
    /\b(for each (?:player|opponent), [^.\n]*?(?:put a \+1\/\+1 counter on|deals \d damage to)) (up to one target creature that player controls)/g,
    '$1 each of $2',
  ],
  [
    /\b([Ee]ach (?:other player|opponent) may) return (a creature card from their graveyard) to the battlefield\b/g,
    '$1 put $2 onto the battlefield',
  ],
  [/\b(as long as it)(?: isn't) (attacking or blocking)\b/g, "$1's not $2"],
  [/\bif you control one or more ([A-Z]\w+)s, (sacrifice an )/g, 'if you control an $1, $2'],
  [/\b(if you have) a card (in hand)\b/g, '$1 one or more cards $2'],
  [/\b(creatures? [^"\n]* have "\{2\}, \{T\}, Sacrifice this )permanent: /g, '$1creature: '],
  [/(, except it's legendary)(?=\.)/g, '$1 in addition to its other types'],
  [/\." (and is an? )/g, '" $1'],
  [/\b((?:[Ii]ts controller|[Ee]ach opponent) sacrifices another (?:land|creature))(?=\.)/g, '$1 of their choice'],
  [/\b(who lost life this turn sacrifices an? [^.,\n]*?)(?<! of their choice)(?=\.)/g, '$1 of their choice'],
  [/\bActivate only if it's not your turn\./g, "Activate only during an opponent's turn."],
  [/\b(creature token) (that's black, red, and green) (with flying)\b/g, '$1 $3 $2'],
  [/ that's all colors( with flying, lifelink, and "[^"]*)\."(?= [A-Z])/g, '$1" that\'s all colors.'],
  [/\b([Tt]his enchantment becomes a [^"\n]*gains ")This creature's\b/g, "$1This enchantment's"],
  [/\b(as long as) any (player controls)\b/g, '$1 a $2'],
  [/^(This artifact is an? \d\/\d [^.\n]*? artifact creature) as long as ([^.\n]*)\./gm, 'As long as $2, $1.'],
  [/\bunder it's owner's control\b/g, "under its owner's control"],
  [/\bPartner—Friends forever\b/g, 'Friends forever'],
  [/\b([Mm]ove [^.\n]*? from target [^.\n]*? onto) a second (target )/g, '$1 another $2'],
  // Letters and numbers that are written as words elsewhere.
  [/\ba (X\/X)\b/g, 'an $1'],
  [/\ba (Elf, )/g, 'an $1'],
  [/\b(mills) 4 (cards)\b/g, '$1 four $2'],
  [/\bFood Token\b/g, 'Food token'],
  [/\b(gain) Deathtouch\b/g, '$1 deathtouch'],
  [/\b(for a )Battle( card)\b/g, '$1battle$2'],
  [/^(II),(III) — /gm, '$1, $2 — '],
  // A missing full stop.
  [/^((?:Other )?[A-Z][a-z]+s you control get \+\d\/\+\d)$/gm, '$1.'],
  [/^(\{T\}: Add \{[WUBRGC]\})$/gm, '$1.'],
  [/^(Your opponents can't gain life)$/gm, '$1.'],
  [/^(When(?:ever)? [^\n"]*?(?:, investigate|\. Surveil \d))$/gm, '$1.'],
];
