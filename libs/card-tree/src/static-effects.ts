import type { Amount } from './amounts.js';
import type { LimitedAttack } from './combat-rules.js';
import type { Condition } from './conditions.js';
import type { Cost } from './costs.js';
import type { Effect } from './effects.js';
import type { Filter } from './filters.js';
import type { KeywordAbility, KeywordName } from './keywords.js';
import type { FaceDownKind } from './face-down.js';
import type { Modification } from './modifications.js';
import type { PlayableFrom, PlayPermission } from './permissions.js';
import type { ForcedAction, PlayerProhibition } from './prohibitions.js';
import type { Objects, Players } from './references.js';
import type { Replacement } from './replacements.js';
import type { TriggerEvent } from './triggers.js';
import type { Color, ManaCost, ManaType } from './symbols.js';
import type { Skippable } from './zones.js';
import type { Zone } from './zones.js';

/** What a static ability does while it functions (CR 604). */
export type StaticEffect =
  /** `each`: “they each get”, `also`: “they also get”; it is only wording. */
  | {
      readonly static: 'continuous';
      readonly affects: Objects;
      readonly changes: readonly Modification[];
      readonly each?: true;
      readonly also?: true;
    }
  /** A characteristic-defining ability (CR 604.3); it functions in all zones. */
  | {
      readonly static: 'defines power and toughness';
      /** The printed power stays where none is given; so does the toughness. */
      readonly power?: Amount;
      readonly toughness?: Amount;
      /** “This creature's power”, not the card's name. It is only wording. */
      readonly said?: 'this';
    }
  /** CR 604.3: it has these subtypes besides its others, in all zones. */
  | { readonly static: 'defines types'; readonly subtypes: readonly string[] }
  /** CR 604.3: it defines its colors, or is every creature type, in all zones. */
  | { readonly static: 'defines colors'; readonly colors: readonly Color[] }
  | { readonly static: 'is every creature type' }
  | { readonly static: 'replacement'; readonly replacement: Replacement }
  | {
      readonly static: 'cost change';
      readonly spells: Filter;
      readonly who: 'you' | 'opponent' | 'any player';
      readonly mana: ManaCost;
      readonly direction: 'more' | 'less';
    }
  /**
   * A change of what spells cost to cast, or activated abilities to activate (CR 601.2f). For spells, a filter of
   * `this` means the spell itself, and the ability functions wherever that is cast from. For abilities, the filter is
   * asked about the object that has the ability. `at least`: a total of less mana becomes that much.
   */
  | {
      readonly static: 'cost modification';
      readonly of: 'spells' | 'abilities';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly filter: Filter;
      readonly change: 'more' | 'less' | 'at least';
      readonly mana: ManaCost;
      /** Additional costs other than mana (CR 118.8). */
      readonly costs?: readonly Cost[];
      /** The change applies “for each …”. */
      readonly times?: Amount;
      /** Only for spells and abilities that target such an object. */
      readonly targeting?: Filter;
      /** Also for spells and abilities that target you. */
      readonly orYou?: true;
      /** Only for abilities of that keyword, such as equip. */
      readonly keyword?: KeywordName;
      /** Only for loyalty abilities (CR 606.4). */
      readonly loyalty?: true;
      /** Only for abilities that aren't mana abilities (CR 605.1). */
      readonly notMana?: true;
      /** The reduction leaves at least one mana in the cost. */
      readonly leastOne?: true;
      /** A reduction by colored mana that finds too little of that color doesn't reduce generic mana (CR 118.7c). */
      readonly coloredOnly?: true;
      /** An additional cost that may be paid for such a spell; only then does its cost change (CR 118.8b). */
      readonly ifPaid?: readonly Cost[];
      /**
       * “Equip costs you pay cost {1} less”, not “equip abilities you activate”; “that aren't mana abilities”, not “unless
       * they're mana abilities”. It is only wording.
       */
      readonly said?: 'costs you pay' | "that aren't";
    }
  /** Unspent mana of those types, or of all types, isn't lost as steps and phases end, or becomes colorless instead. */
  | {
      readonly static: 'mana stays';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly types?: readonly ManaType[];
      readonly becomes?: 'C';
    }
  /** Mana can be spent as though it were of any color or type (CR 609.4b), on everything or only on such spells. */
  | {
      readonly static: 'spend mana as though';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly as: 'any color' | 'any type';
      readonly spells?: Filter;
    }
  /** Only mana of that type can be spent on the X of its own cost (CR 107.3). */
  | { readonly static: 'spend only on X'; readonly type: ManaType }
  | { readonly static: 'own cost reduction'; readonly generic: Amount }
  /**
   * Cards in that place may be played this way. A filter of `this` means the card itself, wherever it is (CR 113.6m).
   */
  | {
      readonly static: 'may play';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly from: PlayableFrom;
      readonly how: PlayPermission;
    }
  /** Spells may be cast as though they had flash (CR 601.3b). */
  | {
      readonly static: 'as though flash';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly spells: Filter;
      /**
       * With a filter of `this`: instructions that are followed if the spell was cast at a time when a sorcery couldn't
       * have been (CR 603.7g).
       */
      readonly then?: readonly Effect[];
    }
  /** “Cast this spell only …”: the card that says so can be cast only while this holds (CR 506.7, 601.3). */
  | { readonly static: 'cast this only'; readonly if: Condition }
  /**
   * The cost may be paid rather than the mana cost of those spells (CR 118.9). With a filter of `this`, it is the
   * card's own alternative cost.
   */
  | {
      readonly static: 'alternative cost';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly spells: Filter;
      readonly cost: readonly Cost[];
      /** For one spell each turn. */
      readonly once?: 'each turn';
      /**
       * “Rather than pay this spell's mana cost, you may …”: the text says first what the cost replaces. It is only
       * wording.
       */
      readonly leads?: true;
    }
  /** CR 708.7, 702.37e: its controller may turn it face up by a special action for this cost. */
  | { readonly static: 'turned face up for'; readonly cost: readonly Cost[] }
  /** It may be cast face down for this cost (CR 702.37a, 708.4). */
  | { readonly static: 'may be cast face down'; readonly cost: readonly Cost[]; readonly as: FaceDownKind }
  /**
   * CR 508.1g, 607.2h: what its controller may do as it attacks: “you may exert this creature as it attacks. When you
   * do, …”. With a cost, the instructions are followed after that is paid: “as this creature attacks, you may pay {2}.
   * When you do, …”.
   */
  | {
      readonly static: 'may as it attacks';
      readonly cost?: readonly Cost[];
      readonly effects: readonly Effect[];
    }
  /**
   * “As this is turned face up”, “as this transforms” (CR 708.11, 712.20). `paid`: it is turned face up for its own
   * cost (CR 702.37b).
   */
  | {
      readonly static: 'as it turns';
      readonly when: 'turned face up' | 'transforms';
      readonly paid?: true;
      readonly effects: readonly Effect[];
    }
  /**
   * The instructions are followed instead of putting the spell into its owner's graveyard as it resolves (CR 608.2n,
   * 702.88a).
   */
  | { readonly static: 'instead of the graveyard'; readonly effects: readonly Effect[] }
  /**
   * The instructions are followed as the spell resolves and becomes a permanent, which they call “this” (CR 608.3,
   * 702.109a).
   */
  | { readonly static: 'as it becomes a permanent'; readonly effects: readonly Effect[] }
  /** CR 305.2: you may play that many more lands, unless `who` says otherwise. */
  | { readonly static: 'additional lands'; readonly count: number; readonly who?: 'any player' }
  /** You have no maximum hand size, unless `who` says otherwise (CR 402.2). */
  | { readonly static: 'no maximum hand size'; readonly who?: 'any player' }
  /**
   * The instructions are followed as you take the action with that name. They know what the text with that action has
   * found (CR 702.85b).
   */
  | { readonly static: 'as you act'; readonly action: string; readonly effects: readonly Effect[] }
  /** You may activate abilities of that keyword as though they haven't been activated (CR 702.177b). */
  | { readonly static: 'as though not activated'; readonly keyword: KeywordName }
  /**
   * You may activate loyalty abilities, or abilities of that keyword, of such permanents any time you could cast an
   * instant (CR 606.3, 602.5d).
   */
  | {
      readonly static: 'activated as instants';
      readonly loyalty?: true;
      readonly keyword?: KeywordName;
      readonly what?: Filter;
    }
  /** Those players play with the top card revealed, or may look at it at any time (CR 401.5). */
  | {
      readonly static: 'top card of library';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly is: 'revealed' | 'seen by its owner';
    }
  /** Sets the maximum hand size, or adds to it (CR 402.2). */
  | {
      readonly static: 'maximum hand size';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly change: 'set' | 'add';
      readonly count: Amount;
    }
  /**
   * No more than that many creatures can attack (those players) or block in each combat, or attack in each turn (CR
   * 508.1c, 509.1b).
   */
  /**
   * Creatures with landwalk of that land type, or with any, can be blocked as though they didn't have it (CR 702.14c).
   */
  | { readonly static: 'landwalk stops no block'; readonly landType?: string }
  | { readonly static: 'attack limit'; readonly count: Amount; readonly whom?: LimitedAttack; readonly per?: 'turn' }
  | { readonly static: 'block limit'; readonly count: Amount }
  /** Those players attack with at least one creature each combat if able (CR 508.1d). */
  | { readonly static: 'must attack with a creature'; readonly who: 'you' | 'opponent' | 'any player' }
  /**
   * Each player may attack only the nearest opponent in the direction that was chosen, and that opponent's planeswalkers.
   * `said`: “the last chosen direction”; it is only wording.
   */
  | { readonly static: 'attack only in direction'; readonly said?: 'last' }
  /** Limits how many permanents that match can be untapped in a player's untap step (CR 502.3). */
  | {
      readonly static: 'untap limit';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly filter: Filter;
      readonly count: Amount;
    }
  /** Permanents you control that match also untap during each other player's untap step. */
  /** `one`: “untap each creature”. It is only wording. */
  | { readonly static: "untap in others' untap steps"; readonly filter: Filter; readonly one?: true }
  /**
   * The card may begin the game on the battlefield from the opening hand, with counters, and with instructions to
   * follow (CR 103.6a).
   */
  | {
      readonly static: 'may begin on the battlefield';
      readonly withCounters?: { readonly counter: string; readonly count: Amount };
      readonly effects?: readonly Effect[];
    }
  /**
   * “You may reveal this card from your hand as you draw it”; the instructions are followed if the player does (CR
   * 702.94a).
   */
  | { readonly static: 'may reveal as it is drawn'; readonly firstEachTurn?: true; readonly effects: readonly Effect[] }
  /** CR 103.6b. The instructions are followed at once; what happens later is a delayed triggered ability. */
  | { readonly static: 'may reveal from opening hand'; readonly effects: readonly Effect[] }
  /** “A deck can have any number of cards named …”, “up to seven” (CR 113.6n), about cards with the card's own name. */
  | { readonly static: 'a deck can have'; readonly count: number | 'any number' }
  /** CR 903.3a: the card may be designated as a commander although it isn't a legendary creature. */
  | { readonly static: 'can be your commander' }
  /** “Any time you could mulligan” (CR 103.5b), while this card is in the player's hand. */
  | { readonly static: 'any time you could mulligan'; readonly effects: readonly Effect[] }
  /**
   * CR 500.11: “skip your draw step”. `may`: “if you would begin your draw step, you may skip that step instead”;
   * `then` is followed first of all in what begins next (CR 614.10b). `extra`: only turns that were added (CR 500.7).
   */
  | {
      readonly static: 'skip';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly what: Skippable;
      readonly extra?: true;
      readonly may?: true;
      readonly then?: readonly Effect[];
    }
  /**
   * “Can't be the target of …” such spells, and abilities of such sources. `of` is asked about the spell or the
   * ability's source; `by` is who controls it. Where `what` is absent, the ability protects players.
   */
  | {
      readonly static: "can't be targeted";
      readonly what?: Filter;
      readonly who?: Players;
      readonly of: 'spells' | 'abilities' | 'spells or abilities';
      readonly from?: Filter;
      readonly by: 'you' | 'opponent' | 'any player';
    }
  /** The Equipment whose text it is can be attached only to such permanents (CR 301.5c, 701.3a). */
  | { readonly static: 'attached only to'; readonly what: Filter }
  /** They can't enter the battlefield, from those zones or from any (CR 614.17d). */
  | { readonly static: "can't enter"; readonly what: Filter; readonly from?: readonly Zone[] }
  /** Your devotion to each color and each combination of colors is that much more (CR 700.5a). */
  | { readonly static: 'more devotion'; readonly count: number }
  /** Those players play with their hands revealed. */
  /** “You may look at an additional two cards each time you surveil” (CR 701.25b). */
  | { readonly static: 'may look at more'; readonly action: 'surveil'; readonly count: number }
  | { readonly static: 'hand revealed'; readonly who: 'you' | 'opponent' | 'any player' }
  /** Those players reveal cards as they draw them; where `nth` is given, only the card with that number each turn. */
  | {
      readonly static: 'reveals drawn cards';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly nth?: number;
      readonly may?: true;
      /** Only on the turns of those players. */
      readonly ownTurns?: true;
    }
  /** While voting, they vote that many additional times (CR 701.38d). */
  | { readonly static: 'additional votes'; readonly who: 'you' | 'opponent' | 'any player'; readonly count: number }
  /** What it costs those players to foretell a card, unless the condition holds (CR 116.2h, 702.143a). */
  | {
      readonly static: 'foretelling costs';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly mana: ManaCost;
      readonly unless?: Condition;
    }
  /**
   * A player who would copy a spell one or more times copies it that many additional times, and may choose new targets
   * for the additional copies (CR 614.1a, 707.10c).
   */
  | { readonly static: 'additional copies'; readonly who: 'you' | 'opponent' | 'any player'; readonly count: number }
  /** Where they would flip a coin, they flip two instead and ignore one of their choice (CR 614.1a, 705). */
  | { readonly static: 'flips two coins'; readonly who: 'you' | 'opponent' | 'any player' }
  /** Their coin flips have that result, whatever comes up (CR 705.3). */
  | {
      readonly static: 'coin flips';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly are: 'won' | 'heads' | 'tails';
    }
  /**
   * The number is added to the results of their die rolls; if it has a cost, only if they pay it (CR 706.2, 706.2a).
   */
  | {
      readonly static: 'modifies rolls';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly by: number;
      readonly may?: true;
      readonly cost?: readonly Cost[];
    }
  /** They may reroll dice with such a result (CR 706.2b). */
  | {
      readonly static: 'may reroll';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly sides?: number;
      readonly results?: readonly number[];
    }
  /** They search only the top `count` cards of a library instead of all of it (CR 701.23f). */
  | {
      readonly static: 'searches only the top';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly count: number;
    }
  /** “You have hexproof” (CR 702.11c, 702.16, 702.18a). */
  | { readonly static: 'players have'; readonly who: Players; readonly abilities: readonly KeywordAbility[] }
  /** It can't have more than that many counters of the kind on it (CR 122.4). */
  | { readonly static: 'counter limit'; readonly counter: string; readonly most: number }
  /** Counters of that kind can't be put on such permanents (CR 122.1, 614.17). */
  | { readonly static: "can't get counters"; readonly what: Filter; readonly counter: string }
  /** The “legend rule” (CR 704.5j) doesn't apply to such permanents, or to any. */
  | { readonly static: "legend rule doesn't apply"; readonly to?: Filter }
  /** “Damage can't be prevented” (CR 615.12): damage of all sources, or of those that match. */
  | { readonly static: "damage can't be prevented"; readonly from?: Filter; readonly combat?: true }
  /**
   * Triggered abilities of such sources trigger that many additional times, for any cause or for such a cause (CR
   * 603.2d).
   */
  | {
      readonly static: 'additional triggers';
      readonly abilitiesOf: Filter;
      readonly cause?: TriggerEvent;
      readonly times: number;
      /** “It triggers”, not “that ability triggers”. It is only wording. */
      readonly said?: 'it';
    }
  /** Such an event doesn't cause abilities of such sources to trigger. */
  | { readonly static: "don't trigger"; readonly abilitiesOf: Filter; readonly cause: TriggerEvent }
  /** Spells and abilities that your opponents control can't cause you to do that (CR 101.2). */
  | { readonly static: "can't cause"; readonly actions: readonly ForcedAction[] }
  | {
      readonly static: "players can't";
      readonly who: 'you' | 'opponent' | 'any player';
      readonly what: PlayerProhibition;
      readonly filter?: Filter;
      /** Only players of whom this holds; the condition calls each of them `that player`. */
      readonly if?: Condition;
      /** Only counters of that kind: “you can't get poison counters”. */
      readonly counter?: string;
      /** “Activated abilities of artifacts can't be activated”, not “players can't activate …”. It is only wording. */
      readonly passive?: true;
    };
