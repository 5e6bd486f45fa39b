/** Synonyms for amounts, counters and damage; the grammar has the second form. */
export const amountSynonyms: readonly (readonly [RegExp, string])[] = [
  [/\b(with [^,.\n"]*?counters? on )(?:him|her)\b/g, '$1it'],
  [/\b(for each time )(?:he|she) (was kicked)/g, '$1it $2'],
  // CR 508.4: “tapped and attacking” can stand before the token or after it.
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
  [/\bequal to ([^.,\n]*?) or ([^.,\n]*?), whichever is greater\b/g, 'equal to the greatest of $1 and $2'],
  [
    /\bFor any number of opponents, (\w+) (target [^.\n]*? that player controls\b)/g,
    'For each opponent, $1 up to one $2',
  ],
  [/\b(there are \w+ or more (\S+) counters on [^.,\n]*?, remove )those counters\b/g, '$1all $2 counters from it'],
  [/\bthe amount of life you've (lost|gained) this turn\b/g, 'the amount of life you $1 this turn'],
  [
    /\byou control the creature with the greatest power or tied for the greatest power\b/g,
    'you control a creature with the greatest power among creatures',
  ],
  // Each instruction is rounded the same way (CR 107.1a).
  ...(['up', 'down'] as const).flatMap((round): readonly (readonly [RegExp, string])[] => [
    [
      new RegExp(
        `\\b((?:half|a third of) (?:their life|the [^.,\\n]*?))(?=(?:,(?! rounded)|\\.)[^\\n]*?Round ${round} each time\\.)`,
        'g',
      ),
      `$1, rounded ${round}`,
    ],
    [new RegExp(`(, rounded ${round}\\.) Round ${round} each time\\.`, 'g'), '$1'],
  ]),
  // CR 608.2d: one of them is created, which its controller chooses.
  [/\b([Cc]reate )(a (?:Food|Clue|Blood) token or an? \w+ token\b)/g, '$1your choice of $2'],
  [
    /\b(your choice of an? [^\s,]+(?: strike)?), ([^\s,]+(?: strike)?), or ([^\s,]+(?: strike)? counter\b)/g,
    '$1 counter, a $2 counter, or a $3',
  ],
  [
    /\b(your choice of an? [^\s,]+(?: strike)?), ([^\s,]+(?: strike)?), ([^\s,]+(?: strike)?), or ([^\s,]+ counter\b)/g,
    '$1 counter, a $2 counter, a $3 counter, or a $4',
  ],
  [
    /\b([Ee]xchange (?:your|target \w+'s) life total) with (this \w+|~|[A-Z]\w+)(?='s (?:power|toughness)\b)/g,
    '$1 and $2',
  ],
  // CR 614.9
  [
    /\b([Tt]he next time a source of your choice would deal damage to [^.,\n]*? this turn, )that source deals that damage to ([^.,\n]*?) instead\b/g,
    '$1that damage is dealt to $2 instead',
  ],
  [/\b([Ii]f )it's (attacking (?:the|that|enchanted|target) \w+)/g, '$1it is $2'],
  // Each instruction has its own condition.
  [
    /\bPut (an? \S+ counter) on it if it's (an? \w+) and (an? \S+ counter) on it if it's (an? \w+)\./g,
    "If it's $2, put $1 on it. If it's $4, put $3 on it.",
  ],
  [/\b([Ii]f X is \d+ or )greater\b/g, '$1more'],
  // The kind is the one named before.
  [
    /\b([Rr]emove (?:all|any number of|up to \w+) (\S+) counters? from [^\n]*?(?:number of|for each|one or more|no) )(counters? (?:were )?removed this way)\b/g,
    '$1$2 $3',
  ],
  // Whether one or several: each creature that is dealt damage.
  [/\bA creature (dealt damage this way can't)\b/g, 'Creatures $1'],
];
