/** Synonyms for what abilities of permanents watch and do; the grammar has the second form. */
export const triggerSynonyms: readonly (readonly [RegExp, string])[] = [
  [/\b(beginning of )your (combat on your turn)\b/g, '$1$2'],
  [/\b(reveal an? [A-Z]\w+, [A-Z]\w+) or ([A-Z]\w+ card)\b/g, '$1, or $2'],
  [/\b(If you do, )(lose \d+ life\.)/g, '$1you $2'],
  // CR 608.2d: who follows the instruction chooses, whether a sentence of its own says so or not.
  [
    /(, )choose ((?:[a-z]+(?: strike)?, )+or [a-z]+(?: strike| \d)?)\. Creatures (you control gain )that ability (until end of turn)\./g,
    '$1creatures $3your choice of $2 $4.',
  ],
  [
    /(, )choose ((?:[a-z]+(?: strike)?, )+or [a-z]+(?: strike| \d)?)\. (?!This|That|It)([A-Z][\w' ]*? gains) that ability (until [^.\n]*)\./g,
    '$1$3 your choice of $2 $4.',
  ],
  // CR 701.17a: a card is milled for each damage.
  [
    /\b(deal combat damage to a player, that player mills) a card for each 1 damage dealt to them\./g,
    '$1 that many cards.',
  ],
  [/\bIf the player mills at least one (\w+) card this way\b/g, 'If one or more $1 cards are milled this way'],
  // CR 201.5: the legend itself.
  [/^(When ([A-Z]\w*) enters, [^.\n]*?amount of mana spent to cast) (?:her|him)\./gm, '$1 $2.'],
  // CR 608.2h: each condition is asked while the instruction is followed.
  [
    /\bUntil end of turn, that creature gets (\+\d\/\+\d), gains (\w+) if it's (\w+), and gains (\w+) if it's (\w+)\./g,
    "That creature gets $1 until end of turn. If it's $3, it gains $2 until end of turn. If it's $5, it gains $4 until end of turn.",
  ],
  [
    /\bUntil end of turn, that permanent (becomes \w+) if it's (an? [A-Z]\w+) and (becomes an artifact creature) if it's (an? [A-Z]\w+)\./g,
    "If it's $2, it $1 until end of turn. If it's $4, it $3 until end of turn.",
  ],
  [
    /\bUntil your next turn, it gains (\w+) if (you control an? \w+) and (\w+) if (you control an? \w+)\./g,
    'If $2, it gains $1 until your next turn. If $4, it gains $3 until your next turn.',
  ],
  [
    /\bYou lose life equal to ([^.\n]*?) if (this creature isn't \w+)\. Otherwise, each opponent loses that much life\./g,
    'If $2, you lose life equal to $1. Otherwise, each opponent loses life equal to $1.',
  ],
  [/\b(if you control no [^.,\n]*? and )(have no cards in hand,)/g, '$1you $2'],
  [/\b(as long as an instant card) and (a sorcery card) are (in your graveyard)\b/g, '$1 is $3 and $2 is $3'],
  // CR 404.2: the graveyard's player owns the card.
  [
    /\b(exile target card from an opponent's graveyard\. If it was a \w+ card, )that player (loses)\b/g,
    '$1its owner $2',
  ],
  // Adding mana is over before anything triggers on either.
  [
    /, add ((?:\{\w\})+) and you (gain \d life)(?=\. Until end of turn, you don't lose this mana)/g,
    ', you $2 and add $1',
  ],
  [/\b(If that creature) has greater power than (this creature),/g, "$1's power is greater than $2's power,"],
  [/\b(return) that permanent (card to the battlefield instead)\b/g, '$1 that $2'],
  [
    /\b(can't attack or block unless its controller pays \{)1(\}) for each card in your hand\b/g,
    '$1X$2, where X is the number of cards in your hand',
  ],
  [/\b([Pp]uts?) the rest of the revealed cards (into their graveyard)\b/g, '$1 the rest $2'],
  [/\b([Pp]ut that card) on (the battlefield under your control)\b/g, '$1 onto $2'],
  // CR 613.1f: the other abilities are those that it doesn't have by this effect.
  [
    /\b([Ee]nchanted creature) (has base power and toughness \d\/\d), has defender, and loses all other abilities\./g,
    '$1 loses all abilities, $2, and has defender.',
  ],
  [
    /\b([Ee]nchanted creature) (has base power and toughness \d\/\d, has defender), loses all other abilities, and is\b/g,
    '$1 loses all abilities, $2, and is',
  ],
  [/\b(If you search your library this way, shuffle) it\./g, '$1.'],
  // CR 404.2: each card is put into its owner's graveyard.
  [/\b([Ww]henever one or more \w+ cards are put into )graveyards (from anywhere)\b/g, '$1a graveyard $2'],
  [/(?<=^Enchant artifact creature\n[^]*)(enchanted) artifact (creature)\b/g, '$1 $2'],
  [
    /\b([Ee]nchanted creature gets [+-]\d\/[+-]\d) and (has [^."\n]*"[^"\n]*\.") It's (an? \w+ in addition to its other types)\./g,
    '$1, is $3, and $2',
  ],
  [/^(When you cast )or cycle this creature,/gm, '$1this spell or cycle this card,'],
  [
    /\bIf the player is your opponent and has (\w+ or more cards in hand)\b/g,
    'If that player is an opponent and they have $1',
  ],
  [/\b(this creature can't block) this combat\./g, '$1 until end of combat.'],
  [
    /\b(player discards a card\. This creature deals damage to that player equal to )that (card's)\b/g,
    '$1the discarded $2',
  ],
  [/\b(counter target spell an opponent controls unless )they pay\b/g, '$1its controller pays'],
  [/\b(at the beginning of the next end step) and you (skip your next draw step\.)/g, '$1. You $2'],
  // CR 400.3: a permanent is returned from the battlefield to its owner's hand.
  [/\b(permanent you control is )returned to its owner's hand,/g, '$1put into a hand from the battlefield,'],
  [
    /\b(a permanent is )returned to a player's hand, that player (discards)\b/g,
    '$1put into a hand from the battlefield, its owner $2',
  ],
  [/\b(that player )untaps ([A-Z]\w*) and (gains control of )it\./g, '$1$3$2. Untap it.'],
  // CR 201.5: a token's ability speaks of the token.
  [
    /(?<=\b[Cc]reate ([A-Z]\w+), a legendary [^."\n]*? creature token with (?:[^"\n]|"[^"\n]*")*")\1\b/g,
    'This creature',
  ],
  [
    /(?<=\b[Cc]reate ([A-Z]\w+), a legendary [^."\n]*? creature token with (?:[^"\n]|"[^"\n]*")*"[^"\n]+)\1\b/g,
    'this creature',
  ],
  // Words without rules meaning (CR 207.2c).
  [/(?<=")(?!Solved|Boast|Exhaust)[A-Z][a-z]+ — (?=When)/g, ''],
  [/(?<=\b[Ww]henever a Vehicle you control attacks, [^]*)^• That Vehicle (?=gains)/gm, '• It '],
  [/\b(destroy (?:target \w+|that creature)) and it (can't be regenerated\.)/g, '$1. It $2'],
  // CR 404.2: it is put into its owner's graveyard.
  [/\b(is put into a )player's (graveyard from the battlefield, )that player\b/g, '$1$2its owner'],
  [/\b(counter on )(each tapped creature you control)(, then untap )them\./g, '$1$2$3$2.'],
  [/^(When this creature enters, exile [^.\n]*? until )it (leaves the battlefield\.)/gm, '$1this creature $2'],
  [/\bif you gained and lost life this turn\b/g, 'if you gained life this turn and you lost life this turn'],
  // CR 601.3: one spell each turn.
  [/\bDuring (each of your turns, you may cast) one (permanent spell)\b/g, 'Once during $1 a $2'],
  [/\b(If you do, )(until the end of your next turn), (you may play that card)\./g, '$1$3 $2.'],
  [/\b(for each )card (in your graveyard) that is an (artifact) or (creature)\./g, '$1$3 or $4 card $2.'],
  [/\b(each opponent) with (\w+ or more poison counters loses)\b/g, '$1 who has $2'],
  [
    /^(Creatures you control of the chosen type) (get [^.\n]*\.) (As long as [^.,\n]*, )they also (have \w+\.)/gm,
    '$1 $2\n$3creatures you control of the chosen type $4',
  ],
  [/\b(cast a noncreature) spell or an? ([A-Z]\w+ spell)\b/g, '$1 or $2'],
  [/\b(Copy it), then you (may cast the copy)\b/g, '$1. You $2'],
  [/^(Equipped creature gets [^."\n]*\.) (?=Whenever equipped creature attacks,)/gm, '$1\n'],
  [/\b(As long as a creature) has (an? \S+ counter on it)(?=, this)/g, '$1 with $2 is on the battlefield'],
  [
    /^(Equipped creature gets \+\d\/\+\d\.) As long as it's (\w+), it (gets) an additional (\+\d\/\+\d\.) As long as it's (\w+), it (has \w+\.)/gm,
    '$1\nAs long as equipped creature is $2, it $3 $4\nAs long as equipped creature is $5, it $6',
  ],
  [
    /\bif they're (not a token, create two tokens that are copies of )them, except the tokens (aren't legendary)\b/g,
    "if it's $1it, except they $2",
  ],
  [/\b(return it to the battlefield) (under your control) (tapped and attacking)\./g, '$1 $3 $2.'],
  [/^Creatures (you don't control) get (-\d\/-\d for each \w+ counter on )them\./gm, 'Each creature $1 gets $2it.'],
  [/\bunder the control of that card's owner\b/g, "under its owner's control"],
  [
    /\b([Ww]henever )you attack with (one or more [A-Z]\w+s), (?=put a \+1\/\+1 counter on each of them\.)/g,
    '$1$2 you control attack, ',
  ],
  [/\b([Pp]ut the rest) of the cards (on the bottom of your library)\b/g, '$1 $2'],
  [/\bAdd (one mana of any color) for (each \w+ counter removed this way)\./g, 'For $2, add $1.'],
  [/\b(if it had counters on it, [^.\n]*? the number of counters )it had (on it\.)/g, '$1$2'],
  [/^(All creatures lose flying and) (islandwalk\.)/gm, '$1 lose $2'],
  // CR 109.2: a permanent is on the battlefield.
  [/(?<=")(If this permanent would be put into a graveyard), (?=you may put it on top)/g, '$1 from the battlefield, '],
  // CR 404.2: it is put into its owner's graveyard.
  [
    /\b(You may cast it this turn\. If )a spell cast this way (would be put into )your (graveyard)\b/g,
    '$1that spell $2a $3',
  ],
  [/\b(If )this creature's (\w+ cost was paid)\b/g, '$1its $2'],
  [/\b(each opponent )chooses (a creature they control) and exiles it\./g, '$1exiles $2.'],
  [
    /\b(deals combat damage to a player, [^.\n]*? where X is the )amount of damage this creature dealt to that player\./g,
    '$1damage dealt.',
  ],
  [
    /^Each ([A-Z]\w+), ([A-Z]\w+), or ([A-Z]\w+) spell you cast costs (\{\d\} less to cast)\./gm,
    '$1, $2, and $3 spells you cast cost $4.',
  ],
  // CR 118.9: an alternative cost.
  [
    /^As long as (you) (discarded a card this turn, you may pay [^.\n]*?) to cast this spell\./gm,
    "If $1 $2 rather than pay this spell's mana cost.",
  ],
  [
    /\b(return all \w+ cards )that were put into your graveyard (from the battlefield this turn to your hand)\./g,
    '$1in your graveyard that were put there $2.',
  ],
  [
    /, t(his \w+ deals \d damage to )the creature (with the least toughness)\. If two or more creatures are tied for least toughness, you choose one of them\./g,
    ', choose a creature $2 among creatures on the battlefield. T$1that creature.',
  ],
  [/\b([Ww]henever a creature )enters under (enchanted player)'s control, that player\b/g, '$1$2 controls enters, $2'],
  [/\b(protection from \w+), and it (gets \+X\/\+X)\b/g, '$1 and $2'],
  [/\b(any number of legendary) and\/or (enchantment cards)\b/g, '$1 cards and/or $2'],
  [
    /^([A-Z]\w+ can't attack alone) unless (?:he|it) has an? (\S+ counter)( on )(?:him|it)\./gm,
    '$1 as long as it has no $2s$3it.',
  ],
  [/\b(another Equipment you control enters, you may attach )that Equipment( to target)\b/g, '$1it$2'],
  // CR 614.6: only the other amount of damage is dealt.
  [
    /\b(deals damage equal to )(the sacrificed creature's power)( to any target\. If [^.\n]*?, this creature deals )twice that much damage (instead)\./g,
    '$1$2$3damage equal to twice $2 $4.',
  ],
  [/\b([Cc]reate \w+ \d\/\d) (red, green, and white) ((?:[A-Z]\w+ )+creature tokens)\./g, '$1 $3 that are $2.'],
  // CR 102.3: it is under the control of you or a teammate.
  [/\b([Ww]henever (?:this creature or )?another \w+) enters under (your team)'s control\b/g, '$1 $2 controls enters'],
  [
    /^Whenever an? ([A-Z]\w+), ([A-Z]\w+), (\w+ permanent), or (\w+ permanent) (?=becomes tapped,)/gm,
    'Whenever a $1, a $2, a $3, or a $4 ',
  ],
];
