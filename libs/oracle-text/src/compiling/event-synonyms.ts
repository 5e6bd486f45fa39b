/** Synonyms for what triggered abilities ask, watch and do; the grammar has the second form. */
export const eventSynonyms: readonly (readonly [RegExp, string])[] = [
  // A counter that is put in addition to others is one counter.
  [/\b(put) another (\+1\/\+1 counter on [A-Z][\w' ]*)(?=\.)/g, '$1 a $2'],
  [/\b(gets? )(?:an additional|another) (poison counter)\b/g, '$1a $2'],
  [/\b([Ww]henever you investigate for the first time each turn, investigate) an additional time\b/g, '$1'],
  [/\b(power is) exactly (\d+)\b/g, '$1 $2'],
  [/\b(Then )(destroy all other creatures) if (its power is \d+)\./g, '$1if $3, $2.'],
  // A condition that both sentences ask about.
  [/\b(draw a card) (if (?:that creature|it) has [^.,\n]*? counters? on it)\. If it doesn't, /g, '$2, $1. Otherwise, '],
  [/\b([Ww]henever )a (source you control) other than this \w+ (?=deals )/g, '$1another $2 '],
  [
    /\b(deals) damage equal to (half [^.,\n]*?, rounded (?:up|down)), (to each [^.,\n]*)\./g,
    '$1 X damage $3, where X is $2.',
  ],
  [
    /\b([Ii]f an? [^.,\n]*? card with [^.,\n]*?) is (revealed|milled|discarded|exiled) this way\b/g,
    '$1 was $2 this way',
  ],
  // The creatures that were counted are those that the sentence before named.
  [/\b(counter on each )(other creature you control)(\. You gain 1 life for each )of those creatures\b/g, '$1$2$3$2'],
  [/\b(deals damage to that player equal to [^.,\n]*? attached to) them\b/g, '$1 that player'],
  [
    /\b(deals (?:combat )?damage to a player, (?:if [^.,\n]*, )?that player discards) cards equal to the damage(?=\.)/g,
    '$1 that many cards',
  ],
  // Counters that were just counted.
  [
    /\b([Ii]f (?:it|[A-Z]\w+|this \w+|there are) (?:has )?\w+ or more (\S+) counters on (?:it|this \w+), (?:you may )?remove )(?:them all|all of them(?: from it)?|them|those counters)(?= and |\.)/g,
    '$1all $2 counters from it',
  ],
  [/\b(if [^.\n]*?) doesn't have an? (\S+) counter on it\b/g, '$1 has no $2 counters on it'],
  [/\b(creature you control) that doesn't have (an? \S+ counter on it)/g, '$1 without $2'],
  [/\b(cards? with cycling) abilities\b/g, '$1'],
  [/\b(deals that )amount of (damage)\b/g, '$1much $2'],
  [/\b([Pp]ut )(an? \w+, \w+, or \S+ counter on it)(?=\.)/g, '$1your choice of $2'],
  // CR 118.12: either is paid.
  [/\b(pays? )((?:\{\w\})+ or )(\d+ life|(?:\{\w\})+)(?=[.,])/g, '$1$2$1$3'],
  // CR 109.2: among all such permanents on the battlefield.
  [/\b(target (nonland permanent) with the lowest mana value)(?=\.)/g, '$1 among $2s'],
  [/\b(deals \d+ damage to that player unless )they sacrifice (that \w+)(?=\.)/g, '$1that player sacrifices $2'],
  // CR 400.3: whoever exiles it, it is the same card in the same zone.
  [/\b(You choose a [^.\n]*?card from it\. )That player exiles that card\./g, '$1Exile that card.'],
  [
    /\bif (it|that creature) has greater power or toughness than ((?:this creature|[A-Z][\w' ]*))(?=,)/g,
    "if $1's power is greater than $2's power or that creature's toughness is greater than $2's toughness",
  ],
  [/\b(if )it's (power is greater than [^,.\n]*? or that creature's toughness)\b/g, '$1its $2'],
  [/\b(if that creature) is (\d+)\/(\d+)(?=,)/g, "$1's power is $2 and its toughness is $3"],
  // Each card goes to its own owner (CR 400.3, 110.2a).
  [
    /\beach player returns to the battlefield (all cards) they own (exiled with this \w+)\./g,
    "return $1 $2 to the battlefield under their owners' control.",
  ],
  [
    /\beach player returns to their hand (all cards) they own (exiled with this \w+)\./g,
    "return $1 $2 to their owners' hands.",
  ],
  [/\b([Rr]eturn) (to its owner's hand) (each [^.\n]*)\./g, '$1 $3 $2.'],
  [/\b(number of times )(?:he|she) (was kicked)/g, '$1it $2'],
  [/\bif the (amount of mana spent to cast it) was less than (its mana value),/g, 'if $2 is greater than the $1,'],
  [
    /\bif the (amount of mana spent to cast that spell) is greater than ([A-Z][\w' ]*'s power),/g,
    'if $2 is less than the $1,',
  ],
  [/\b(each [A-Z]\w+, [A-Z]\w+,) and ([A-Z]\w+ you control gains)\b/g, '$1 or $2'],
  [/\b(then shuffle and put) it (on top\.)/g, '$1 that card $2'],
  // CR 201.5: a creature's text speaks of it as “he” or “she”.
  [/\b(?:his|her) (owner's (?:hand|library|control)\b)/g, 'its $1'],
  [/\b([Ii]f )(?:he|she)'s (attacking|equipped)\b/g, "$1it's $2"],
  [/\b([Rr]eturn )(?:him|her) (to its owner's|to the battlefield under its)\b/g, '$1it $2'],
  [/(?<=\bunder its owner's control[^.\n]*\. )(?:He|She) (?=loses )/g, 'It '],
  [/\b(put )(?:him|her) (on the bottom of its)\b/g, '$1it $2'],
  [/\b(you may have )(?:him|her) (deal)\b/g, '$1it $2'],
  [/\b(deals damage equal to )(?:his|her) (power to any)\b/g, '$1its $2'],
  // The one that was named by its subtype.
  [
    /\b([Ww]henever another (?:nontoken )?((?!Aura|Equipment|Vehicle|Saga|Room|Shrine|Food|Clue|Treasure|Gate|Desert|Plains|Island|Swamp|Mountain|Forest)[A-Z]\w+) you control enters, [^"\n]*?)that \2\b/g,
    '$1that creature',
  ],
  [/\b(for each (Rat|Goblin|Elf|Zombie|Dragon|Squirrel) you control, [^."\n]*?)that \2\b/g, '$1that creature'],
  [/\bthat Mount or Vehicle\b/g, 'that permanent'],
  // The permanent itself is the spell that was cast (CR 608.3).
  [/^(When (this creature|[A-Z]\w+) enters, (?!return |earthbend )[^.\n]*mana spent to cast) \2\./gm, '$1 it.'],
  [/\b(life total is less than your starting life total, )it (becomes)\b/g, '$1your life total $2'],
  [
    /\byou control the (artifact|creature) with the (?:highest|greatest) (mana value|toughness) or tied for the (?:highest|greatest) \2/g,
    'you control a $1 with the greatest $2 among $1s',
  ],
  [/\b(you control a)( artifact with)\b/g, '$1n$2'],
  // CR 508.3d: only one player attacks at a time.
  [/\b([Ww]henever )(two or more creatures) attack,/g, '$1a player attacks with $2,'],
  [/\b([Ww]henever )(two or more creatures) your opponents control attack,/g, '$1an opponent attacks with $2,'],
  [/\b([Ww]henever )((?:two|three) or more creatures) you control( with \w+)? attack,/g, '$1you attack with $2$3,'],
  [
    /\b(that creature enters with )X (additional \S+ counters on it), where X is (its |the number of colors )([^.\n]*)\./g,
    '$1a number of $2 equal to $3$4.',
  ],
  [/\b(a creature) that has been (dealt damage this turn)\b/g, '$1 that was $2'],
  [/\b(When you cycle this card or this creature dies, you may have )it (deal)\b/g, '$1this creature $2'],
  [/\b(if )you have (\w+ or more \w+ cards in your graveyard),/g, '$1there are $2,'],
  [/\b(leaves the battlefield), if it didn't die,/g, '$1 without dying,'],
  [/\b(each creature) each opponent controls\b/g, '$1 your opponents control'],
  [/\b(You may play that card) from exile (this turn\.)/g, '$1 $2'],
  [/\b(spells?) that ha(?:s|ve) (flash)\b/g, '$1 with $2'],
  [
    /\b(remove) an? (\S+) counter (from this creature) for each card in (target opponent's hand)(?=\.)/g,
    '$1 X $2 counters $3, where X is the number of cards in $4',
  ],
  [/\b([Ii]nvestigate) for each (goaded creature)( you control)(?=\.)/g, '$1 X times, where X is the number of $2s$3'],
  [
    /\b([Ii]nvestigate) for each opponent who (lost life this turn)(?=\.)/g,
    '$1 X times, where X is the number of opponents who $2',
  ],
  [
    /\b([Ii]nvestigate) once for each opponent who has (more cards in hand than you)(?=\.)/g,
    '$1 X times, where X is the number of opponents who have $2',
  ],
  [/\b(with power less than )([A-Z]\w+'s)(?= from)/g, '$1$2 power'],
  [/\b(if )that creature (entered from a graveyard or you cast it)\b/g, '$1it $2'],
  [/^When ([A-Z]\w+) enters and whenever \1 /gm, 'Whenever $1 enters or '],
  [/\b(pay life equal to (its power)\. If you do, put )that many (\+1\/\+1 counters on it)\./g, '$1$3 equal to $2.'],
  [/\b(number of opponents) who (were dealt combat damage this turn)\b/g, '$1 that $2'],
  [
    /\b[Pp]ut (?:all |the )?(cards exiled with it) into their owner(?:'s|s') hands?\b/g,
    "return all $1 to their owners' hands",
  ],
  [/\b(permanent) owned by another player\b/g, "$1 you don't own"],
  [/\b(any number of cards) that have (mana value \d+)/g, '$1 with $2'],
  [
    /\b(if this \w+ has )((?!no |two |three |four |five |six |seven |eight |nine |ten )[a-z]+ counters on it,)/g,
    '$1one or more $2',
  ],
  [
    /\b([Cc]reate) an? (\d\/\d \w+ \w+ creature token) for each (white|blue|black|red|green) mana symbol in the mana costs of permanents you control\b/g,
    '$1 X $2s, where X is your devotion to $3',
  ],
  [/\b(If you have the city's blessing, instead) only (you draw a card)/g, '$1 $2'],
  [
    /\b(each other player may put an? [^.\n]*? card) onto the battlefield (from their hand)\./g,
    '$1 $2 onto the battlefield.',
  ],
  [/\b(one or more other creatures you control enter, [^\n]*? one of )the other (creatures\.)/g, '$1those $2'],
  [/\bone or more players discard (one or more cards, [^\n]* triggers only once each turn\.)/g, 'a player discards $1'],
  [/\b([Ww]henever )a player mills (an? \w+ card),/g, '$1$2 is milled,'],
  [/\b([Ww]henever a player) kicks a spell,/g, '$1 casts a kicked spell,'],
  [/\b(draw cards equal to (its power)\. If you do, discard )that many cards\./g, '$1cards equal to $2.'],
  [/\b(creatures you control )each (with power greater than )its (base power deal)s\b/g, '$1$2its $3'],
  // CR 509.3b, 509.3d: it triggers for each creature that blocks it or that it blocks.
  [
    /\b(creature (?:blocks or )?becomes blocked by a (?:non-Wall )?creature, (?:destroy )?)the other (creature)\b/g,
    '$1that $2',
  ],
  [/\b([Pp]ut those) permanent (cards onto the battlefield\.)/g, '$1 $2'],
  // CR 603.2: both events are of the same object.
  [/^(When(?:ever)? (this \w+|[A-Z]\w+) (?:enters|dies) and when(?:ever)? (?:you sacrifice )?)it\b/gm, '$1$2'],
  [/^(When(?:ever)? (?:this \w+|[A-Z]\w+) (?:enters|dies) and when(?:ever)? you discard )it\b/gm, '$1this card'],
  [/\b(pay )X life, where X is ([^.\n]*)\. (If you do, draw )X cards\./g, '$1life equal to $2. $3cards equal to $2.'],
  [
    /\b(pay )X life, where X is ([^.\n]*)\. (If you do, create an X\/X [^.\n]* token[^.\n]*)\./g,
    '$1life equal to $2. $3, where X is $2.',
  ],
  [
    /\b(pay )X life, where X is ([^.\n]*)\. (If you do, [^.\n]*? put )X (\+1\/\+1 counters on it)\./g,
    '$1life equal to $2. $3a number of $4 equal to $2.',
  ],
  [/\bif it isn't that player's turn,/g, "if it's not their turn,"],
  [/\b([Pp]ut that card onto the battlefield tapped and attacking) and the rest on/g, '$1. Put the rest on'],
  [/\b([Yy]ou may pay \{[^.\n]*\. If you do, [^.\n]*\. )Otherwise, /g, "$1If you don't, "],
  [/\b(triggers only once) per turn\b/g, '$1 each turn'],
];
