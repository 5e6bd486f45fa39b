/** Wordings of activated abilities with the same meaning; the grammar has the second form. */
export const activationSynonyms: readonly (readonly [RegExp, string])[] = [
  // CR 602.1b: the restrictions on activating, in one list.
  [
    /\b(Activate only during the declare blockers step), only (if [^.,\n]*), and only (once each turn)\./g,
    '$1 and only $3 and only $2.',
  ],
  [/\b(Activate only if [^.\n]* or )if (you)/g, '$1$2'],
  [
    /\bActivate only as a sorcery and only your opponents may activate this ability\./g,
    'Only your opponents may activate this ability and only as a sorcery.',
  ],
  [/\b(Activate only if you have \w+ or more cards in) your hand\./g, '$1 hand.'],
  [/\bthis artifact or another (artifact entered the battlefield under your control this turn)\b/g, 'an $1'],
  // Each part of the cost is paid (CR 118.3).
  [/\b(Remove \w+ \w+ counters? from among [^,:\n]*?) and sacrifice ([A-Z][\w' ]*: )/g, '$1, Sacrifice $2'],
  [/\b(Remove \w+ \w+ counters? from )(this \w+|[A-Z][\w ]*) and exile it: /g, '$1$2, Exile $2: '],
  [/\b(target creature )that has (an? \S+ counter on it)/g, '$1with $2'],
  [/\b([Dd]estroy all creatures) except for (?=[A-Z][\w ]*\.)/g, '$1 other than '],
  [/\b([Tt]arget player (?:loses|gains) \d+ life) and (reveals their hand)\./g, '$1. That player $2.'],
  // CR 109.2: a creature is on the battlefield.
  [/\b(When target creature is put into your graveyard) this turn,/g, '$1 from the battlefield this turn,'],
  [/\bbecomes a copy of a second (target )/g, 'becomes a copy of another $1'],
  [
    /^([^:\n]*\bSacrifice another creature: [^\n]*?where X is )that (creature's (?:power|toughness|mana value))(?=\.)/gm,
    '$1the sacrificed $2',
  ],
  [/\b(If )any (source you control would deal damage)\b/g, '$1a $2'],
  [/\b(a creature) of your choice (with \w+) (would deal damage)\b/g, '$1 $2 of your choice $3'],
  [/\b(target creature card) (in your graveyard) (with mana value X)(?=, except)/g, '$1 $3 $2'],
  [/\b(creature card) with (higher)( mana value)\b/g, '$1 with greater$3'],
  [/\b(onto the battlefield) (from your hand or graveyard) (with two)\b/g, '$2 $1 $3'],
  [/\bin addition to its other types and colors\b/g, 'in addition to its other colors and types'],
  // CR 306.5c: a planeswalker’s loyalty on the battlefield is the number of its loyalty counters.
  [/\b(where X is )([A-Z]\w+)'s loyalty\b/g, '$1the number of loyalty counters on $2'],
  [/\b(mana value less than )([A-Z]\w+)'s loyalty\b/g, '$1the number of loyalty counters on $2'],
  // CR 105.1, 106.1: the colors among them are what can be chosen.
  [
    /\bChoose a color of a (permanent)( you control)\. Add one mana of that color\./g,
    'Add one mana of any color among $1s$2.',
  ],
  [
    /\bChoose a color of a card in your graveyard\. Add one mana of that color\./g,
    'Add one mana of any color among cards in your graveyard.',
  ],
  [/(?<!\b[Ff]or )\b(each \w+ that entered) the battlefield (under your control this turn)/g, '$1 $2'],
  [/\b(Sacrifice a black) or artifact creature(?=:)/g, '$1 creature or artifact creature'],
  [
    /\ball (white|blue|black|red|green) and all (white|blue|black|red|green) creature cards\b/g,
    'all creature cards that are $1 or $2',
  ],
  [/\b(enchanted creature is) (white|blue|black|red|green) and (untapped)\b/g, '$1 $2 and enchanted creature is $3'],
  [/\b(Vehicle artifact token) (named \w+) (with [a-z]+ and crew \d)(?=\.)/g, '$1 $3 $2'],
  [/\b(Add one mana of any) of the exiled cards' colors\./g, '$1 color among the exiled cards.'],
  [
    /\b([A-Z]\w+ creatures you control)( get \+X\/\+X until end of turn, where X is the number of colors among )those creatures\./g,
    '$1$2$1.',
  ],
  [/\bthe power of the creature tapped this way\b/g, "the tapped creature's power"],
  [/\bif it shares a card type with the card exiled this way\b/g, 'if it shares a card type with the exiled card'],
  [/\bThe player whose turn it is (may end the turn)\b/g, 'The active player $1'],
  [/\b([Cc]hoose) one of your opponents(?=\.)/g, '$1 an opponent'],
  [
    /\bPrevent all damage a source of your choice would deal to you this turn\./g,
    'Prevent all damage that would be dealt to you this turn by a source of your choice.',
  ],
  // CR 603.7: the condition is asked as the delayed ability resolves.
  [
    /\bSacrifice it at the beginning of the next end step (if it has mana value \d or less)\./g,
    'At the beginning of the next end step, sacrifice it $1.',
  ],
  // CR 503.1a: the upkeep step begins with its first moment.
  [/\b(Until )the beginning of (your next upkeep, you may)/g, '$1$2'],
  [/\b(Return up to X cards) from among cards (exiled with this \w+)/g, '$1 $2'],
  [/\b([Ss]huffle your )graveyard and hand (into your library)/g, '$1hand and graveyard $2'],
  [/\b(activate abilities) from (\w+ sources)/g, '$1 of $2'],
  [
    /\b(Reveal the top four cards of your library) and put all of them with that name into your hand\. Put the rest into your graveyard\./g,
    '$1. Put all cards with that name revealed this way into your hand and the rest into your graveyard.',
  ],
  [/\bIf that card is snow,/g, "If it's a snow card,"],
  [
    /\bReturn this creature from the graveyard to the battlefield\b/g,
    'Return this card from your graveyard to the battlefield',
  ],
  [/\b(deals damage to )(?:him|her)self (equal to)\b/g, '$1itself $2'],
  [/\b(gains "If this )permanent( would leave the battlefield, exile it instead\.")/g, '$1creature$2'],
  // CR 205.1a: only the creature types that it had are replaced.
  [/\b(becomes a )(\d\/\d) ((?:[A-Z]\w+ )+)(and gains [a-z ]+\.)/g, '$1$3with base power and toughness $2 $4'],
];
