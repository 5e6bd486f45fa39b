/** Wordings of a few cards with the same meaning as common ones; the grammar has the second form. */
export const rareWordings: readonly (readonly [RegExp, string])[] = [
  [/\bDuring turns other than yours, /g, "As long as it's not your turn, "],
  // CR 611.3a: a static ability's effect holds as long as its condition.
  [
    /^((?:This creature|[A-Z][\w' -]*) (?:can't be blocked|has hexproof)) if ((?:his|her|its|it|an?) [^.\n]*)\./gm,
    '$1 as long as $2.',
  ],
  [/^(This creature can't attack or block) if ([^.\n]*)\./gm, '$1 as long as $2.'],
  // CR 509.1g: what a creature blocks is blocked by it. “It” is the one named just before.
  [
    /\b(?<=\b[Tt]his creature\b[^.\n]* )((?:target|each) creature) (?:it's|this creature is) blocking\b/g,
    '$1 blocked by this creature',
  ],
  [/\b(by creatures) it's blocking\b/g, '$1 blocked by this creature'],
  // CR 120.1: damage that a source would deal would be dealt by it.
  [
    /\b([Pp]revent all damage that )(this creature|creatures) would deal (to [^.\n]*?)( this turn)?\./g,
    '$1would be dealt $3 by $2$4.',
  ],
  [
    /\b([Pp]revent all combat damage that )(other creatures) would deal this turn\./g,
    '$1would be dealt this turn by $2.',
  ],
  [
    /^Prevent all damage that (black) sources and (red) sources would deal this turn\./gm,
    'Prevent all damage that would be dealt this turn by $1 and/or $2 sources.',
  ],
  [/\b([Uu]p to one target \w+ card) from your graveyard( and up to one target \w+ card from your graveyard)/g, '$1$2'],
  // CR 109.2: a permanent is on the battlefield.
  [/^(If a permanent would be put into a graveyard), (exile it instead\.)/gm, '$1 from the battlefield, $2'],
  [
    /^Each creature spell you cast costs (\{\d\} less to cast) if it has mutate\./gm,
    'Creature spells with mutate you cast cost $1.',
  ],
  [/\b(it can't be blocked) this combat\./g, '$1 until end of combat.'],
  [/\b(this creature can't be blocked) this combat\./g, '$1 until end of combat.'],
  [/\b(can't be blocked [^.\n]*?except by artifact creatures) and\/or (white|red) creatures\b/g, '$1 and $2 creatures'],
  // Whoever adds mana of any color chooses the color (CR 106.1, 608.2d).
  [/\b(That player adds (?:one|two) mana of any (?:one )?color) they choose\b/g, '$1'],
  [/^(\{T\}: )A player of your choice adds (\{C\})\./gm, '$1Choose a player. That player adds $2.'],
  // CR 400.3: each card goes to its own owner's zone.
  [/\b(exiled with this \w+ into their) owner's graveyard\b/g, "$1 owners' graveyards"],
  [/\b(return the exiled cards to their) owner's graveyard\b/g, "$1 owners' graveyards"],
  [/\b((?:this turn|have the initiative), (?:draw a card\. D|d)raw) another card(?=\.| if )/g, '$1 a card'],
  [
    /^(When this creature enters, )it explores X times\./gm,
    '$1repeat the following process X times. This creature explores.',
  ],
  [/\bhave "(bands with other legendary creatures)\."/g, 'have $1.'],
  // CR 508.1d: a requirement that holds as long as its condition.
  [
    /^(This creature attacks each combat if able) unless you control (another \w+|a creature named [^.\n]*)\./gm,
    "$1 as long as you don't control $2.",
  ],
  [/(?<=^Enchant (Swamp|Forest or Plains)\n[^]*)\b([Ee]nchanted) land\b/gm, '$2 permanent'],
  [/\b(target artifact), enchantment, or (legendary card from your graveyard)\b/g, '$1 card, enchantment card, or $2'],
  [/(, except it's) a (1\/1)\./g, '$1 $2.'],
  [/\bdestroy all (Djinn)s and (Efreet)s\b/g, 'destroy each $1 and each $2'],
  [/\bYou may play land cards from your graveyard\b/g, 'You may play lands from your graveyard'],
  [/\b(Draw a card) for each time [A-Z][\w' ]* was kicked\b/g, '$1 for each time this spell was kicked'],
  [
    /\b(discards a card at random\. Then that player discards) another card at random unless\b/g,
    '$1 a card at random unless',
  ],
  [
    /\b(if there are) ten or more creature cards total in all graveyards\b/gi,
    '$1 ten or more creature cards in all graveyards',
  ],
  [/\b(You may exert [A-Z]\w+ as )(?:he|she) (attacks\. When you do, )(?:he|she) /g, '$1it $2it '],
  [/\b(If you've discarded a card) (this turn, draw)/g, 'If you discarded a card $2'],
  // CR 303.4: the enchanted object is what it is, whatever noun the text uses.
  [/(?<=^Enchant creature or Vehicle\n[^]*)Enchanted creature\b/gm, 'Enchanted permanent'],
  [/(?<=^Enchant (creature|artifact|land)(?: you control)?\n[^]*)Enchanted permanent (?=has|gets)/gm, 'Enchanted $1 '],
  // CR 118.1: both are parts of the cost.
  [/^(Cumulative upkeep—)Pay (\{\w\}) and (\d life\.)/gm, '$1$2, Pay $3'],
  [/^(Cumulative upkeep|Splice onto Arcane)—An (opponent) gains (\d life\.)/gm, '$1—Have an $2 gain $3'],
  [/\b([Ii]f )you have exactly (\w+) life,/g, '$1your life total is $2,'],
  [
    /\b([Cc]reate|[Gg]et|you get) half X ((?:Food |rad )[a-z]+), rounded (up|down)\./g,
    '$1 a number of $2 equal to half X, rounded $3.',
  ],
  [/\b([Dd]raw) half X cards, rounded (up|down)\./g, '$1 cards equal to half X, rounded $2.'],
  [/\b(as long as) you haven't cast (a spell this turn)\b/g, "$1 you didn't cast $2"],
  [/\b(unless an opponent) has been (dealt damage this turn)\b/g, '$1 was $2'],
  [/\b([Aa]s long as|if) you've (discarded a card this turn)/g, '$1 you $2'],
  // CR 702.29d: a card that is cycled is discarded.
  [/\b(for each card) you've cycled or (discarded this turn)/g, "$1 you've $2"],
  [/\b([Uu]ntap) and goad (target|that) creature\./g, '$1 $2 creature and goad it.'],
  [/\b([Tt]ap) and goad the chosen creatures\./g, '$1 those creatures and goad them.'],
  [/^(Equipped creature has) (\+\d\/\+\d) and has ([a-z]+ and [a-z]+\.)/gm, 'Equipped creature gets $2 and has $3'],
  [/\bProtection from (blue), from (black), and from (red)\b/g, 'Protection from $1 and from $2 and from $3'],
  [
    /\b(If there are (?:two|three) or more instant or sorcery cards in your graveyard, )(you may cast )[A-Z][\w' ]* (as though it had flash\.)/g,
    '$1$2this spell $3',
  ],
  [/\bCreatures (dealt damage by this creature this turn can't be regenerated) this turn\b/g, 'Creatures $1'],
];
