/** Slips of the pen in published texts; the second form is what the text is meant to say. */
export const slips: readonly (readonly [RegExp, string])[] = [
  [/^(Flying)\.$/gm, '$1'],
  [/^(Equip \{[^\n]*\})\.$/gm, '$1'],
  [/^Fortell (?=\{)/gm, 'Foretell '],
  [/^(Unearth):(?=\{)/gm, '$1 '],
  [/^(\{\d\})(\{T\}: )/gm, '$1, $2'],
  [/\b(, draw) (card)(?=\.)/g, '$1 a $2'],
  [/\b([Aa]n opponent cho)(ses)(?= a nonland card exiled this way)/g, '$1o$2'],
  [/^(\d)(?=\{[WUBRG]\})/gm, '{$1}'],
  [/^(Exhaust) - (?=\{)/gm, '$1 — '],
  [/(\{T\}): (?=(?:Sacrifice|Remove|Exile) [^.:\n"]*: )/g, '$1, '],
  [/\blibary\b/g, 'library'],
  [/\b(lose) two (life)\b/g, '$1 2 $2'],
  [/\benters battlefield,/g, 'enters,'],
  [/\b([Yy]ou may discard up) (two|three)\b/g, '$1 to $2'],
  [/\bunil end of turn\b/g, 'until end of turn'],
  [/\buntil the end of turn(?=\.)/g, 'until end of turn'],
  [/(\bcontrolled that artifact, )creature (three)\b/g, '$1create $2'],
  [/\.\\(?=[A-Z])/g, '.\n'],
  [/\b(Aura spells and )equipment spells\b/g, '$1Equipment spells'],
  // A token with power and toughness that isn't a Vehicle is a creature.
  [
    /\b([Cc]reate (?:an?|two|three|four) \d\/\d (?:[a-z]+ (?:and [a-z]+ )?)?(?:[A-Z][a-z]+ )*(?!Vehicle)[A-Z][a-z]+) (tokens?)\b/g,
    '$1 creature $2',
  ],
  [/\b([Cc]reate an? \d\/\d colorless Vehicle) (token)\b/g, '$1 artifact $2'],
];
