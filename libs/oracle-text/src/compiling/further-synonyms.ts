/** “Add six {R}”. */
const manySymbols = ['six', 'seven', 'eight'].map((number, i): readonly [RegExp, string] => [
  new RegExp(`\\b([Aa]dd )${number} (\\{[WUBRGC]\\})`, 'g'),
  `$1${'$2'.repeat(i + 6)}`,
]);

/** Further wordings with the same meaning; the grammar has the second form. */
export const furtherSynonyms: readonly (readonly [RegExp, string])[] = [
  // CR 700.5
  [
    /\bthe number of (white|blue|black|red|green) mana symbols in the mana costs of permanents you control\b/g,
    'your devotion to $1',
  ],
  // CR 611.2d: the amount of an instruction is computed while it is followed.
  [/(, where X is [^.\n]*?) as this (?:ability|spell) resolves\b/g, '$1'],
  [/\b(in any combination of \{\w\}, \{\w\}) and\/or/g, '$1, and/or'],
  // A comma that belongs to the sentence stands behind the quotation.
  [/(?<=[^.,"\n]),(")(?= (?:where X is|equip |and (?:"|equip|can|it gains)))/g, '$1,'],
  // CR 118.3: each part of a cost is paid.
  [/\b(Exile two cards from your graveyard) and (this \w+)(?=:)/g, '$1, Exile $2'],
  [
    /\b[Yy]ou had (an?(?:other)? (?!land )[^.,"\n]*?|two or more creatures) enter (the battlefield under your control this turn)/g,
    '$1 entered $2',
  ],
  [/\bproliferate, then proliferate again\b/g, 'proliferate twice'],
  // The one that was named by its subtype.
  [
    /\b([Ww]henever an? (?:[A-Z]\w+ or )?((?!Aura\b|Equipment\b|Vehicle\b)[A-Z]\w+)\b[^.,"\n]*(?:\bcreature\b[^.,"\n]*)?, (?:[^."\n]*? )?)that \2\b/g,
    '$1that creature',
  ],
  [/\b(, except) (?:his|her) (name is)/g, '$1 its $2'],
  [/\b(, except [^."\n]*?)\b(?:he|she) (has|is)\b/g, '$1it $2'],
  [/\b(, except [^."\n]*?)\b(?:he|she)'s\b/g, "$1it's"],
  [/\b(, except [^."\n]*? in addition to) (?:his|her) (other)/g, '$1 its $2'],
  [/\b(control )(creature)s named ([A-Z][\w ]*?) and ([A-Z][\w ]*?)(?=[,.])/g, '$1a $2 named $3 and a $2 named $4'],
  [/\b(control )(artifact)s named ([A-Z][\w ]*?) and ([A-Z][\w ]*?)(?=[,.])/g, '$1an $2 named $3 and an $2 named $4'],
  // CR 611.2: what has an ability for a while has gained it.
  [/\b([Tt]arget [^.,"\n]*?(?:gets \+2\/\+2 and|other than this creature)) has (\w+ for as long as)/g, '$1 gains $2'],
  [/\b(has base power and toughness [^.,"\n]* and) has (\w+ for as long as)/g, '$1 gains $2'],
  [
    /\b(unless they discard [^.,"\n]*? or sacrifice an? (?:(?! of their choice)[^.,"\n])*)(?=\.)/g,
    '$1 of their choice',
  ],
  // What is sacrificed is chosen, and not what is counted or discarded.
  [/\b(sacrifices? an? [^.,\n]*?) (or discards? an? [^.,\n]*?) of their choice\b/g, '$1 of their choice $2'],
  [/\b(sacrifices an? \w+) of their choice((?:, \w+)*, or \w+)(?=\.)/g, '$1$2 of their choice'],
  // “This creature's” what is compared.
  [/\b((?:that creature's|its) (power|toughness|mana value) is (?:greater|less) than [^.,\n]*?'s)(?=[,.])/g, '$1 $2'],
  [/\ba number of ((?:poison|rad) counters equal to)\b/g, '$1'],
  // CR 614.12a: what is done as it enters, and then how it enters.
  [
    /^(As ([^,.\n]*) enters, (?!choose|you may (?:reveal|pay))[^.\n]*\. If you do, )(?:this creature|\2)( enters with)/gm,
    '$1it$3',
  ],
  [/^(As ([^,.\n]*) enters, (?!choose|you may)[^.\n]*\. )(?:This creature|\2)( enters with)/gm, '$1It$3'],
  [/^([A-Z][a-z]+),(?=[a-z]+$)/gm, '$1, '],
  [
    /\b(only if )(\w+ or more [^.,\n]*? cards) are (above) this creature\b/g,
    '$1this card is in your graveyard with $2 $3 it',
  ],
  // The permanent is the only one that was to be destroyed.
  [/\b([Dd]estroy target [^.\n]*\. If )that permanent (is destroyed this way)/g, '$1a permanent $2'],
  [
    /\b([Rr]eturn all )([^.,\n]*? cards)( from your graveyard to the battlefield), then do the same for ([^.,\n]*? cards)\./g,
    '$1$2$3, then return all $4$3.',
  ],
  [/\bDuring any turn (you [^,.\n]*?), (you may (?:play|cast) )/g, 'As long as $1 this turn, $2'],
  // What is moved, and where it is.
  [
    /\b([Ee]xile|[Mm]anifest) a number of cards from the (top) of (your|their) library equal to ([^.,\n]*)/g,
    '$1 the $2 X cards of $3 library, where X is $4',
  ],
  [
    /\b([Cc]reate [^.\n]*?) (tokens) that are (copies of [^.,\n]*?) and that are (tapped and attacking)\b/g,
    '$1 $4 $2 that are $3',
  ],
  [/\bif your (control your commander)\b/g, 'if you $1'],
  // A missing full stop, or one after a keyword.
  [/^(Creatures you control with \+1\/\+1 counters on them are [^.\n]* in addition to their other types)$/gm, '$1.'],
  [/^((?:[A-Z][^.\n]* — )?Protection from [^.\n]*)\.$/gm, '$1'],
  // CR 201.5: a token's name in its own ability means the token.
  [/(\b(?<!creature )artifact token named ([A-Z]\w+) with "[^"'\n]*?)Sacrifice \2:/g, '$1Sacrifice this artifact:'],
  // CR 106.6: to spend mana to cast a spell is to spend it on the spell.
  [/\bIf you spend this mana to cast (your commander), it enters\b/g, 'If that mana is spent on $1, it enters'],
  [/\b(can't reduce the mana in that) ability's activation (cost)\b/g, '$1 $2'],
  ...manySymbols,
  // CR 603.2c: it triggers once for all of that damage.
  [
    /\bWhenever your opponents are dealt combat damage, if any of that damage was dealt by an? ([A-Z][a-z]+), /g,
    'Whenever one or more $1s deal combat damage to one or more opponents, ',
  ],
  [/\b([Cc]reatures) other than ([A-Z]\w+(?: and [A-Z]\w+)?)(?=[.,]| get | have )/g, "$1 that aren't $2"],
  [/\b(creatures?) (?:that's|that are) (attacking (?:you|that player))\b/g, '$1 $2'],
  // Each is a replacement effect of its own.
  [
    /^(If [^.,\n]*? would die) or (an? [^.,\n]*? card) not on the battlefield (would be put into [^.,\n]*? graveyard), exile it instead\./gm,
    '$1, exile it instead.\nIf $2 $3 from anywhere other than the battlefield, exile it instead.',
  ],
  // The creatures named just before.
  [/\b([A-Z]\w+)( creatures you control\b[^\n"]*? of those )\1s\b/g, '$1$2creatures'],
  [/\b(each artifact) and (creature your opponents control)\b/g, '$1 or $2'],
  [/\b([Dd])uring your turn, as long as (you've [^,.\n]*),/g, "As long as it's your turn and $2,"],
  [/\b([Ee]ach player who controls the most \w+ sacrifices (?:an?|two) \w+)(?=[.,])/g, '$1 of their choice'],
  // The counters of a permanent that has left the battlefield (CR 608.2h).
  [/\b(if it had counters on it, put )those (counters on)/g, '$1its $2'],
  [/\b([Mm]ove [^.\n]*?counters? from target [^.\n]*?) to (another target)/g, '$1 onto $2'],
  // CR 614.12: the permanent isn't on the battlefield yet.
  [/\b(enters with [^.\n]* for each [^.\n]* you) already (control)/g, '$1 $2'],
  // CR 401.4
  [/\b([Pp]ut up to four target cards from your graveyard on the bottom of your library) in any order/g, '$1'],
  [/\bat the beginning of the next upkeep\b/g, "at the beginning of the next turn's upkeep"],
  [/\b(would (?:die|be put into [^.,\n]*), (?:instead )?exile) that card (instead|with)\b/g, '$1 it $2'],
  // CR 404.2: a card that was put there came from some zone.
  [/\b((?:was|were) put there) (this turn)\b/g, '$1 from anywhere $2'],
  [/\b((?:was|were) put there from) your (library this turn)\b/g, '$1 their $2'],
  [/\b(where X is the \w+ of) the card you (exiled)\b/g, '$1 the $2 card'],
  [/\b(cards from) all opponents' (graveyards)\b/g, "$1 your opponents' $2"],
  [/\b(for each [^.,\n]*? in) each graveyard\b/g, '$1 all graveyards'],
  // CR 109.2: a land is a permanent on the battlefield.
  [/\b(for each land) on the battlefield (with the same name as)\b/g, '$1 $2'],
  [/\b([Cc]reate a )(token that's a copy of [^.,\n]*?) and that's (tapped and attacking)\b/g, '$1$3 $2'],
  [/\b(any) of (the exiled card)'s colors\b/g, '$1 color among $2'],
  // CR 701.44: exploring again is exploring.
  [/\b(explores?) again\b/g, '$1'],
  [/\b([Rr]eturn all creatures) (to their owners' hands) (except for [^.\n]*)/g, '$1 $3 $2'],
  [/\b(number of times )this \w+ (was kicked)/g, '$1it $2'],
  // CR 707.10d
  [
    /\b(cop(?:y|ies) (?:it|that spell|that ability)|copies) ?(for each other [^.\n]*?) (?:that (?:the )?|the )?(?:spell|ability) could target\b/g,
    '$1 $2 that the spell could target',
  ],
  // CR 707.10c: new targets are chosen while the copy is created.
  [
    /\b([Cc]opy target [^.,\n]*?spell[^.,\n]*?), then return it (to its owner's hand)\. You may choose new targets for the copy\./g,
    '$1. You may choose new targets for the copy. Then return that spell $2.',
  ],
  [
    /\b([Cc]opy [^.\n]*)\. If ([^.,\n]*), copy (that spell|it) twice instead\. You may choose new targets for the copies\./g,
    '$1. You may choose new targets for the copy. Then if $2, copy $3. You may choose new targets for the copy.',
  ],
  [/\b(copies (?:it|that spell))\. (?:The|That) player (may choose new targets for the copy)\b/g, '$1 and $2'],
  [
    /\b(each other player copies that spell)\. Each of those players (may choose new targets for) their copy\b/g,
    '$1 and $2 the copy',
  ],
  [/\b(may choose new targets for the copy) they control\b/g, '$1'],
  [
    /\bcopy the next ([^.\n]*?) you cast this turn when you cast it\b/g,
    'when you cast your next $1 this turn, copy that spell',
  ],
  [/\bcopy the spell for each other\b/g, 'copy that spell for each other'],
  // CR 707.9
  [/, except (?:that )?the copy is (an? )?(?=[\w\d])/g, ", except it's $1"],
  [/, except (?:that )?the copy isn't\b/g, ", except it isn't"],
  [/\b([Cc]op(?:y|ies) [^.\n]*?spell[^.\n]*?, except it isn't legendary) if the spell is legendary\b/g, '$1'],
  // A spell is cast from a library only if it is the visible top card.
  [/\b(you cast an? [^.,\n]*? from) your library,/g, '$1 the top of your library,'],
  [/\b(You may choose new targets for) that copy\b/g, '$1 the copy'],
  [/\b(amount of \{E\}) spent (this way)/g, '$1 paid $2'],
  // CR 106.6
  [/(Spend this mana only to) activate (?:an ability|abilities) or (cast [^.\n]*)\./g, '$1 $2 or activate abilities.'],
  // CR 111.3
  [/\b([Cc]reate an? X\/X [^."\n]*? token) named ([A-Z][^,."\n]*?) (with [^,."\n]*?)(, where)/g, '$1 $3 named $2$4'],
  // CR 101.2: spells cast this turn count at any time of the turn.
  [
    /\bEach player who has cast an? ([^.,\n]*?)spell this turn can't cast additional \1spells\./g,
    "Each player can't cast more than one $1spell each turn.",
  ],
  [/," and it (loses all other abilities)/g, '" and $1'],
  [
    /\b(with base power and toughness \d+\/\d+ and) has ([a-z ]+), and it (loses all other) abilities, card types, and creature types\b/g,
    '$1 $2 and $3 card types and abilities',
  ],
  // CR 702.16g: each is a protection ability of its own.
  [
    /\b((?:has|have|gains?) [^."\n]*?protection from (?!white|blue|black|red|green)[^."\n]*?) and from /g,
    '$1 and protection from ',
  ],
  // CR 701.24b
  [
    /\b([Ss]earch your library for [^.\n]*?) and reveal it\. Shuffle and put that card on top\./g,
    '$1, reveal it, then shuffle and put that card on top.',
  ],
  // The objects stand before the zone.
  [/\b([Rr]eturn) (to their owners' hands|to the battlefield) ((?:all|target) [^.,\n]*)/g, '$1 $3 $2'],
  [
    /\b([Rr]eturn target [^.,\n]*? card) in ((?:an opponent's|your|a) graveyard[^.,\n]*? to (?:the|your|its))\b/g,
    '$1 from $2',
  ],
  [/(?<!battlefield )\battached to (creature|land|permanent)s\b/g, 'attached to a $1'],
  [/\b(each creature) and (planeswalker (?:they|that player|you|target (?:player|opponent)) controls?)\b/g, '$1 or $2'],
  [/\b(if it has \w+ or more) (\w+) (counters on it, remove all) of them\b/g, '$1 $2 $3 $2 counters from it'],
  [
    /\b((?:[a-z]+ )?(?:creatures|permanents|lands|artifacts)) you had enter(?: the battlefield)? under your control this turn\b/g,
    '$1 that entered the battlefield under your control this turn',
  ],
  // CR 613.1f: the object's own ability isn't one of the others.
  [/\b(all lands) have ("[^"]*)(") and lose all other abilities\./gi, '$1 lose all abilities and have $2.$3'],
  [
    /\b(to the battlefield under your control\. )(?:He|She)'s (an? [^.\n]*? in addition to) (?:his|her) other types\b/g,
    "$1It's $2 its other types",
  ],
  [/\b([Ll]ook at the top) (of your library any time)/g, '$1 card $2'],
  [/\b(Put one of them into your hand and) (rest on the bottom)/g, '$1 the $2'],
  [/\b(onto the battlefield) (under your control) tapped\b/g, '$1 tapped $2'],
  [/\b(?:all|the) (revealed|exiled) cards not (cast this way)/g, "the $1 cards that weren't $2"],
  // CR 109.2: a creature is a permanent.
  [/\b(from a graveyard and target creature) on the battlefield\b/g, '$1'],
  [
    /\b(target instant card) (and (?:up to one )?target sorcery card from your graveyard)\b/g,
    '$1 from your graveyard $2',
  ],
  // CR 305.6
  [/\b(for )a land card with a basic land type\b/g, '$1a Plains, Island, Swamp, Mountain, or Forest card'],
  [/\bnumber of your opponents with (\w+ or more cards in hand)\b/g, 'number of opponents who have $1'],
  [/\b([Ee]ach opponent) with ((?:no|\w+ or more) cards in hand)\b/g, '$1 who has $2'],
  [
    /^(You may look at the top card of your library any time), and you (may play lands from the top of your library\.)/gm,
    '$1.\nYou $2',
  ],
  [/\b(graveyard) into that player's (library)\b/g, '$1 into their $2'],
  [
    /\b(each opponent may search their library for an? [^.\n]*?) and put it onto the battlefield\. Then each player who searched their library this way shuffles\./g,
    '$1, put it onto the battlefield, then shuffle.',
  ],
  // The counted number is the damage.
  [/\b(less than or equal to) that damage\b/g, '$1 the damage dealt'],
  [
    /\b(At the beginning of [^,\n]*, )each player reveals (the top card of their library, loses life equal to )/g,
    '$1for each player, that player reveals $2',
  ],
  // Cards of any of these types.
  [
    /\b([Aa]ll (?:(?:artifact|creature|enchantment|land|planeswalker), )*(?:artifact|creature|enchantment|land|planeswalker),?) and ((?:artifact|creature|enchantment|land|planeswalker|Dragon) cards)\b/g,
    '$1 or $2',
  ],
  [/\bwith an (equal or lesser (?:mana value|power|toughness))\b/g, 'with $1'],
  [/\b(you have exactly )13 /g, '$1thirteen '],
  [
    /\b([Pp]ut|[Rr]eturn) ((?:onto|to) the battlefield(?: tapped)?(?: under your control)?) (all [^.\n]*? in [^.,\n]*? that were put there [^.,\n]*? this turn)/g,
    '$1 $3 $2',
  ],
  // The objects stand before the zone.
  [
    /\b([Rr]eturn) (to your hand|to the battlefield) (target [^.,\n]*?) in (your graveyard that [^.,\n]*)/g,
    '$1 $3 from $4 $2',
  ],
  [/\b([Rr]eturn) (to your hand) (target [^.,\n]*?) in your graveyard\b([^.,\n]*)/g, '$1 $3$4 from your graveyard $2'],
  [/\b([Rr]eturn) (to your hand) (all [^.,\n]*)/g, '$1 $3 $2'],
  [/\b([Pp]ut )this \w+ (on top of your library) from your graveyard\b/g, '$1this card from your graveyard $2'],
  [/\b(exiled card) with flashback you own\b/g, '$1 you own with flashback'],
  [/\b(you have exactly \w+ cards in )your (hand)\b/g, '$1$2'],
  // “That many” is X, because nothing else has a number there.
  [/\b(mills X cards\. If [^.\n]*?, that player mills twice )that many( cards instead)/g, '$1X$2'],
  [/\b([Ss]huffles? )(?:all )?the cards (?:in|from) (your|their) hand (into )/g, '$1$2 hand $3'],
  [/(, where X is [^.\n]*?), then (you may have this creature fight that creature\.)/g, '$1. Then $2'],
  [/\b(creature) that's (attacking one of your opponents)\b/g, '$1 $2'],
  [/\b(unless they pay [^.\n]*? before that) draw (step)\b/g, '$1 $2'],
  [
    /\bDuring your turn, if (an opponent lost life this turn), (you may play lands)\b/g,
    "As long as it's your turn and $1, $2",
  ],
  // CR 508.3d: one player attacks at a time.
  [
    /\bWhenever you attack with (one or more \w+ creatures), ([^.\n]*?\bthat (?:much|many)\b)/g,
    'Whenever $1 you control attack, $2',
  ],
  // CR 608.2d: which of the two it is becomes known before a choice is made.
  [
    /\b(You may put a creature card from among them onto the battlefield\.) (Put the rest into your graveyard\.)\n(If [^,.\n]*), you may put two creature cards onto the battlefield instead of one\./g,
    '$1 $3, you may put up to two creature cards from among them onto the battlefield instead. $2',
  ],
  [
    /^All creatures able to block this creature or (enchanted creature) do so\.$/gm,
    'All creatures able to block this creature do so.\nAll creatures able to block $1 do so.',
  ],
  // CR 604.3a: an effect with a time doesn't define a characteristic; it sets it.
  [
    /\b(During your turn, )[^,.\n]*?'s power and toughness are each equal to\b/g,
    '$1this creature has base power and toughness each equal to',
  ],
  [
    / ?\b(As long as this creature (?:is|isn't) attacking, )its power and toughness are each equal to\b/g,
    '\n$1it has base power and toughness each equal to',
  ],
  [
    / During turns other than yours, (this creature)'s power and toughness are each (\d+)\./g,
    "\nAs long as it's not your turn, $1 has base power and toughness $2/$2.",
  ],
  // The library is searched once for all cards.
  [
    /\bFor each (\w+) destroyed this way, search your library for an? (\w+) card and put that card onto the battlefield tapped\. Then shuffle\./g,
    'Search your library for up to X $2 cards, where X is the number of $1s destroyed this way, put them onto the battlefield tapped, then shuffle.',
  ],
  // The objects stand before the zone.
  [
    /\bEach player returns to the battlefield (all [^.\n]*? cards in) their graveyard (that were put there from the battlefield this turn)\./g,
    "Return $1 all graveyards $2 to the battlefield under their owners' control.",
  ],
  [/(\+X\/\+Y, where X is [^.\n]*?), (and Y is)\b/g, '$1 $2'],
  [/\bthe exiled (?:creature )card's (power and Y is its toughness)\b/g, "the exiled card's $1"],
  [
    /\b(becomes? an? \w+) until (this creature) leaves the battlefield\b/g,
    '$1 for as long as $2 remains on the battlefield',
  ],
  // CR 400.7j: the card is found in exile.
  [
    /\b([Ee]xile [^.,\n]*?(?:, then|\. If you do,) return )(?:him|her)( to the battlefield transformed under) (?:his|her) (owner's control)/g,
    '$1it$2 its $3',
  ],
  // CR 603.7d: the target is chosen as the ability is put on the stack.
  [/\bWhenever target creature (deals damage this turn, )/g, 'Choose target creature. Whenever that creature $1'],
];
