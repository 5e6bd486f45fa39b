/** Synonyms for casting spells, activating abilities and their costs; the grammar has the second form. */
export const castingSynonyms: readonly (readonly [RegExp, string])[] = [
  [/\b([Ee]ach player may play an additional land) during (each of their turns)\b/g, '$1 on $2'],
  [/^You may cast [A-Z][\w' ]* (as though it had flash if you )/gm, 'You may cast this spell $1'],
  // CR 608.2c: the copy isn't made where the condition doesn't hold.
  [
    /\b(copy [^.,\n]*? if [^.,\n]*), and you may choose (new targets for the copy\.) If you don't copy a spell this way, /g,
    '$1. You may choose $2 Otherwise, ',
  ],
  // CR 602.1: an ability of an object is its ability.
  [/^Enchanted (\w+)'s activated abilities (can't be activated|cost)\b/gm, 'Activated abilities of enchanted $1 $2'],
  [/\b(Enchanted \w+ can't attack, block, or crew Vehicles)\. Its (activated abilities can't)/g, '$1, and its $2'],
  // CR 115.1: what is said of each of several targets is said of them.
  [/\b(cards?) each (with mana value|with power)\b/g, '$1 $2'],
  [/\b(cards)( with different names) that each have (mana value X)\b/g, '$1 with $3$2'],
  [
    /^(Enchanted creature is an? [^.\n"]* with base power and toughness \d+\/\d+)\. It has (\w+) and (loses all other abilities\.)/gm,
    '$1 and $2 and $3',
  ],
  [/\b(hexproof from \w+) and from (\w+)/g, '$1 and hexproof from $2'],
  [/\b([Ss]pells) (of the chosen type) (you cast cost)\b/g, '$1 you cast $2 cost'],
  // CR 106.6: mana of the chosen color is of that color.
  [
    /\b(mana of the chosen color\. Spend this mana only to cast [^.]*?spells of )that color(?=\.)/g,
    '$1the chosen color',
  ],
  // CR 106.3: a source of mana is the object that produces it.
  [/\b(for each mana from an artifact) source (spent to cast)/g, '$1 $2'],
  // Each is a cost reduction of its own (CR 601.2f).
  [
    /^(This spell costs \{\d+\} less to cast if [^.\n]*)\. It also (costs \{\d+\} less to cast if )/gm,
    '$1.\nThis spell $2',
  ],
  [
    /^(This spell costs \{\d+\} less to cast if you [^.\n]*?) and (\{\d+\} less to cast if )/gm,
    '$1.\nThis spell costs $2',
  ],
  // Each effect is true of the same object for as long as the other (CR 611.3a).
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
  // A spell of both colors is a spell of each.
  [/\b(cast an? (?:white|blue|black|red|green)) and\/or ((?:white|blue|black|red|green) spell this turn)/g, '$1 or $2'],
  [/^Each spell you cast that's red or (\w+) costs (\{\d+\} less to cast)\./gm, 'Red or $1 spells you cast cost $2.'],
  // CR 106.6: mana that may be spent on such spells may be spent on one of them.
  [
    /(Spend this mana only to cast [^.]*?\bspells(?: of the chosen type)?) or an? ([^.,]*?) spell\b(?! [a-z]* in)/g,
    '$1 or $2 spells',
  ],
  [/(Spend this mana only to cast) a spell (with \w+|from anywhere other than your hand)(?=\.)/g, '$1 spells $2'],
  [/(Spend this mana only to cast [^.]*?\bspells) and (activate)/g, '$1 or $2'],
  [/(Spend this mana only to [^.]*?activate) an (equip|power-up) ability\b/g, '$1 $2 abilities'],
  [/(Spend this mana only to cast (?:[A-Za-z]+, )+)and ([A-Za-z]+ spells)/g, '$1or $2'],
  [/\bwith that spell's mana value\b/g, 'with the same mana value as that spell'],
  [/\b(white|blue|black|red|green) (\d+\/\d+) (?=[A-Z]\w+ creature token)/g, '$2 $1 '],
  // CR 118.12a: whichever opponent pays, it is paid.
  [/\b([Uu]nless )an (opponent pays \{)/g, '$1any $2'],
  [/\b(cards) (in all graveyards) (with the same name as )(?:that|the) spell\b/g, '$1 $3that spell $2'],
  // A spell of any of these kinds is one of them.
  [
    /\b((?:[A-Za-z]+, ){1,3}[A-Za-z]+,) and ([A-Za-z]+ spells (?:you cast cost|your opponents cast cost|you control can't be|from the top of your library))\b/g,
    '$1 or $2',
  ],
  // CR 603.6a: a permanent enters the battlefield.
  [/\b(entering) the battlefield (causes a triggered ability)/g, '$1 $2'],
  [/\b(If an? [A-Za-z]+) entering under your control (causes a triggered ability)/g, '$1 you control entering $2'],
  [
    /\b(If you cast a spell this way, )(?:you )?(pay life equal to its mana value rather than )paying (its mana cost)/g,
    '$1$2pay $3',
  ],
  // CR 609.4b: it is said of the same spells.
  [
    /(for as long as they remain exiled)\. Mana of any type can be spent to cast (?:spells this way|those spells)\./g,
    '$1, and mana of any type can be spent to cast those spells.',
  ],
  // CR 601.2c, 601.2d: how many targets there are, and what is divided among them, is announced then.
  [
    /\b((?:[Uu]p to X target|[Dd]istribute X \S+ counters among any number of target) [^.\n]*?, where X is (?:(?! target )[^.\n])*?) as you (?:activate this ability|cast this spell)\b/g,
    '$1',
  ],
];
