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
];
