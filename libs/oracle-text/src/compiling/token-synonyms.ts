/**
 * Synonyms for a token's abilities, which can stand in a sentence of their own (CR 111.3); the grammar has the second
 * form.
 */
export const tokenSynonyms: readonly (readonly [RegExp, string])[] = [
  [
    /\b(tokens? named [A-Z][\w' ]*?)( attached to [^.\n"]*)\. (?:It has|They have|Th(?:e|ose) tokens? ha(?:s|ve)) ((?:(?:[a-z][a-z ]*, )*[a-z][a-z ]*,? and )?"[^"\n]*?)\."(?! )/g,
    '$1 with $3"$2.',
  ],
  [
    /\b(tokens? named [A-Z][\w' ]*?)( attached to [^.\n"]*)\. (?:It has|The token has) ([a-z][a-z ]* and [a-z][a-z ]*)\./g,
    '$1 with $3$2.',
  ],
  [/\b([Cc]reate [^.\n"]*? creature tokens)\. They each have (?=[a-z"])/g, '$1 with '],
  [/\b(tokens? named [A-Z][\w' ]*)\. (?:It has|They have|Th(?:e|ose) tokens? ha(?:s|ve)) (?=[a-z"])/g, '$1 with '],
  [/\b([Cc]reate a number of [^.\n"]*? tokens)( equal to [^.\n"]*)\. They have ("[^"\n]*)\."/g, '$1 with $3"$2.'],
  [
    /\b([Cc]reate an? [^."\n]*? creature token)( for each [^."\n]*)\. (?:They|Those tokens) have ("[^"\n]*)\."/g,
    '$1 with $3"$2.',
  ],
  [/\b(create a token that's a copy of [^.,\n]+), (tapped and attacking that)\b/g, '$1 $2'],
  [/(\w),"(?= and (?:equip|is) )/g, '$1",'],
  [/\bcolorless snow (artifact tokens?)\b/g, 'snow colorless $1'],
  [/\b(Auras?|Equipment) you control that(?:'s| are) (attached to)\b/g, '$1 you control $2'],
];
