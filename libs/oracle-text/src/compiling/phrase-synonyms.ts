/** Synonyms for phrases that name objects, players and zones; the grammar has the second form. */
export const phraseSynonyms: readonly (readonly [RegExp, string])[] = [
  [/\b(with the same name) as one another\b/g, '$1'],
  // CR 608.2i: what hasn't happened by now didn't happen.
  [/\b([Ii]f you) haven't cast (a spell this turn)(?=,)/g, "$1 didn't cast $2"],
  // CR 611.2a: the effect begins as it resolves, so every spell cast later is an additional one.
  [/\b([Yy]ou can't cast) additional (spells this turn)(?=\.)/g, '$1 $2'],
  [/\b(opponent chooses one)(?=\. Put that card)/g, '$1 of them'],
  [/(—Reveal an? \w+ card) in your hand\b/g, '$1 from your hand'],
  // For several kinds of permanents, the objects that are chosen from stand first.
  [
    /\b(chooses) (an? [^.,]+(?:, an? [^.,]+)*?)(,?)( and an? [^.,]+?)( from among the [^.,]+ they control)(?=,)/g,
    '$1$5 $2$3$4',
  ],
  [/\bFor each (color among [^.,\n]+), add one mana of that color(?=\.)/g, 'Add one mana of each $1'],
  // Who chooses a target is said behind what it is.
  [/\b(target [a-z ]+?)( of an opponent's choice)( you don't control| from your graveyard)\b/g, '$1$3$2'],
  // CR 608.2d, 608.2g: a player who may cast spells from among cards chooses which, and how many.
  [
    /\b([Yy]ou may cast )instant (?:and|or) (sorcery spells (?:with [^.,\n]*? )?from among them without paying their mana costs)/g,
    '$1any number of instant and/or $2',
  ],
  [/\b(if it's controlled by the chosen player and) if (it targets)\b/g, '$1 $2'],
  // CR 608.2c: what is said of the things that only the conditional sentence names is as conditional.
  [
    /\b(If this spell was kicked, untap all [^.,\n]*? put onto the battlefield this way)\. They (become)\b/g,
    '$1 and they $2',
  ],
  // CR 118.12: any amount of a symbol is as many payments of it.
  [
    /\b(you may pay) any amount of (\{[WUBRG]\})\. When you do(?=, [^.\n]*\bthat much\b)/g,
    '$1 $2 any number of times. When you pay this cost one or more times',
  ],
  [/\b(except it's an? \d+\/\d+ [A-Z][a-z]+ creature) with (\w+) (in addition to its other types)\b/g, '$1 $3 with $2'],
  // Those that were revealed last are the ones that were looked for.
  [/\b(until you reveal [^.\n]*?(creature|land) cards?\b[^.\n]*\. Put those) \2 (cards)\b/g, '$1 $3'],
  // CR 608.2d: a player who may do it so often may do it less often.
  [
    /\bYou may put a (permanent) card (from your hand onto the battlefield) for each (\w+) vote\./g,
    'Put up to X $1 cards $2, where X is the number of $3 votes.',
  ],
  // CR 107.3f: the most that the player can choose for X.
  [
    /\b(you may pay \{X\})(\. If you do, [^.\n]*\.) X can't be greater than ([^.\n]*)\./g,
    '$1, where X is less than or equal to $3$2',
  ],
  // CR 608.2d: the player who follows the instruction chooses one of several opponents.
  [/\b(an opponent) of your choice (gains control of)\b/g, '$1 $2'],
  [/\bthe Army you amassed\b/g, 'the amassed Army'],
  // CR 603.11: a static ability and the abilities that trigger on what it does are linked, wherever they stand.
  [
    /(?<=\b[Rr]eveal (?:the first card you draw|[^.\n]*? this way)[^\n]*\.) (?=Whenever you reveal [^.\n]*? this way,)/g,
    '\n',
  ],
  // CR 601.1a: to play a card is to play it as a land or to cast it as a spell.
  [/\b([Yy]ou may play )(cards exiled with this \w+)(?=\.)/g, '$1lands and cast spells from among $2'],
  [/\b([Ii]f )there are (\w+ or more counters on it or )/g, '$1it has $2'],
  // CR 603.1: an ability that triggers is a triggered ability.
  [/\b([Ii]f a)n (ability of [^.,\n]*? triggers, that ability triggers)/g, '$1 triggered $2'],
  [
    /\b(Put )all cards from (?:the|one) pile of your choice ((?:onto|into) [^.\n]*? and the )rest\b/g,
    '$1one pile $2other',
  ],
  // CR 701.20a: cards of a hand are revealed from there.
  [/\b(you may reveal X [^.\n]*? cards) in (your hand\. If you do)/g, '$1 from $2'],
  [/\bthe total power of the (creatures sacrificed this way)\b/g, 'the total power of $1'],
  [/\b([Pp]opulate\. The token) created this way\b/g, '$1'],
  [/\b([Tt]here are five )(colors among)/g, '$1or more $2'],
  // CR 601.3: both are parts of one permission.
  [
    /\bYou may cast spells (from among cards exiled with this \w+)\. You can't cast more than one spell this way each turn\./g,
    'Once each turn, you may cast a spell $1.',
  ],
  // CR 601.3: the same cards, for the same time.
  [
    /\b(Until the end of your next turn, you may play those cards\. If this spell was cast from a graveyard, you may play )cards this way (without paying their mana costs)/g,
    '$1those cards until the end of your next turn $2',
  ],
  [
    /\b(If you cast a spell this way, pay life equal to )that spell's (mana value rather than pay its mana cost)/g,
    '$1its $2',
  ],
  [/\bthey've ((?:drawn|cast) this turn)\b/g, 'they have $1'],
  [/\b(the damage )already (dealt to that player this turn)\b/g, '$1$2'],
  [/\b(opponent who)se life total is (less than half their starting life total)/g, '$1 has $2'],
  // A copy of a creature that is an artifact, too, can be called either.
  [
    /(\bcopy of that creature, except [^"\n]*\bartifact creature\b[^"\n]*"[^"\n]*?\bSacrifice this )artifact(?=:)/g,
    '$1creature',
  ],
  [/\b(one of (?:them|those \w+)) chosen (at random)\b/g, '$1 $2'],
  [/\b(target opponent may )also (copy that spell\. They may choose new targets for )that (copy)\b/g, '$1$2the $3'],
  // CR 603.12: it enters right after it has been returned; their control is that of its owner.
  [
    /\b(Return target \w+ card) (?:in|from) (an opponent's graveyard to the battlefield under )their control\. When that permanent enters, (?=return )/g,
    "$1 from $2its owner's control. When you do, ",
  ],
  [/\b(When you do, tap )the copied (creature)\b/g, '$1that $2'],
  [/\b(Look at the top \w+ cards of your library\. For each )card(, put that card)\b/g, '$1of those cards$2'],
  // The only creature you control is each creature you control.
  [
    /\b(As long as you control exactly one creature, )that creature gets ([+\-\dX/]+ and )has\b/g,
    '$1creatures you control get $2have',
  ],
  // What is excepted is what the others aren't.
  [
    /\b(return all )(permanents to their owners' hands) except for ([A-Z]\w+)s, ([A-Z]\w+)s, and lands\b/g,
    '$1non-$3, non-$4, nonland $2',
  ],
  [/\b(creatures and planeswalkers) except for commanders\b/g, "$1 that aren't commanders"],
  // CR 406.1: the same cards are exiled at once.
  [
    /\bEach (opponent|player) exiles the top card of their library(?=\. You may (?:cast|play) )/g,
    "Exile the top card of each $1's library",
  ],
  [/\b(from among those) exiled (cards)\b/g, '$1 $2'],
  // CR 601.3e: what the spell would be is asked.
  [
    /(?<=\bmay cast [^.\n]*?) if (?:that|the) spell's mana value is (?=\w+ or less\b|less than\b)/g,
    " if it's a spell with mana value ",
  ],
  [/\b([Ii]f you don't cast )(?:it|that card) this way,/g, '$1it,'],
  [/\b([Pp]ut the rest of the )(cards) (revealed) this way (?=on the bottom of your library)/g, '$1$3 $2 '],
  [/\b(Put the rest) of those cards (on the bottom of your library)/g, '$1 $2'],
  [/\b(cast spells) that have (foretell)\b/g, '$1 with $2'],
  [
    /\b([Ss]earch(?:es)? their library for [^.\n]*? cards?) and (put (?:it|that card|them|those cards) [^.\n]*)(?=\. Then each player who searched)/g,
    '$1, $2',
  ],
  [
    /\b([Ss]earch (?:your|their) library for [^.,\n]*? card) and (put it onto the battlefield)(?=\.[^\n]*\bwho searched a library this way\b)/g,
    '$1, $2',
  ],
  [/(\btarget (non\w+ permanent card)\b[^\n]*?\bthat )\2\b/g, '$1card'],
  [/\b(add one or more mana of the chosen color, add an additional one mana of )that color\b/g, '$1the chosen color'],
  // A player can sacrifice only what they control (CR 701.21a), and chooses it.
  [/\b(Each foe sacrifices an? [^.\n]*?) they control(?=\.)/g, '$1 of their choice'],
  [/\b(Each foe chooses )one( untapped [^.\n]*? they control, then taps the rest)\b/g, '$1an$2'],
  [/\b(Each friend discards) all cards from (their hand, then draws that many cards plus one)\b/g, '$1 $2'],
  [/\b(Then put )all cards exiled this way that weren't cast (into your graveyard)(?=\.)/g, '$1the rest $2'],
  // CR 603.6a: who controls a permanent as it enters is asked.
  [/\b(Whenever an? [^.,\n]*?creature) (with \w+) enters under your control(?=,)/g, '$1 you control $2 enters'],
  [/\b(cards) which have the (same name as)\b/g, '$1 with the $2'],
  [/(?<=^|[.:] )Skip (your next turn)(?=\.)/gm, 'You skip $1'],
  // CR 118.1: both are parts of the cost.
  [
    /^(\{T\}, Remove an? \w+ counter from this (land|artifact|creature)) and return it to its owner's hand:/gm,
    "$1, Return this $2 to its owner's hand:",
  ],
  // CR 608.2d: the player who follows the instruction chooses.
  [/\b(puts an? \w+ card) of their choice (from their graveyard onto the battlefield)/g, '$1 $2'],
  // What was found is a permanent of that kind.
  [/\b(Search your library for an? ([A-Z]\w+) permanent card, [^\n]*?\. That )\2(?= )/g, '$1permanent'],
  // CR 701.24: owners shuffle.
  [/\bThe owners of (those cards) shuffle them into their libraries(?=\.)/g, "Shuffle $1 into their owners' libraries"],
  [
    /\b(Prevent all damage that would be dealt )this turn (to )(up to two target creatures)(?=\.)/g,
    '$1$2each of $3 this turn',
  ],
  [
    /\b(Prevent all damage that would be dealt )this turn (to another target creature with an? [^\n.]*? counter on it)(?=\.)/g,
    '$1$2 this turn',
  ],
  [/^Destroy (target creature) if it's (white)\. (It can't be regenerated\.)/gm, 'If $1 is $2, destroy it. $3'],
  // CR 603.12: the card that is discarded is the one that the player may discard.
  [/\b(you may discard an? (?:\w+ )?card\. When you )discard a card this way(?=,)/g, '$1do'],
  // CR 400.3: each card was in the hand of its owner.
  [
    /\b(each player discards their hand) and returns to their hand each card they exiled this way(?=\.)/g,
    "$1, then return those cards to their owners' hands",
  ],
  // CR 608.2d: the player who follows the instruction chooses the opponent.
  [
    /\b(If the \{[^.\n]*? cost was paid, )an opponent (?=(?:draws|discards|chooses)\b)/g,
    '$1choose an opponent and that player ',
  ],
  // What is said of the card stands before its place.
  [
    /\b(target nonland permanent card) (from your graveyard) (with mana value less than or equal to the number of permanent cards in your graveyard)(?= to the battlefield)/g,
    '$1 $3 $2',
  ],
  [/\b(if it's a creature or )if (\{[^.\n]*? was spent to cast this spell\.)/g, '$1$2'],
  [
    /\bDestroy (target creature) if it (shares a color with [^.\n]*?)\. (It can't be regenerated\.)/g,
    'If $1 $2, destroy it. $3',
  ],
  // CR 608.2d, 701.21a: a player can sacrifice only what they control, and chooses it.
  [
    /\b(Choose two target creatures (?:controlled by the same player|an opponent controls)\. )(?:That player (?:chooses and )?|Their controller chooses and )sacrifices one of (?:them|those creatures)(?=\.)/g,
    '$1Their controller chooses one of them, then sacrifices it',
  ],
  [/\bAfter this main phase, there are (\w+ additional combat phases)(?=\.)/g, 'There are $1 after this phase'],
  [
    /\bEach other creature becomes a copy of (target nonlegendary creature) (until end of turn)(?=\.)/g,
    'Choose $1. Each other creature becomes a copy of it $2',
  ],
  [
    /\b(You may have )([A-Z]\w+)s (you control become )copies (of that creature until end of turn)(?=\.)/g,
    '$1each $2 $3a copy $4',
  ],
  [
    /\b(Counter target spell if )you control more (creatures) than that spell's controller(?=\.)/g,
    '$1its controller controls fewer $2 than you',
  ],
  [
    /\bReveal a number of cards from the top of your library equal to (the sacrificed creature's power)\. Put one (into your hand and exile the rest)(?=\.)/g,
    'Reveal the top X cards of your library, where X is $1. Put one of those cards $2',
  ],
  // CR 701.23c: fewer cards can be found where their quality is stated.
  [
    /\b(If this spell was kicked, )search your library for two (basic land cards) instead of one(?=\.)/g,
    '$1instead search your library for up to two $2, reveal them, put them into your hand, then shuffle',
  ],
];
