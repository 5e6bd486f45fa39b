/** Wordings with the same meaning; the grammar has the second form. */
export const firstSynonyms: readonly (readonly [RegExp, string])[] = [
  // The player who sacrifices chooses (CR 701.21a); newer texts say so.
  [
    /(?<!Whenever (?:a|an) )\b((?:player|opponent|they|controller|owner)s?(?: may)? sacrifices? )((?:an?|two|three|four|five|six|X|half|that many) (?:(?! of their choice| for that player)(?:[^.,]|, non))*?)(?=\.|,(?! non)| and (?!planeswalkers)| then | unless | or pays | for each )/g,
    '$1$2 of their choice',
  ],
  // Also for “sacrifices” in a list of a player's actions.
  [
    /((?:player|opponent|they|controller|owner)s?[^.]*?(?:, | and |then )sacrifices )((?:an?|two|three|four|five|six|seven|X|half) (?:(?! of their choice| for that player)[^.,])*?)(?=[.,]| and | then | unless | for each )/g,
    '$1$2 of their choice',
  ],
  [
    /((?:player|opponent|they|controller|owner)s?[^.]*?, sacrifices [^.,]*?, then sacrifices )((?:an?|two|three|X) (?:(?! of their choice| for that player)[^.,])*?)(?=[.,])/g,
    '$1$2 of their choice',
  ],
  [
    /(\b(?:player|opponent)s? each [^.]*?sacrifice )((?:an?|two|three|half) (?:(?! of their choice)[^.,])*?)(?=[.,]| and | then )/g,
    '$1$2 of their choice',
  ],
  [/\b([Pp]uts?) a number of (\S+ counters (?:on|equal to))\b/g, '$1 $2'],
  [
    /\bthe (power|toughness|mana value) of (target \w+(?: you control| an opponent controls)?)(?=[.,]| and | until )/g,
    "$2's $1",
  ],
  // Only permanents are dealt excess damage (CR 120.10).
  [/\bthe (?:amount of )?excess damage dealt(?: to that creature)? this way\b/g, 'the excess damage dealt this way'],
  [/\bexcess damage was dealt to (?:that creature|a permanent) this way\b/g, 'excess damage was dealt this way'],
  [
    /\b(excess damage was dealt this way, [^.]*?where X is )that excess damage\b/g,
    '$1the excess damage dealt this way',
  ],
  [/\bActivate only (if [^.]*?) and only (once each turn|once)\./g, 'Activate only $2 and only $1.'],
  [
    /\b(an? [^.,]*?(?:creature|permanent)) left the battlefield under your control this turn\b/g,
    '$1 you controlled left the battlefield this turn',
  ],
  [/\blife total becomes equal to\b/g, 'life total becomes'],
  [/\b(for each Aura) and (Equipment attached)\b/g, '$1 or $2'],
  [/\bdifferently named ((?:\w+ )*\w+ you control)\b/g, 'different names among $1'],
  [
    /\b((?:player|opponent|controller)s? (?:loses|discards|sacrifices) [^."\n]*?, (?:then )?sacrifices (?:an?|two|three|seven|X) (?:(?! of their choice)[^.,])*)(?=\.|, then)/g,
    '$1 of their choice',
  ],
  [/(?<=Activate only if [^."\n]* or )if your control\b/g, 'you control'],
  [/their owner's hand\b/g, "their owners' hands"],
  // A creature token's own abilities use either noun.
  [/\b([Tt])his token\b/g, '$1his creature'],
  [/:(?=[A-Z])/g, ': '],
  [/(Spend this mana only to (?:[^.]* or )?cast) an? ([^.]*?) spell\b/g, '$1 $2 spells'],
  [
    /\bFor as long as that card remains exiled, its owner may (play|cast) it( without paying its mana cost)?\./g,
    'Its owner may $1 it for as long as it remains exiled$2.',
  ],
  [
    /\bFor as long as that card remains exiled, you may (play|cast) it( without paying its mana cost)?\./g,
    'You may $1 it for as long as it remains exiled$2.',
  ],
  [/\btarget card in a graveyard (other than a basic land card)(?=\.)/g, 'target card $1 in a graveyard'],
  [/\ball cards from (target player's graveyard) (other than basic land cards)(?=\.)/g, 'all cards $2 from $1'],
  [/\bOtherwise put\b/g, 'Otherwise, put'],
  [/\[-(\d+|X)\](?=:)/g, '[−$1]'],
  // An ability that exists from the beginning of the game triggers at the first such time.
  [/(opening hand\. If you do, [^\n]*?at the beginning of) the first upkeep\b/g, "$1 the next turn's upkeep"],
  [/(opening hand\. If you do, [^\n]*?at the beginning of your) first upkeep\b/g, '$1 next upkeep'],
  [/\bof the cards exiled this way\b/g, 'of cards exiled this way'],
  [/\b([Rr]eturn target commander you own) from the battlefield to\b/g, '$1 to'],
  [/(if this card is in your graveyard[^.]*, you may cast it) from your graveyard this turn\b/g, '$1 this turn'],
  [/(Spend this mana only to cast) a spell (from (?:your|a) graveyard)\b/g, '$1 spells $2'],
  // CR 106.6, 113.7: a creature source is a creature or a creature card.
  [/(\bSpend this mana only to [^.]*?)\bto activate (an ability|abilities)\b/g, '$1activate $2'],
  [
    /\bactivate (?:an ability|abilities) of a creature or creature card( of the chosen type)?\./g,
    'activate abilities of creature sources$1.',
  ],
  [/(Spend this mana only to [^.]*?activate) an ability of an? ([^.]*?) source\b/g, '$1 abilities of $2 sources'],
  [/(\bSpend this mana only to [^.]*?\bactivate )an ability\b/g, '$1abilities'],
  // CR 109.2: what isn't called a source is on the battlefield.
  [
    /(Spend this mana only to [^.]*?activate abilities of) (?!an? |[^.]*\bsources\b)(?=[aeiouAEIOU])((?:[a-z]+ )?\w+?)s?\./g,
    '$1 an $2.',
  ],
  [
    /(Spend this mana only to [^.]*?activate abilities of) (?!an? |[^.]*\bsources\b)((?:[a-z]+ )?\w+?)s?\./g,
    '$1 a $2.',
  ],
  // Each target does it, whether or not the text says “each”.
  [/\b(target (?:[a-z]+ )?creatures(?: you control)?) each (get|gain)\b/g, '$1 $2'],
  [/\ba number of (cards|\+1\/\+1 counters) equal to\b/g, '$1 equal to'],
  [/\ball other cards revealed this way\b/g, 'the rest'],
  // A token's abilities can stand in a sentence of their own (CR 111.3).
  [/(creature tokens?)\. (?:They have|It has) (?="[^"]*")/g, '$1 with '],
  [/(creature tokens? with \w+)\. (?:They have|It has) (?="[^"]*")/g, '$1 and '],
  [/\btheir controller's next untap step\b/g, "their controllers' next untap steps"],
  [/(\d\/\d+) ((?:\w+, )+and \w+) ((?:[A-Z]\w+ )+creature token)\b/g, "$1 $3 that's $2"],
  [/\b([Ff]or each opponent, [^.]*?that) opponent controls\b/g, '$1 player controls'],
  [/\bsix-sided (?:die|dice)\b/g, 'd6'],
  [/^(\d+)-(\d+) \| /gm, '$1—$2 | '],
  [/ ,(?=\{)/g, ', '],
  [/\},\{/g, '}, {'],
  [/(\w)—\n/g, '$1 —\n'],
  [/• this /g, '• This '],
  [/\bthe beginning of each player's /g, 'the beginning of each '],
  [/\bthe beginning of each end step/g, 'the beginning of the end step'],
  [/\benters the battlefield\b/g, 'enters'],
  [/\bthe beginning of your postcombat main phase\b/g, 'the beginning of each of your postcombat main phases'],
  [/\b(damage to|attacks?) one of your opponents\b/g, '$1 an opponent'],
  [/\bthat attacking player\b/g, 'that player'],
  [/\b(has (?:\w+ or (?:more|fewer)|an?|no) [^,.\n"]*?counters? on )(?:him|her)\b/g, '$1it'],
  [
    /\b(attacks? with) creatures, if (two or more of) those creatures are attacking\b/g,
    '$1 one or more creatures, if $2 those creatures are attacking',
  ],
  [/\b(?<!Once )[Dd]uring (each of your turns, you may (?:cast|play) an? )/g, 'Once during $1'],
  // Only one player attacks at a time.
  [/\b(one or more [^,.\n"]*? )an opponent controls (attack\b)/g, '$1your opponents control $2'],
  [/\bthe beginning of combat on each player's turn\b/g, 'the beginning of each combat'],
  [/\b(attacks? an opponent or a planeswalker) an opponent controls\b/g, '$1 they control'],
  [/\b(spells?) that ha(?:s|ve) (convoke|flashback|delve|cascade|affinity|storm)\b/g, '$1 with $2'],
  // CR 701.13a, 110.5b: objects that are returned or exiled are “put” there.
  [
    /\b([Ww]hen(?:ever)? [^,.\n"]*? (?:is|are) )exiled from the battlefield,/g,
    '$1put into exile from the battlefield,',
  ],
  [
    /\b([Ww]hen(?:ever)? [^,.\n"]*? (?:is|are) )returned to (an? [^,.\n"]*|your) hand from the battlefield,/g,
    '$1put into $2 hand from the battlefield,',
  ],
  // CR 109.2: a permanent is on the battlefield.
  [
    /\b([Ww]hen(?:ever)? (?:a|another) [^,.\n"]*?(?:permanent|permanent you control|you control) is put into (?:a|an opponent's) graveyard),/g,
    '$1 from the battlefield,',
  ],
  [/\b([Ww]hen(?:ever)? enchanted \w+ is put into a graveyard),/g, '$1 from the battlefield,'],
  [/\b(source you control deals damage) to one or more permanents and\/or players,/g, '$1,'],
  [/\ba player taps (an? [^,\n]*?) for mana,/g, '$1 is tapped for mana,'],
  // CR 702.33b
  [/^Kicker ((?:\{[^}]*\})+) and\/or ((?:\{[^}]*\})+)$/gm, 'Kicker $1\nKicker $2'],
  [/\b([Ii]nstant) and(?:\/or)? (sorcery (?:spell|card))/g, '$1 or $2'],
  [/\bAs long as it's your turn, /g, 'During your turn, '],
  // CR 702.29d
  [/\bcycles? or (discards?) (a|another) card\b/g, '$1 $2 card'],
  [/^(Whenever an? [^,\n]*?) enters under an opponent's control,/gm, '$1 an opponent controls enters,'],
  [/^(When you planeswalk to [^\n]*?) or (at the beginning of )/gm, '$1 and $2'],
  // Either of two events triggers it (CR 603.1).
  [/^((?:When|Whenever|At the beginning of) [^,\n"]*?) or (when(?:ever)? )/gm, '$1 and $2'],
  [/\benters or (the creature it haunts dies,)/g, 'enters and when $1'],
  // A copy that isn't cast ceases to exist (CR 704.5e).
  [/\bYou may copy ([^.\n]*)\. If you do, you may cast the copy\b/g, 'Copy $1. You may cast the copy'],
  [/\byou may copy ([^.\n]*)\. If you do, you may cast the copy\b/g, 'copy $1. You may cast the copy'],
  // The way a permanent was cast is the cost that was paid (CR 702.138b, 702.188a).
  [/\b([Ii]f) (?:it|he|she|they) (?:was|were) cast using web-slinging\b/g, '$1 its web-slinging cost was paid'],
  [/\b([Ii]f|unless) (?:his|her) (\w+ cost was paid)/g, '$1 its $2'],
  [/\bIf no player does,/g, 'If no one does,'],
  // The searched card has a name in the same sentence.
  [/(\blibrary for [^.;]*?) and\/or (an? )/g, '$1 and $2'],
  [/(\blibrary for [^.;]*?), (reveals?|exiles?) that card,/g, '$1, $2 it,'],
  [/(\blibrary for [^.;]*?), (reveals?|exiles?) those cards,/g, '$1, $2 them,'],
  [/(\blibrary for [^.;]*?), (puts?) that card (onto|into)/g, '$1, $2 it $3'],
  [/(\blibrary for [^.;]*?), (puts?) those cards (onto|into)/g, '$1, $2 them $3'],
  [/\b(in addition to (?:its|their) other) (?:creature|land) types\b/g, '$1 types'],
  [/\b(?:another|a third) target(?=[,.]| and)/g, 'any other target'],
  [/\ba third target (?=\w)/g, 'another target '],
  [/\bfrom among (?:the )?(cards?) (milled|exiled|revealed) this way\b/g, 'from among the $2 $1'],
  [/\bAfter this (?:main |combat )?phase, there is (an additional combat phase)/g, 'There is $1 after this phase'],
  [/\bafter this (?:main |combat )?phase, there is (an additional combat phase)/g, 'there is $1 after this phase'],
  [/([Tt]here is an additional combat phase after this phase), followed by/g, '$1 followed by'],
  [
    /\b(?:The|Its) ((?:\w+ )?\w+ cost is equal to )(?:its|that card's|the card's|that spell's) (mana cost(?:\.| plus ))/g,
    'The $1its $2',
  ],
  [
    /\bThe (owner|controller) of t(arget (?:[^.,]*, ){0,2}?[^.,]*?) (?=(?:shuffles|puts|sacrifices|reveals|copies|gains|loses|may) )/g,
    "T$2's $1 ",
  ],
  [
    /\bthe (owner|controller) of (target (?:[^.,]*, ){0,2}?[^.,]*?) (?=(?:shuffles|puts|sacrifices|reveals|copies|gains|loses|may) )/g,
    "$2's $1 ",
  ],
  [/\btheir choice of (the top or bottom of their library)/g, '$1'],
  [/\b([Ii]f an? [^.,]*? card) is (revealed|milled|discarded|exiled) this way\b/g, '$1 was $2 this way'],
  [/\bWhen that mana is spent to cast\b/g, 'When you spend this mana to cast'],
  [
    /\bIf (?:that|this) mana is spent (?:on|to cast) (an? [^.]*? spell), that (?:spell|creature) (gains|can't|enters)/g,
    'If that mana is spent on $1, it $2',
  ],
  // The destroyed permanent was named just before.
  [/\b([Dd]estroy [^.\n]*\. )That \w+ (can't be regenerated)/g, '$1It $2'],
  [
    /\b([Dd]estroy (?:target|that) [^.\n]*\bcreature\b[^.\n]*\. )A creature destroyed this way (can't be regenerated)/g,
    '$1It $2',
  ],
  [/\b([Ii]f you control )at least (\w+) /g, '$1$2 or more '],
  [/\bCreatures (dealt damage this way can't be regenerated)/g, 'A creature $1'],
  [
    /\b([Dd]estroy all (?!\w+ or all )[^.\n]*\bcreatures\b[^.\n]*\. )Creatures destroyed this way (can't be regenerated)/g,
    '$1They $2',
  ],
  [/\b([Dd]estroy [^.\n]*\. )Those \w+ (can't be regenerated)/g, '$1They $2'],
  [/\b(cards?) (from (?:it|among them)) (with (?:mana value|power|toughness) \w+ or (?:less|greater))/g, '$1 $3 $2'],
  [/(on top of your library and the (?:rest|other) on the bottom) of your library/g, '$1'],
  [/\b([Pp]ut the rest on the bottom) in\b/g, '$1 of your library in'],
  // The tense of a condition doesn't change it.
  [/\b([Ii]f )its ((?:power|toughness|mana value) )was /g, '$1it had $2'],
  [/\b([Ii]f )(that|the sacrificed) (\w+)'s ((?:power|toughness|mana value) )was /g, '$1$2 $3 had $4'],
  [/\b([Ii]f|as long as) you (sacrificed an? \w+ this turn)/g, "$1 you've $2"],
  [/\b([Ii]f )(?:it isn't|it is not) (an? )/g, "$1it's not $2"],
  [/\b([Ii]f )it is (an? )/g, "$1it's $2"],
  [/\b(creatures?) you controlled that died this turn/g, '$1 that died under your control this turn'],
  [/\b(spent to cast) this spell(, this creature enters)/g, '$1 it$2'],
  // CR 121.1: additional cards are drawn like others.
  [/\b([Dd]raws? )an additional card\b/g, '$1a card'],
  [/\b([Dd]raws? (?:two|three) )additional cards\b/g, '$1cards'],
  // CR 603.6b: a permanent that enters tapped is tapped as it enters.
  [/\b([Ww]henever a )((?:[a-z]+ )?you control) enters (tapped|untapped),/g, '$1$3 $2 enters,'],
  [/\b([Ww]henever )([^,"\n]+?) (enters) and whenever \2 /g, '$1$2 $3 or '],
  [/\b([Ww]henever you [^,"\n]*?) and whenever you /g, '$1 or '],
  [/\b(can't be blocked by (?:[A-Z]\w+s)) or ([A-Z]\w+s\b)/g, '$1 and $2'],
  [/\bEach player can't draw /g, "Players can't draw "],
  [/\bEach opponent can't draw /g, "Your opponents can't draw "],
  [
    /\b(Activate only )(if [^."\n]*?|once) and only (as a sorcery|as an instant|once each turn|once|during your turn)\./g,
    '$1$3 and only $2.',
  ],
  [/\b(its owner's|their owners'|their owner's) control\b/g, "its owner's control"],
  // CR 609.4b, 118.14
  [/\b((?:cast|play) (?:that card|those cards|it|them)) and (you may spend mana as though)\b/g, '$1, and $2'],
  [
    /, and you may spend mana as though it were mana of any type to cast (that spell|those spells|it|them)\b/g,
    ', and mana of any type can be spent to cast $1',
  ],
  [
    /(^|[^\w,] ?)((?!spells)\w+) and (\w+) spells ((?:you|your opponents) cast|as though they had flash)\b/gm,
    '$1$2 spells and $3 spells $4',
  ],
  [/\b([Ee])ach (\w+) and (\w+) (you control (?:has|gets))\b/g, '$1ach $2 or $3 $4'],
  [/\b(where X is|equal to) the (spell|card|artifact|creature)'s (mana value|power|toughness)\b/g, "$1 that $2's $3"],
  // Two instructions, each with its own condition.
  [
    /^(\w[^.\n]*?) (deals \d+ damage to [^.\n]*? if \{\w\} was spent to cast this spell) and (\d+ damage to [^.\n]*? if \{\w\} was spent to cast this spell)/gm,
    '$1 $2. $1 deals $3',
  ],
  [
    /(You gain (?:X|\d+) life if \{\w\} was spent to cast this spell) and ((?:X|\d+) life if \{\w\} was spent)/g,
    '$1. You gain $2',
  ],
  [/( if \{\w\} was spent to cast this spell), and c(reatures [^.\n]*? if \{\w\} was spent)/g, '$1. C$2'],
  [/\b(copy (?:it|that spell|the spell)),? and you may (choose new targets for the copy\.)/g, '$1. You may $2'],
  [/\b(pay (?:\{[^}]+\})+) and (\d+ life)\b/g, '$1 and pay $2'],
  [/\b([Ii]f an? (?:creature|permanent|artifact|land) )is (destroyed this way)/g, '$1was $2'],
  [/\b(loses? )two times X life\b/g, '$1twice X life'],
  [/\b(on each creature you control )that has (an? \S+ counter on it)/g, '$1with $2'],
  [
    /\byou gain life and draw cards equal to (its (?:power|toughness))/g,
    'you gain life equal to $1 and draw cards equal to $1',
  ],
  [/\bIf you pay, /g, 'If you do, '],
  [/^The (first [^.\n]*? you cast) during each of your turns\b/gm, 'During your turn, the $1 each turn'],
  [
    /\b(each (?:\w+, )*\w+,?) and (artifact|creature|enchantment|planeswalker|land)(?= with (?:mana value|power))/g,
    '$1 or $2',
  ],
  // Whether it is a mana ability doesn't matter (CR 605.1).
  [
    /\b(activates? an ability(?: of an? [^.\n]*?)?)(?: on the battlefield)?, if it's not a mana ability,/g,
    "$1 that isn't a mana ability,",
  ],
  [
    /\bWhenever an ability of (equipped creature) is activated, if it's not a mana ability,/g,
    "Whenever a player activates an ability of $1 that isn't a mana ability,",
  ],
  [
    /\byou gain half X life and draw half X cards\. Round down each time\./g,
    'you gain life equal to half X, rounded down, and draw cards equal to half X, rounded down.',
  ],
  // A division is announced as the spell is cast (CR 601.2d).
  [/(damage divided [^.\n]*?, where X is [^.\n]*?) as you cast this spell\b/g, '$1'],
  [/\b(instead of putting it into its owner's graveyard), then you may /g, '$1. Then you may '],
  [/\b(draws? (?:a card|two cards)), then (discards? [^.,\n]*? unless )/g, '$1. Then $2'],
  [/\byour next first main phase\b/g, 'your next precombat main phase'],
];
