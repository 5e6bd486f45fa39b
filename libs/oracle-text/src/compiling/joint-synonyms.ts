/** Wordings with the same meaning as what stands before them in the text; the grammar has the second form. */
export const jointSynonyms: readonly (readonly [RegExp, string])[] = [
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
  [/^As long as (this Equipment is attached to a creature), (your opponents can't cast spells) during your turn\./gm, "As long as it's your turn and $1, $2."],
  [/\b(creature)( without \w+) that's (attacking you)\b/g, '$1 $3$2'],
  [/\b(sacrifices all permanents) (they control) (that are one or more colors)\b/g, '$1 $3 $2'],
  // CR 613.4b: base power and toughness are set.
  [/\b(you may have (?:this creature|it|[A-Z][^.,\n]*?))'s (base power and toughness) become (\d+\/\d+)/g, '$1 have $2 $3'],
  [/\b([Yy]ou may) change ([^.,\n]*?'s base (?:power|toughness|power and toughness)) to /g, '$1 have $2 become equal to '],
  [/(: )[Cc]hange this (creature's base power and toughness) to /g, '$1This $2 become equal to '],
  [/(, )[Cc]hange (this creature's base power and toughness) to /g, '$1$2 become equal to '],
  [/(: )[Cc]hange this (creature's base (?:power|toughness)) to /g, '$1This $2 becomes equal to '],
  [/(, )[Cc]hange (this creature's base (?:power|toughness)) to /g, '$1$2 becomes equal to '],
  [/\b(for each mana from an? \w+) that was (spent to cast)/g, '$1 $2'],
  // A missing full stop.
  [/^((?:Other )?[A-Z][a-z]+s you control get \+\d\/\+\d)$/gm, '$1.'],
  [/^(\{T\}: Add \{[WUBRGC]\})$/gm, '$1.'],
  [/^(Your opponents can't gain life)$/gm, '$1.'],
  [/^(When(?:ever)? [^\n"]*?(?:, investigate|\. Surveil \d))$/gm, '$1.'],
];
