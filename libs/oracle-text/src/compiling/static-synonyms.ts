/** Wordings of static abilities with the same meaning as common ones; the grammar has the second form. */
export const staticSynonyms: readonly (readonly [RegExp, string])[] = [
  // Each is an effect of its own.
  [/^(Enchanted creature) (gets [+-]\d\/[+-]\d) and (can't be the target of spells\.)/gm, '$1 $2.\n$1 $3'],
  [/^(Players can't draw cards) or (gain life\.)/gm, "$1.\nPlayers can't $2"],
  [/^Creature and enchantment (spells you control can't be countered\.)/gm, 'Creature $1\nEnchantment $1'],
  [/^([A-Z]\w+ spells you control can't be countered)$/gm, '$1.'],
  // CR 702: keyword abilities of one line.
  [/^(First strike|Flying); (?=[a-z ]+$)/gm, '$1, '],
  [/\bhave "Cascade, cascade\."/g, 'have cascade and cascade.'],
  [/\b(ha(?:s|ve)) "Cumulative (upkeep \{\d\}\.)"/g, '$1 cumulative $2'],
  // CR 614.12: both numbers of counters belong to one effect.
  [/\b(enters with a \+1\/\+1 counter on it) plus (an additional \+1\/\+1 counter on it for each)/g, '$1 and $2'],
  [/\b(highest life total among) players\b/g, '$1 all players'],
  [/\b(block an additional) ninety-nine (creatures)\b/g, '$1 99 $2'],
  // CR 613.4b
  [/\b(has base power) and base (toughness each equal to)/g, '$1 and $2'],
  [/^During your turn, as long as ([A-Z][^,.\n]*? is equipped), /gm, "As long as it's your turn and $1, "],
  [/\b([Aa]s long as) there are no cards in your library\b/g, '$1 your library has no cards in it'],
  [/\b(as long as) there are (\w+ or more cards) in a single graveyard\b/g, '$1 a graveyard has $2 in it'],
  // CR 509.1b: it is a restriction on those creatures.
  [
    /^Your opponents can't block with (creatures)( with even mana values)\./gm,
    "Creatures your opponents control$2 can't block.",
  ],
  // CR 604.1: each of these effects has a condition of its own.
  [
    /^(Equipped creature has) (\w+) if (you control an? \w+), (\w+) if ([^,.\n]*), (\w+) if ([^,.\n]*), and (\w+) if ([^,.\n]*)\./gm,
    '$1 $2 as long as $3.\n$1 $4 as long as $5.\n$1 $6 as long as $7.\n$1 $8 as long as $9.',
  ],
  [
    /^(This creature) (gets \+\d\/\+\d) (as long as you control an? \w+), (has [\w ]+) (as long as you control an? \w+), (gets \+\d\/\+\d) (as long as you control an? \w+), (has [\w ]+) (as long as you control an? \w+), and (has [\w ]+) (as long as you control an? \w+)\./gm,
    '$1 $2 $3.\n$1 $4 $5.\n$1 $6 $7.\n$1 $8 $9.\n$1 $10 $11.',
  ],
  [/\b(hexproof from) each of (its colors)\b/g, '$1 $2'],
  [
    /\benters with an additional X (\S+ counters on it), where X is (the number of [^.\n]*)\./g,
    'enters with a number of additional $1 equal to $2.',
  ],
  [
    /^(If an )(ability of [^,.\n]*? triggers) while (you control \w+ or more [^,.\n]*), (that ability triggers an additional time\.)/gm,
    'As long as $3, if a triggered $2, $4',
  ],
  [
    /^You may play cards (exiled with this \w+) as long as you attacked this turn\./gm,
    'As long as you attacked with a creature this turn, you may play lands and cast spells from among cards $1.',
  ],
  [
    /^(Each )(creature card in your graveyard|spell you cast) that's an? ((?:[A-Z]\w+, )+)(?:and\/or|or) ([A-Z]\w+) /gm,
    '$1$3or $4 $2 ',
  ],
  [/\b(for each permanent you control with) oil counters on it\b/g, '$1 an oil counter on it'],
  [/^(This spell) cost (\{)/gm, '$1 costs $2'],
  [/\b(be blocked by enchanted creatures) or (enchantment creatures)\b/g, '$1 and $2'],
  // That player has no more life than themselves.
  [/\bif no other (opponent has more life than that player)\b/g, 'if no $1'],
  [/^(Each )((?:[a-z]+ )*spell)( you cast)( that's (?:exactly \w+|one or more) colors)/gm, '$1$2$4$3'],
  [/^(Each [^.\n]*? card)( in your graveyard)( that's exactly \w+ colors)/gm, '$1$3$2'],
  // CR 614.12, 614.16: the condition is checked when the event would happen.
  [/^As long as ([^,"\n]*), if ([^,"\n]*? would [^,"\n]*), /gm, 'If $2 while $1, '],
  [
    /\benters with (a )(\S+ counter) on it for each mana spent to cast it\./g,
    'enters with X $2s on it, where X is the amount of mana spent to cast it.',
  ],
  [/\b(where X is the number of counters) on (permanents you control)\b/g, '$1 among $2'],
  // CR 601.3: a spell that can't be cast unless something is so is cast only if it is.
  [/^You can't cast this spell unless ([^.\n]*)\./gm, 'Cast this spell only if $1.'],
  [/\b(sacrifice four Eldrazi Spawn) rather\b/g, '$1s rather'],
  // CR 615.5: what follows the prevention.
  [/\b(prevent that damage), remove (that many [^,.\n]*? from [^,.\n]*), (and create )/g, '$1. Remove $2 $3'],
  [/\b(that much damage plus) an amount of damage equal to ([^.\n]*?) (instead)\./g, '$1 X $3, where X is $2.'],
  [/\b(has all activated abilities of )(creatures you control that don't have)/g, '$1all $2'],
  // CR 611.3a: the creatures that are so have the ability.
  [
    /^Each creature you control has (\w+) if it's white, (\w+) if it's blue, (\w+) if it's black, (\w+ strike) if it's red, and (\w+) if it's green\./gm,
    'White creatures you control have $1.\nBlue creatures you control have $2.\nBlack creatures you control have $3.\nRed creatures you control have $4.\nGreen creatures you control have $5.',
  ],
  [
    /^This creature has (\w+) as long as (you control an? \w+), (\w+) as long as (you control an? \w+), (\w+ strike) as long as (you control an? \w+), (\w+) as long as (you control an? \w+), and ("[^"\n]*") as long as (you control an? \w+)\./gm,
    'This creature has $1 as long as $2.\nThis creature has $3 as long as $4.\nThis creature has $5 as long as $6.\nThis creature has $7 as long as $8.\nThis creature has $9 as long as $10.',
  ],
  // CR 601.1a: to play a card is to play it as a land or to cast it as a spell.
  [
    /^(As long as [^,.\n]* attacked this turn, you may play )the top card (of your library)\./gm,
    '$1lands and cast spells from the top $2.',
  ],
];
