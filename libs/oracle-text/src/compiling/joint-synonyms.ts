/** Wordings with the same meaning as what stands before them in the text; the grammar has the second form. */
export const jointSynonyms: readonly (readonly [RegExp, string])[] = [
  // What deals damage besides deals it like what the sentence before names.
  [
    /\b(deals \d damage to target [^\n]*?) also (deals \d damage to (?:that (?:creature|permanent)'s controller|target player or planeswalker))\b/g,
    '$1 $2',
  ],
  [/\b([Ee]nchanted creature gets -\d\/-\d), (and its activated abilities can't be activated)/g, '$1 $2'],
  // A missing full stop.
  [/^((?:Other )?[A-Z][a-z]+s you control get \+\d\/\+\d)$/gm, '$1.'],
  [/^(\{T\}: Add \{[WUBRGC]\})$/gm, '$1.'],
  [/^(Your opponents can't gain life)$/gm, '$1.'],
  [/^(When(?:ever)? [^\n"]*?(?:, investigate|\. Surveil \d))$/gm, '$1.'],
];
