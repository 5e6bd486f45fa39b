/** Wordings of static abilities with the same meaning as common ones; the grammar has the second form. */
export const staticSynonyms: readonly (readonly [RegExp, string])[] = [
  // Each is an effect of its own.
  [/^(Enchanted creature) (gets [+-]\d\/[+-]\d) and (can't be the target of spells\.)/gm, '$1 $2.\n$1 $3'],
  [/^(Players can't draw cards) or (gain life\.)/gm, "$1.\nPlayers can't $2"],
  [
    /^(\w+) and (\w+) spells (you control can't be countered\.)/gm,
    "$1 spells you control can't be countered.\n$2 spells $3",
  ],
  [/^([A-Z]\w+ spells you control can't be countered)$/gm, '$1.'],
  // CR 702: keyword abilities of one line.
  [/^(First strike|Flying); (?=[a-z ]+$)/gm, '$1, '],
  [/\bhave "Cascade, cascade\."/g, 'have cascade and cascade.'],
  [/\b(ha(?:s|ve) ")(Cumulative upkeep \{\d\})\."/g, '$1$2"'],
  // CR 614.12: both numbers of counters belong to one effect.
  [/\b(enters with a \+1\/\+1 counter on it) plus (an additional \+1\/\+1 counter on it for each)/g, '$1 and $2'],
  [/\b(highest life total among) players\b/g, '$1 all players'],
  [/\b(block an additional) ninety-nine (creatures)\b/g, '$1 99 $2'],
];
