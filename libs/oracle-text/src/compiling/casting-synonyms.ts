/** Synonyms about casting spells, activating abilities and what they cost; the grammar has the second form. */
export const castingSynonyms: readonly (readonly [RegExp, string])[] = [
  [/\b([Ee]ach player may play an additional land) during (each of their turns)\b/g, '$1 on $2'],
  [/^You may cast [A-Z][\w' ]* (as though it had flash if you )/gm, 'You may cast this spell $1'],
  // CR 602.1: an ability of an object is its ability.
  [/^Enchanted (\w+)'s activated abilities (can't be activated|cost)\b/gm, 'Activated abilities of enchanted $1 $2'],
  [/\b(Enchanted \w+ can't attack, block, or crew Vehicles)\. Its (activated abilities can't)/g, '$1, and its $2'],
  // CR 115.1: what is said of each of several targets is said of them.
  [/\b(cards?) each (with mana value|with power)\b/g, '$1 $2'],
  [/\b(cards)( with different names) that each have (mana value X)\b/g, '$1 with $3$2'],
  [/\b(cards)( with different names) that each have (mana value X or less)\b/g, '$1 with $3$2'],
  [
    /^(Enchanted creature is an? [^.\n"]* with base power and toughness \d+\/\d+)\. It has (\w+) and (loses all other abilities\.)/gm,
    '$1 and $2 and $3',
  ],
  [/\b(hexproof from \w+) and from (\w+)/g, '$1 and hexproof from $2'],
  // Each is a reduction of its own (CR 601.2f).
  [
    /^(This spell costs \{\d+\} less to cast if [^.\n]*)\. It also (costs \{\d+\} less to cast if )/gm,
    '$1.\nThis spell $2',
  ],
  [
    /^(This spell costs \{\d+\} less to cast if you [^.\n]*?) and (\{\d+\} less to cast if )/gm,
    '$1.\nThis spell costs $2',
  ],
  // Each is true of the same object for as long as the other is (CR 611.3a).
  [
    /^(Enchanted creature is [^.\n"]*)\. It ((?:can't|has|loses) [^\n]*?loses all (?:other )?abilities\.|loses all abilities and has "[^\n]*)$/gm,
    '$1.\nEnchanted creature $2',
  ],
  [/^(Enchanted creature can't attack or block)\. It (loses all abilities and has ")/gm, '$1.\nEnchanted creature $2'],
  [/\b(Whenever a permanent is )returned to your hand,/g, '$1put into your hand from the battlefield,'],
  [
    /\b(if you've cast )both (an? [^.,\n]*?spell) and (an? [^.,\n]*?spell) this turn\b/g,
    "$1$2 this turn and you've cast $3 this turn",
  ],
  [
    /\b([Ii]f you've cast a spell named [A-Z][\w' ]*?) and (a spell named [A-Z][\w' ]*?) this turn\b/g,
    "$1 this turn and you've cast $2 this turn",
  ],
  [/^(This creature can't be blocked) if (you've [^.\n]*)\./gm, '$1 as long as $2.'],
  [/^(This creature enters with [^.\n]*? counters) (if you've [^.\n]*)\./gm, '$1 on it $2.'],
  // A spell of both colors is a spell of either.
  [/\b(cast an? (?:white|blue|black|red|green)) and\/or ((?:white|blue|black|red|green) spell this turn)/g, '$1 or $2'],
  ...['White', 'Blue', 'Black', 'Red', 'Green'].map((color): readonly [RegExp, string] => [
    new RegExp(`^Each spell you cast that's ${color.toLowerCase()} or (\\w+) costs (\\{\\d+\\} less to cast)\\.`, 'gm'),
    `${color} or $1 spells you cast cost $2.`,
  ]),
  [/\bwith that spell's mana value\b/g, 'with the same mana value as that spell'],
];
