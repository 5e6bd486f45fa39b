/** Synonyms about numbers, counters, damage and what they are of; the grammar has the second form. */
export const amountSynonyms: readonly (readonly [RegExp, string])[] = [
  [/\b(with [^,.\n"]*?counters? on )(?:him|her)\b/g, '$1it'],
  [/\b(for each time )(?:he|she) (was kicked)/g, '$1it $2'],
  // CR 508.4: a token is created so, wherever that is said.
  [
    /\b([Cc]reate an? )tapped and attacking ((?:\d|X)[^.\n"]*? token(?: with (?:"[^"]*?\.?"|[a-z ]+))?)(?=[.,])/g,
    "$1$2 that's tapped and attacking",
  ],
  [
    /\b([Cc]reate an? )tapped and attacking ((?:\d|X)[^.\n"]*? token with "[^"]*?)\.("$)/gm,
    "$1$2$3 that's tapped and attacking.",
  ],
  // A token with power and toughness is a creature token (CR 111.3).
  [/\b(\d+\/\d+ (?:[a-z]+ )+(?:[A-Z]\w+ )+)(?=tokens? with decayed)/g, '$1creature '],
  [/^(As long as [^,\n"]*, )it's (an? )/gm, '$1it is $2'],
  // CR 109.2
  [/\b(with the (?:greatest|highest|least|lowest) [a-z ]+ among [a-z]+s) on the battlefield\b/g, '$1'],
  [/\b(gets? \+1\/\+1 for each [^.,\n]*?) and \+1\/\+1 (for each) /g, '$1 and each '],
  [/\b([Tt]arget (?:player|opponent)) (dealt (?:combat )?damage by [^.,\n]*? this turn)\b/g, '$1 who was $2'],
  [/\bnumber of your (opponents who were )/g, 'number of $1'],
  // One or several: each that is dealt damage.
  [/\bA creature (dealt damage this way can't)\b/g, 'Creatures $1'],
];
