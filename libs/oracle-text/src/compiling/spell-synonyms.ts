/** “Up to one target white card”, and so on for each color (CR 105.1). */
const ofEachColor = ['white', 'blue', 'black', 'red', 'green'];

/** Synonyms that mostly instants and sorceries have; the grammar has the second form. */
export const spellSynonyms: readonly (readonly [RegExp, string])[] = [
  // CR 207.2c: behind an ability word, “then” only says that it is followed after what stands before.
  [/^Then if (?=[^.\n]*, )/gm, 'If '],
  [/\b(Exile that card\. If )the (card's)/g, '$1that $2'],
  [/\b(target creatures) that have (\S+ counters on them)/g, '$1 with $2'],
  [/\b([Ee]xile all )(nonland permanents) that aren't legendary\b/g, '$1nonlegendary, $2'],
  [/\b(less to cast if )your life total is (\w+) or less(?=\.)/g, '$1you have $2 or less life'],
  // CR 201.5, 709.3: each half has a name of its own.
  [/^(As an additional cost to cast )(?!this |an? )[A-Z][\w']*(?=, )/gm, '$1this spell'],
  [/^(Kicker \{[^ \n]*) (?=[A-Z])/gm, '$1\n'],
  [
    /\b(each creature card from their graveyard to the battlefield with an additional \S+ counter on )it(?=\.)/g,
    '$1them',
  ],
  // CR 120.4: what is dealt at once is one event.
  [
    /\b(deals \w+ damage to [^.,\n]*?) and (\w+ damage to you) and (each creature you control)(?=\.)/g,
    '$1, $2, and 1 damage to $3',
  ],
  [/\b(deals \w+ damage to each [^.,\n]*? and )an additional (\d damage to each)\b/g, '$1$2'],
  [/\b(deals \w+ damage to each [^.,\n]*? and \d )additional (damage to each)\b/g, '$1$2'],
  // CR 111.3: an ability that the effect gives the token as it is created.
  [/\b([Ee]ach player creates an? [^.,\n"]*? token)\. Those creatures have (?=")/g, '$1 with '],
  [/\b([Ss]huffle your library, then exile the top \w+ cards)(?=\.)/g, '$1 of your library'],
  // What is cast this way is a spell.
  [
    /\b[Ii]f you cast [A-Z][\w' ]* this way and it (would be put into your graveyard, exile it instead)/g,
    'If a spell cast this way $1',
  ],
  [
    /\b(reveals cards from the top of their library until )((?:an?|two|three|four) [^.,\n]*? cards?) (?:is|are) revealed(?=\.)/g,
    '$1they reveal $2',
  ],
  [/\b([Ee]ach opponent) also (discards a card)\b/g, '$1 $2'],
  [/\b(deals X damage to target creature\.[^]*?) also (deals X damage to that creature's controller)\b/g, '$1 $2'],
  [/\b(copy that spell) an additional time(?=\. You may choose)/g, '$1'],
  // Both are returned; each is chosen as it is.
  [
    /\b([Rr]eturn )((?:an?|up to one) \w+ card) and ((?:an?|up to one) \w+ card)( from your graveyard to your hand)(?=\.)/g,
    '$1$2$4 and return $3$4',
  ],
  [
    /\b(Choose target permanent [^.\n]*\. Search that player's library for a card with the same name)(?= and put it)/g,
    '$1 as that permanent',
  ],
  [
    /\b(reveal )(?:those cards|them)(?:,)? and (put one onto the battlefield tapped and the (?:other|rest) into your hand)/g,
    '$1them, $2',
  ],
  // CR 305.7: a land that has a type has it in addition to those that it had.
  [
    /\bgain all basic land types until end of turn\b/g,
    'become every basic land type in addition to their other types until end of turn',
  ],
  // CR 120.1: damage that a source would deal would be dealt by it.
  [
    /\b([Pp]revent all damage that )((?:white|blue|black|red|green) and\/or (?:white|blue|black|red|green) sources) would deal (to [^.\n]*?) this turn\./g,
    '$1would be dealt $3 this turn by $2.',
  ],
  [/\b([Rr]eturn )each (artifact and creature card)( [^.,\n]*?from your graveyard to the battlefield)/g, '$1all $2s$3'],
  [/\b(gain life equal to that )creature (card's toughness)\b/g, '$1$2'],
  [
    /\b[Ee]xile cards from the top of your library equal to the excess damage dealt(?: to that creature)? this way\b/g,
    'Exile the top X cards of your library, where X is the excess damage dealt this way',
  ],
  [/\b(for each) of the exiled cards\b/g, '$1 card exiled this way'],
  // CR 701.21a: a player sacrifices only what they control.
  [/\b([Ss]acrifice any number of permanents) you control(?=, then )/g, '$1'],
  // CR 109.2: a creature token is on the battlefield.
  [/\b([Ff]or each creature token) on the battlefield(?=,)/g, '$1'],
  // CR 305.6: what has a basic land type is a land.
  [/\b([Dd]estroy target (?:Plains|Island) or \w+)(\. [^.\n]*? damage to that land's controller)\b/g, '$1 land$2'],
  [
    /\b([Uu]ntil they exile a nonland card\. [^.\n]*?spells from among )those (nonland cards)\b/g,
    '$1$2 exiled this way',
  ],
  [/\b(that creature until end of turn, untap it, and )it (gains haste)\b/g, '$1that creature $2'],
  [/\bUntil end of turn, it (becomes a copy of up to one other target creature)\./g, 'It $1 until end of turn.'],
  [/\b([Ff]or each spell) and (ability your opponents control)\b/g, '$1 or $2'],
  [/\b(deals combat damage this turn, [^.\n]*?\byou gain )life equal to that damage\b/g, '$1that much life'],
  [/\bPlayers (dealt damage this way can't cast)\b/g, 'Each player $1'],
  [
    /\b(to target creature or planeswalker you don't control\. When )the permanent you don't control (dies this turn)/g,
    '$1that permanent $2',
  ],
  // CR 601.2c: the target is chosen as the spell is cast, whoever wins.
  [
    /\b(Clash with an opponent\. If you win, )target player (discards [^.\n]*\. Otherwise, that player)\b/g,
    'Choose target player. $1that player $2',
  ],
  [
    /\b[Rr]eturn an? (\w+) card (from your graveyard to your hand), then do the same for (\w+), (\w+), and (\w+)\./g,
    'Return a $1 card $2. Return a $3 card $2. Return a $4 card $2. Return a $5 card $2.',
  ],
  [/\b([Ii]f an opponent) has drawn (\w+ or more cards this turn)\b/g, '$1 drew $2'],
  [/\b(puts )each (\w+) card (milled this way into their hand)/g, '$1all $2 cards $3'],
  // CR 305.6, 105.1
  [
    /\bcontrol a land of each basic land type and a creature of each color\b/g,
    'control a Plains, an Island, a Swamp, a Mountain, a Forest, a white creature, a blue creature, a black creature, a red creature, and a green creature',
  ],
  [/\bEach attacking creature and each blocking creature (doesn't untap)\b/g, 'Each attacking or blocking creature $1'],
  [/\b([Ii]f you don't, you may play that card) until end of turn\b/g, '$1 this turn'],
  // CR 614.12: it is looked at as it would be on the battlefield.
  [/\bIf a (creature|[A-Z]\w+) enters this way, (it enters with)\b/g, "If it's a $1, $2"],
  [/\bIf it enters as a creature, (it enters with)\b/g, "If it's a creature, $1"],
  [/\b([Uu]nattach all Equipment) from (target creature|them)\b/g, '$1 attached to $2'],
  [
    /\b([Rr]eveal any number of \w+ cards in your hand\. )Return (an? \w+ card from your graveyard to your hand) (for each card revealed this way)\./g,
    '$1For each card revealed this way, return $2.',
  ],
  [
    /\bCreatures that are (white|blue|black|red|green) and\/or (\w+) get an additional (?=-)/g,
    'Creatures that are $1 or $2 get ',
  ],
  [
    /\b(search )the graveyard, hand, and library of that spell's controller (for any number of cards)/g,
    "$1its controller's graveyard, hand, and library $2",
  ],
  [/\b(exiles a creature they control) and their graveyard\b/g, '$1, then exiles their graveyard'],
  [/\b(each discard their )hands(, then draw)\b/g, '$1hand$2'],
  [/\b(was an? [A-Z]\w+ planeswalker, )(?:her|his) (controller)\b/g, '$1its $2'],
  [/\b(any number of land)( and\/or legendary permanent cards)\b/g, '$1 cards$2'],
  [/\b(If target player) has exactly (\d+) life,/g, "$1's life total is $2,"],
  [
    /\b(unless its controller pays )mana equal to (the greatest power among creatures you control)/g,
    '$1{X}, where X is $2',
  ],
  [/\b(permanent that)'s not (historic)\b/g, "$1 isn't $2"],
  [/\b(instead )only (creatures your opponents control get)\b/g, '$1$2'],
  [/\b(then you put )the creature card (onto the battlefield under your control)/g, '$1that card $2'],
  [/\b(among one, two) (or three target)\b/g, '$1, $2'],
  [/\b(return it to its owner's hand unless )that player (pays)\b/g, '$1its owner $2'],
  [/\b(Choose target opponent\. [^\n]*\bThen )the chosen (player loses)\b/g, '$1that $2'],
  [
    /\b(unless its controller pays )\{1\} plus an additional \{1\} for each ([^.\n]*?) (in your party)\./g,
    '$1{X}, where X is 1 plus the number of $2s $3.',
  ],
  [/\b((?:equal to|where X is) )two (plus )/g, '$12 $2'],
  [/\b((?:equal to|where X is) )three (plus )/g, '$13 $2'],
  [/\b([Dd]ouble )the (power and toughness) of (target creature(?: you control)?)(?= until end of turn)/g, "$1$3's $2"],
  // CR 701.23b: a player needn't find cards with a stated quality, or all of them.
  [
    /\b([Ss]earch (?:your|their) library for )(two|three|four|that many)( basic land cards, put them onto the battlefield)/g,
    '$1up to $2$3',
  ],
  [
    /\b(chooses (\w+) cards from their hand and )(puts )them (on top of their library in any order)/g,
    'puts $2 cards from their hand $4',
  ],
  [
    /\b([Ee]xile an? [^.,\n]*? card(?: with mana value \d or less)?) (from your graveyard) at random\b/g,
    '$1 at random $2',
  ],
  [/\b(search your library for )any (card, put)\b/g, '$1a $2'],
  // CR 120.8: damage is 1 or more.
  [/\bIf any source would deal 1 or more damage to\b/g, 'If a source would deal damage to'],
  [/\b(instead if that )target (is) (white) and\/or (blue)\b/g, '$1permanent $2 $3 or $4'],
  [
    /\b([Rr]eturn up to \w+ target \w+ cards from your graveyard to the battlefield(?: tapped)?\. Create )that many ([^.\n]*? creature token)s( with \w+)?\./g,
    '$1a $2$3 for each card returned this way.',
  ],
  [/\b(gain (life equal to that card's mana value)\. Otherwise, you lose )that much life\b/g, '$1$2'],
  [/\b([Ss]acrifice any number of lands, then add )that much (\{C\})/g, '$1$2 for each land sacrificed this way'],
  [/\b(reveal it, then shuffle and put )the (card on top)\b/g, '$1that $2'],
  // CR 401.4
  [/\b(reveal them, then shuffle and put )them (on top)(?=\.)/g, '$1those cards $2 in any order'],
  [/\b([Ee]xile all )the (cards from your hand)\b/g, '$1$2'],
  // The card comes from that player's graveyard.
  [
    /\b(from its owner's graveyard to the battlefield under )the control of that creature's owner\b/g,
    "$1its owner's control",
  ],
  [/\b([Yy]ou may )then (have that player shuffle) that library\b/g, '$1$2'],
  [/(\bChoose any number of target opponents\.[^\n]*? creatures )those opponents (control)\b/g, '$1they $2'],
  [/\b(for each permanent returned) to its owner's hand (this way)\b/g, '$1 $2'],
  [/\b(unless its controller pays )twice (\{X\})/g, '$1$2$2'],
  // Whoever sacrifices chooses (CR 701.21a).
  [
    /\bchooses (an? permanent) they control (that shares a )type (with the sacrificed permanent) and sacrifices it\b/g,
    'sacrifices $1 $2card type $3',
  ],
  // CR 603.6a: who controls a permanent as it enters is asked.
  [
    /\b([Ww]henever an? [^.,\n]*?creature) enters under an opponent's control (this turn)/g,
    '$1 an opponent controls enters $2',
  ],
  // CR 606.2, 113.7
  [/\b(target loyalty ability) of a planeswalker\b/g, '$1 from a planeswalker source'],
  [/\b(any number of target [a-z ]*creatures) with different controllers\b/g, '$1 controlled by different players'],
  [/\bYou shuffle (up to \w+ cards from your graveyard into your library)/g, 'Shuffle $1'],
  [/^This turn, whenever ([^,.\n]*? to you),/gm, 'Whenever $1 this turn,'],
  [
    /^(([A-Z]\w+?)s you control get \+\d\/\+\d until end of turn\. )Other creatures (you control get)\b/gm,
    '$1Non-$2 creatures $3',
  ],
  [/\b([Ff]or each Aura) and (Equipment you control)\b/g, '$1 or $2'],
  // CR 601.2, 702.8a
  [
    /\bThe next creature card you play this turn can be played as though it had flash\b/g,
    'The next creature spell you cast this turn can be cast as though it had flash',
  ],
  [/^\+(?=\{)/gm, '+ '],
  // CR 608.2h: the permanent as it last existed.
  [
    /\b([Ee]xile target [a-z ]*permanent\. Each player other than its controller creates a token that's a copy of )it\./g,
    '$1that permanent.',
  ],
  // CR 707.12: each copy is cast or not.
  [/\b([Ff]or each card exiled this way, copy it), and you (may cast the copy)\b/g, '$1. You $2'],
  // One change of these creatures doesn't change which they are, whatever comes first.
  [
    /\bUntap t(arget creature and each other creature that shares a color with it)\. Those creatures (get \+\d\/\+\d until end of turn)\./g,
    'T$1 $2. Untap those creatures.',
  ],
  [
    /\b[Ff]or each (\w+ sacrificed this way), that creature gets an additional (\+\d\/\+\d until end of turn)\./g,
    'That creature gets $2 for each $1.',
  ],
  [
    /(?<=\b[Ee]xile the top \w+ cards of your library\. [^\n]*?)\b(exile the top \w+ cards) instead\./g,
    '$1 of your library instead.',
  ],
  [/\b(damage to each opponent\. )Those players each discard\b/g, '$1Each opponent discards'],
  // No permanent is of both kinds.
  [
    /\bsacrifices (an artifact creature) of their choice (and a nonartifact creature)(?=\.)/g,
    'chooses from among the permanents they control $1 $2, then sacrifices those permanents',
  ],
  [
    /\bEach opponent who can't loses (half their life, rounded up)/g,
    "For each opponent who can't, that player loses $1",
  ],
  // They were all controlled by that player.
  [
    /\bThat player investigates (for each nontoken creature exiled this way)(?=\.)/g,
    'For each nontoken creature exiled this way, its controller investigates',
  ],
  [
    /\bDraw a card for each (\w+) you control, then discard that many cards\./g,
    'Draw X cards, then discard X cards, where X is the number of $1s you control.',
  ],
  [/\bthat permanent's controller or that player\b/g, "that player or that permanent's controller"],
  [/\b(any target unless [^\n]* deals \d damage to )the (permanent or player)(?=\.)/g, '$1that $2'],
  [
    /\bSwitch the (power and toughness) of each of (up to \w+ target creatures) until\b/g,
    'For each of $2, switch its $1 until',
  ],
  [
    /\bcreatures controlled by (that player or )by (that planeswalker's controller) (can't block)/g,
    'creatures $1$2 controls $3',
  ],
  [/\b(for each land) you had enter (the battlefield under your control this turn)/g, '$1 that entered $2'],
  // CR 613.4c: both are added.
  [/\b(Each creature gets )twice (-X\/-X until end of turn)\./g, '$1$2. $1$2.'],
  // Both zones' cards are exiled, whoever exiles them (CR 406.1).
  [
    /\bExile all cards from target player's hand and graveyard\./g,
    'Target player exiles all cards from their hand, then exiles their graveyard.',
  ],
  [
    /\bExile all cards from all hands and graveyards\./g,
    'Each player exiles all cards from their hand, then exiles their graveyard.',
  ],
  [
    /\b(Exile all [^.\n]*?lands) from the battlefield, all cards from all graveyards, and all cards from all hands\./g,
    '$1. Each player exiles all cards from their hand, then exiles their graveyard.',
  ],
  [/\b(Exile all (?:non\w+, )+non\w+ cards from that player's )hand and graveyard\./g, '$1hand. $1graveyard.'],
  [/\b(Exile all creatures) and graveyards\./g, '$1. Exile all graveyards.'],
  [
    /\b(reveals their hand and exiles all cards )from it (with the same name as that creature)/g,
    '$1$2 from their hand',
  ],
  [
    /\b([Ss]earch your library for )a number of (basic land cards) equal to (the other result)(?=, put)/g,
    '$1up to X $2, where X is $3',
  ],
  // CR 702.34a: a spell that is cast this way is cast for its flashback cost.
  [
    /^(Flashback \{[^.\n]*)\. (This spell costs \{X\} less to cast )this way(?=, where X is )/gm,
    '$1\n$2for its flashback cost',
  ],
  [/\b(deals \d damage to target creature\. It deals \d damage )to that creature (instead if)\b/g, '$1$2'],
  // CR 105.1
  [
    /\bFor each color, return up to one target (\w+ )?card of that color (from your graveyard to your hand)\./g,
    `Return ${ofEachColor.map((color, i) => `${i === 4 ? 'and ' : ''}up to one target ${color} $1card`).join(', ')} $2.`,
  ],
];
