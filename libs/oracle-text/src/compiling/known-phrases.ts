/** Wordings that say a known phrase in other words or in another place; the grammar has the second form. */
export const knownPhrases: readonly (readonly [RegExp, string])[] = [
  // A creature deals damage to one other creature: that one.
  [/\b(deals (?:combat )?damage to a creature, (?:destroy|gain control of) )the other creature\b/g, '$1that creature'],
  [/(?<=\. )The creature (can't be regenerated\.)/g, 'It $1'],
  [/\bUntil your next turn, prevent (all damage that would be dealt to you)\./g, 'Prevent $1 until your next turn.'],
  [/\b(unless you remove [^.\n]*? counters? from) it\./g, '$1 this creature.'],
  [/(\+X\/\+X|creature token)(?= where X is )/g, '$1,'],
  [
    /\bCount the number of ([^.\n]*)\. Your life total becomes that number\b/g,
    'Your life total becomes the number of $1',
  ],
  [
    /\bcount the number of ([^.\n]*)\. Your life total becomes that number\b/g,
    'your life total becomes the number of $1',
  ],
  // A counter that is put in addition to others is one counter.
  [/\bput (?:another|an additional) (\+1\/\+1 counter on (?:this creature|it|that land))\b/g, 'put a $1'],
  // Creatures that aren't on the battlefield are creature cards or spells (CR 109.2).
  [/\b(Choose a nonlegendary creature) on the battlefield\b/g, '$1'],
  [/\b(for each other creature) on the battlefield (named [^.\n]*)\./g, '$1 $2 on the battlefield.'],
  [/\bOther ([A-Z][a-z]+) and ([A-Z][a-z]+) creatures you control\b/g, 'Other $1s and $2s you control'],
  [/\bOther Mice creatures\b/g, 'Other Mouse creatures'],
  // “Each A and B” is each object that is one of them.
  [/\b(on each|for each tapped) ((?:[A-Za-z]+, )+)and (\w+ you control)\b/g, '$1 $2or $3'],
  [
    /\b(becomes an X\/X [A-Z]\w+ creature(?: with trample and haste)?)( until end of turn, where X is [^.\n]*)\. It's still a land\./g,
    "$1 that's still a land$2.",
  ],
  // CR 109.2: what is in a graveyard is a card.
  [/\b(return target creature) (with mana value [^.,\n]*? from your graveyard)\b/g, '$1 card $2'],
  [
    /\b([Yy]ou may) change the base power and toughness of (target \w+ you control) to /g,
    "$1 have $2's base power and toughness become equal to ",
  ],
  [
    /\b(you may have) the (base power and toughness) of (another target creature you control) become X\/X/g,
    '$1 $3 have $2 X/X',
  ],
  [
    /\b(You may (?:cast|play) (?:it|the exiled card)) (without paying its mana cost) (for as long as it remains exiled)\b/g,
    '$1 $3 $2',
  ],
  [
    /\bUntil end of turn, double target creature's power and it (gains first strike)\./g,
    "Double target creature's power until end of turn. That creature $1 until end of turn.",
  ],
  [
    /(?<=: )Until end of turn, this (creature gets -1\/-1) and (gains your choice of [^.\n]*)\./g,
    'This $1 until end of turn and $2 until end of turn.',
  ],
  [/\b(When you cycle this card or) it (?=dies, )/g, '$1 this creature '],
  [/\b(a source) of your choice (of the chosen color)\b/g, '$1 $2 of your choice'],
  [/\b(attach all Equipment) on the battlefield (to it)\b/g, '$1 $2'],
  [/(\btarget creature gets [^.\n]*\. Otherwise, )that creature\b/g, '$1it'],
  [/\bPermanents enter tapped this turn\./g, 'This turn, permanents enter tapped.'],
  [/\b(unless) there is (an? [A-Z]\w+) on the battlefield\b/g, '$1 a player controls $2'],
  [/\b(if) there's (another creature) on the battlefield\b/g, '$1 $2 is on the battlefield'],
  [/\b(rather than pay the mana cost for an? (?:[a-z]+ )?spell) that (you cast from)\b/g, '$1 $2'],
  [/\b(with mana value of )that (quality)\b/g, '$1the chosen $2'],
  [/, doctor's companion\b/g, ", Doctor's companion"],
  // One amount, the sum of two.
  [
    /\b(unless its controller pays) \{(\d+)\} plus an additional \{1\} for each (\w+?)(?:y|(?=s?\b))( you control)(?=\.)/g,
    '$1 {X}, where X is $2 plus the number of $3s$4',
  ],
];
