import type { Amount } from './amounts.js';
import type { Attacked } from './combat-rules.js';
import type { DesignationName } from './designations.js';
import type { Condition } from './conditions.js';
import type { Filter } from './filters.js';
import type { KeywordName } from './keywords.js';
import type { ManaProduced } from './mana-produced.js';
import type { Players } from './references.js';
import type { Step, Zone } from './zones.js';

/** Who does something, or to whom it happens. “You” is the controller of the ability (CR 109.5). */
export type Whoever = 'you' | 'an opponent' | 'any player' | 'another player' | 'that player' | 'enchanted player';

/** “During your turn”, “during combat”: when an event has to happen. */
export const eventTimes = [
  'your turn',
  "an opponent's turn",
  'combat',
  'your main phase',
  'the declare attackers step',
] as const;
export type EventTime = (typeof eventTimes)[number];

/** Why an object changes zones, as rules text asks about it: the keyword action or rule that moves it. */
export const moveCauses = [
  'sacrifice',
  'destroy',
  'discard',
  'mill',
  'draw',
  'play',
  'cast',
  'search',
  'exile',
  'resolve',
] as const;
export type MoveCause = (typeof moveCauses)[number];

/** Something that happens in a game, as abilities watch for it. Filters are asked about its object. */
export type Happening =
  /** `into`: a filter that is asked about the permanent after it has transformed (CR 701.27e). */
  | { readonly on: 'transforms' | 'is turned face up'; readonly what: Filter; readonly into?: true }
  /**
   * `notFrom`: from another zone than that one of yours. A created token enters from no zone (CR 111.1). `host`: it
   * enters attached to such an object, which is then “that object” (CR 303.4f, 603.6a).
   */
  | {
      readonly on: 'enters';
      readonly what: Filter;
      readonly from?: Zone;
      readonly notFrom?: 'hand';
      readonly host?: Filter;
    }
  /** Put into a graveyard from the battlefield (CR 700.4). */
  | { readonly on: 'dies'; readonly what: Filter; /** It is only wording. */ readonly worded?: WordOfDying }
  | { readonly on: 'leaves the battlefield'; readonly what: Filter }
  /** Any change of zones (CR 603.6). `how` is why the object moved. A zone that isn't given can be any zone. */
  | {
      readonly on: 'moves';
      readonly what: Filter;
      readonly from?: readonly Zone[];
      readonly to?: readonly Zone[];
      readonly how?: MoveCause;
      /** Only if a spell or ability that such a player controls exiles the permanent; paying a cost doesn't (CR 609.1). */
      readonly causedBy?: Whoever;
    }
  /** `alone`: it was the only creature declared (CR 506.5), as attacker or as blocker. */
  | {
      readonly on: 'attacks' | 'blocks' | 'becomes blocked' | 'attacks and is not blocked';
      readonly what: Filter;
      readonly alone?: true;
      /** Only an attack on such a player or permanent (CR 508.3a). */
      readonly whom?: Attacked;
      /** “One or more players”: once for all attacks on players together, with `oneOrMore` (CR 603.2c). */
      readonly onOneOrMore?: true;
      /** It blocks or is blocked by at least this many creatures (CR 509.3e). */
      readonly atLeast?: number;
      /** For a block, “that object” is the blocker; without this field it is the blocked creature. */
      readonly that?: 'subject';
    }
  /**
   * It triggers once for each creature that it blocks or that blocks it (CR 509.3b, 509.3d); that creature is the
   * event's object.
   */
  | {
      readonly on: 'blocks a creature' | 'becomes blocked by a creature';
      readonly what: Filter;
      readonly other: Filter;
    }
  /** Creatures that a player controls are declared as attackers (CR 508.3d, 508.3e); their number is “that much”. */
  | {
      readonly on: 'player attacks';
      readonly who: Whoever;
      readonly atLeast?: number;
      readonly exactly?: number;
      readonly whom?: Attacked;
      /** It triggers once, however many of them are attacked; otherwise once for each (CR 508.3e). */
      readonly once?: true;
      /** Only the creatures that match are counted (CR 508.3c). */
      readonly what?: Filter;
    }
  /** It triggers once for each player and permanent that creatures are declared to attack (CR 508.3b). */
  | {
      readonly on: 'is attacked';
      readonly whom: Attacked;
      /** Only if at least this many of these creatures attack (CR 508.3b). */
      readonly what?: Filter;
      readonly atLeast?: number;
    }
  | {
      readonly on: 'beginning of step';
      readonly step: Step;
      readonly whose: 'you' | 'each opponent' | 'each player' | 'that player' | 'enchanted player' | Players;
      /** Of a delayed triggered ability: only in the phase that this text has just added (CR 500.8). */
      readonly added?: true;
    }
  /** `from`: the zone that it was cast from; `targeting`: one of its targets is such an object. */
  | {
      readonly on: 'casts';
      readonly who: Whoever;
      readonly what: Filter;
      readonly from?: Zone;
      readonly targeting?: Filter;
    }
  /** The event's object is the copy (CR 707.10). */
  | { readonly on: 'copies'; readonly who: Whoever; readonly what: Filter }
  /** The event's object is the source of the ability; with `loyalty`, only loyalty abilities count (CR 606). */
  | {
      readonly on: 'activates';
      readonly who: Whoever;
      readonly what: Filter;
      readonly loyalty?: true;
      /** Only abilities that aren't mana abilities. */
      readonly nonMana?: true;
      /** Only abilities of that keyword: “whenever this creature boasts” (CR 702.142b). */
      readonly keyword?: KeywordName;
      /** Only the ability whose text this is, of the same object. */
      readonly thisAbility?: true;
      /** “That object” is the ability, not its source. */
      readonly that?: 'ability';
      /** The filter is asked about the ability once it has been activated. */
      readonly ability?: Filter;
    }
  | { readonly on: 'plays a land'; readonly who: Whoever; readonly what: Filter }
  /** CR 700.14: the mana that the player has spent on spells this turn reaches that amount. */
  | { readonly on: 'expends'; readonly who: Whoever; readonly count: number }
  /** A player moves their venture marker into that room of the dungeon with this ability (CR 309.4c). */
  | { readonly on: 'enters room'; readonly room: number }
  /** CR 309.7. */
  | { readonly on: 'completes a dungeon'; readonly who: Whoever }
  /** CR 700.13. */
  | { readonly on: 'commits a crime'; readonly who: Whoever }
  /** A card is revealed by the static ability that is linked to this one (CR 603.11, 607.2h). */
  | { readonly on: 'reveals this way'; readonly what: Filter }
  | {
      readonly on: 'deals damage';
      readonly what: Filter;
      readonly to:
        | 'player'
        | 'opponent'
        | 'creature'
        | 'planeswalker'
        | 'battle'
        | 'permanent'
        | 'anything'
        | 'you'
        | 'enchanted player'
        | 'that player';
      readonly combat?: boolean;
      /** The filter is asked about the permanent that was dealt the damage; `to` is then `creature`. */
      readonly damaged?: Filter;
      /** Only if it is at least that much damage, or exactly so much. */
      readonly atLeast?: number;
      readonly exactly?: number;
      /**
       * “To one or more players”: once for all players that are dealt damage at the same time, with `oneOrMore` (CR
       * 603.2c).
       */
      readonly toOneOrMore?: true;
      /** “That object” is the source, not the permanent that was dealt the damage. */
      readonly that?: 'source';
    }
  /** With `excess`, damage beyond lethal damage; that amount is “that much” (CR 120.10). */
  | { readonly on: 'is dealt damage' | 'is dealt excess damage'; readonly what: Filter; readonly combat?: boolean }
  /** `by` is asked about the source. */
  | { readonly on: 'player is dealt damage'; readonly who: Whoever; readonly by?: Filter; readonly combat?: boolean }
  /** `what` is asked about the card; with `butFirstInDrawStep`, not the first card that they draw in each of their draw steps. */
  | { readonly on: 'draws'; readonly who: Whoever; readonly what?: Filter; readonly butFirstInDrawStep?: true }
  /** `causedBy`: who controls the spell or ability that made the player discard it (CR 701.9). */
  | { readonly on: 'discards'; readonly who: Whoever; readonly what?: Filter; readonly causedBy?: Whoever }
  | { readonly on: 'gains life' | 'loses life'; readonly who: Whoever }
  | { readonly on: 'loses the game' | 'shuffles'; readonly who: Whoever }
  | { readonly on: 'becomes untapped' | 'is sacrificed'; readonly what: Filter }
  /** `by`: who taps it, as an instruction says or to pay a cost (CR 701.26a). */
  | { readonly on: 'becomes tapped'; readonly what: Filter; readonly by?: Whoever }
  /** `what` is the object that becomes attached or unattached, `host` what it is or was attached to (CR 701.3). */
  | { readonly on: 'becomes attached' | 'becomes unattached'; readonly what: Filter; readonly host?: Filter }
  | { readonly on: 'tapped for mana'; readonly what: Filter; readonly who: Whoever }
  /** An ability of such an object causes the player to add one or more such mana (CR 106.4). */
  | {
      readonly on: 'adds mana';
      readonly what: Filter;
      readonly who: Whoever;
      readonly mana: Extract<ManaProduced, { readonly add: 'chosen color' }>;
    }
  /**
   * The event's object is the spell or ability, and its player is the controller of that; `what` is asked about the
   * target. `that`: “that object” is the target.
   */
  | {
      readonly on: 'becomes the target';
      readonly what: Filter;
      /** What is asked of the spell besides: “an Aura spell”. */
      readonly spell?: Filter;
      readonly of: 'spell' | 'ability' | 'spell or ability';
      readonly by: Whoever;
      readonly that?: 'subject';
    }
  /**
   * The event's object is the spell or ability, and its player is the controller of that; `who` is asked about the
   * player who is the target.
   */
  | {
      readonly on: 'player becomes the target';
      readonly who: Whoever;
      readonly of: 'spell' | 'ability' | 'spell or ability';
      readonly by: Whoever;
    }
  /** A chapter symbol (CR 714.2b, 714.2c): one or more lore counters are put on the Saga and reach one of the numbers. */
  | { readonly on: 'chapter'; readonly chapters: readonly number[] }
  /**
   * Counters are put on an object, of any kind where none is given. `reaches`: “when the Nth counter is put”: there
   * were fewer before (CR 122.7).
   */
  | {
      readonly on: 'counters are put';
      readonly what: Filter;
      readonly counter?: string;
      readonly atLeast?: Amount;
      readonly reaches?: Amount;
      /** Who puts them (CR 122.6a). */
      readonly by?: Whoever;
    }
  /** Counters are removed. `last`: no counter of the kind is left (CR 310.11b). */
  | { readonly on: 'counters are removed'; readonly what: Filter; readonly counter?: string; readonly last?: true }
  /**
   * A permanent becomes monstrous, a player becomes the monarch. The filter is asked about the object, the word about
   * the player.
   */
  | {
      readonly on: 'is designated';
      readonly as: DesignationName;
      /** The value of a designation that has one: “becomes level 2” (CR 716.2b). */
      readonly value?: number;
      readonly what?: Filter;
      readonly who?: Whoever;
    }
  /** A player gets counters (CR 122.1), or loses some of them. */
  | {
      readonly on: 'player gets counters' | 'player loses counters';
      readonly who: Whoever;
      readonly counter?: string;
    }
  /** A keyword action was taken (CR 701), or another action with a name. `what` is asked about its object. */
  | {
      readonly on: 'keyword action';
      readonly action: string;
      readonly who: Whoever;
      readonly what?: Filter;
      /** The Vehicle that it crewed, or the permanent that it saddled (CR 702.122c, 702.171c). */
      readonly other?: Filter;
      /** “That Vehicle” is the one that was crewed, not the creature. */
      readonly that?: 'other';
      /** The object that was championed with it (CR 702.72c). */
      readonly championed?: Filter;
      /** The lowest result of a die roll that counts (CR 706.2). */
      readonly atLeast?: number;
      readonly atMost?: number;
    }
  /**
   * The object becomes something that it wasn't (CR 603.2f): `phased out`, `phased in` (CR 702.26), `turned face down`,
   * or a designation such as `saddled`.
   */
  | { readonly on: 'becomes'; readonly what: Filter; readonly state: string }
  /** CR 603.10d. The event's player is the new controller. */
  | { readonly on: 'control changes'; readonly what: Filter; readonly from?: Whoever; readonly to?: Whoever }
  /** CR 603.10e. `what` is the spell; `causedBy`: who controls the spell or ability that counters it. */
  | { readonly on: 'is countered'; readonly what: Filter; readonly causedBy?: Whoever }
  /** CR 608.2p. `what` is the spell, or the source of the ability. */
  | {
      readonly on: 'resolves';
      readonly what: Filter;
      /** Only an ability of that keyword: “becomes crewed” (CR 702.122d). */
      readonly keyword?: KeywordName;
    }
  /** CR 603.3b. `what` is the source of the ability that triggered. */
  | { readonly on: 'ability triggers'; readonly who: Whoever; readonly what: Filter }
  /** The game is in a state in which the condition holds (CR 603.8). */
  | { readonly on: 'state'; readonly condition: Condition }
  /** The text that created the ability has just done something (CR 603.12). */
  | { readonly on: 'when you do' }
  /** Any of several events. `or`: the text joins two with “or”, where “and when” is usual. It is only wording. */
  | { readonly on: 'any of'; readonly of: readonly TriggerEvent[]; readonly or?: true };

/**
 * How a text words a death if not in the usual way: usually creatures “die”, other permanents “are put into a graveyard
 * from the battlefield”, and for an enchanted permanent the text can leave out “from the battlefield”.
 */
export const wordsOfDying = ['dies', 'put into a graveyard', 'put into a graveyard from there'] as const;
export type WordOfDying = (typeof wordsOfDying)[number];

/** The game event that a triggered ability watches for (CR 603.2). */
export type TriggerEvent = Happening & {
  /** “One or more …”: once for all that happen at the same time (CR 603.2c). */
  readonly oneOrMore?: true;
  /**
   * “A +1/+1 counter is put”, “you create a token”: it triggers once for each, where an event has a number (CR 603.2c).
   */
  readonly each?: true;
  /** Only the event with that number each turn: “your second spell each turn”, “for the first time each turn”. */
  readonly nth?: number;
  /** “During your turn”. */
  readonly during?: EventTime;
  /** The word that the ability begins with, if it isn't the usual one. It is only wording. */
  readonly said?: 'when' | 'whenever';
};
