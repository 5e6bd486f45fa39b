import type { Amount } from './amounts.js';
import type { Choice } from './choices.js';
import type { Condition } from './conditions.js';
import type { CopyException } from './copying.js';
import type { Cost } from './costs.js';
import type { Duration } from './durations.js';
import type { Effect } from './effects.js';
import type { TokenDescription } from './tokens-and-counters.js';
import type { Comparator, Filter } from './filters.js';
import type { Players, Recipients } from './references.js';
import type { PredefinedTokenName } from './predefined-token-names.js';
import type { ManaType } from './symbols.js';

/**
 * These instructions are followed instead (CR 614.1a). “That object”, “that player” and “that much” are those of the
 * event that is replaced: the object that would move, the player who would draw or gain, the source and the amount of
 * the damage.
 */
export interface FollowInstead {
  readonly do: 'follow';
  readonly effects: readonly Effect[];
  /** “You may … instead”: the controller of the effect decides. */
  readonly may?: true;
}

/** The number or amount that there is instead (CR 614.1a); “that much” is what it would have been. */
export interface ChangeAmount {
  readonly do: 'change amount';
  readonly to: Amount;
}

/**
 * Such tokens are created instead (CR 614.1a), or with `besides`, too. “That many” is how many would have been created.
 */
export interface CreateInstead {
  readonly do: 'create';
  readonly tokens: readonly TokensInstead[];
  readonly besides?: true;
  /** “You may instead create … or …”: one of them, or what would have been created, as the controller of the effect wants. */
  readonly mayChoose?: true;
}

interface TokensInstead {
  readonly token: TokenDescription | PredefinedTokenName;
  readonly count: Amount;
}

/** Actions that a replacement effect can watch for (CR 701). */
export const replaceableActions = [
  'mill',
  'scry',
  'surveil',
  'proliferate',
  'explore',
  'connive',
  'face a villainous choice',
  'planeswalk',
  'roll the planar die',
] as const;
export type ReplaceableAction = (typeof replaceableActions)[number];

/**
 * How a text words a replacement effect; it has no rules meaning.
 *
 * - `passive`: “damage would be dealt to …”, “one or more tokens would be created”; `undergone`: “… would be dealt
 * damage”.
 * - `effect`: “an effect would create …”; `one`: “create a Clue token”, not “one or more”.
 * - `source`: the text says “source” where it could be left out: “a Giant source”.
 * - `to all`: the text says “to a permanent or player”, which could be left out.
 * - `that`: “that source deals …”, not “it”; “prevent that damage”, not “prevent all damage that …”. `restated`: the
 * recipient of the damage is repeated.
 * - `leads`: “instead” comes before what happens. `and`: what follows a prevention is in the same sentence.
 * - `skips`: “that player skips that draw and …”; `subject`: “you draw two cards”, not “draw two cards”.
 * - `of those`: “… of those tokens”, not “… tokens”; `of each`: “… of each of those kinds of counters”.
 * - `creature`, `permanent`: “… on that creature”, not “on it”. `twice`: “twice that much”, not “double that”.
 * - `during`: the condition is a time.
 * - `all`: “all damage that would be dealt to … is dealt to … instead”.
 */
export const replacementWordings = [
  'passive',
  'undergone',
  'effect',
  'one',
  'source',
  'to all',
  'that',
  'restated',
  'leads',
  'of putting it anywhere else',
  'and',
  'skips',
  'subject',
  'of those',
  'of each',
  'creature',
  'permanent',
  'twice',
  'during',
  'all',
  'from the battlefield',
] as const;
export type ReplacementWording = (typeof replacementWordings)[number];

/** The places where an object can go instead. */
export const movedElsewhere = [
  'exile',
  'shuffle into library',
  'return to hand',
  'put on top of library',
  'put on the bottom of library',
  'put onto the battlefield',
] as const;
type MovedElsewhere = (typeof movedElsewhere)[number];

/**
 * An object goes elsewhere instead, with such a counter where one is named. With `reveal`, it is revealed first (CR
 * 701.20a).
 */
interface MoveElsewhere {
  readonly do: MovedElsewhere;
  readonly reveal?: true;
  readonly withCounter?: string;
}

/** What a replacement or prevention effect watches for and does instead (CR 614, 615). */
export type Replacement = ReplacedEvent & {
  /** “While …”: the condition is checked when the event would happen. */
  readonly while?: Condition;
  readonly said?: readonly ReplacementWording[];
};

type ReplacedEvent =
  /** `each` is only wording: “each creature you control enters”. */
  | { readonly would: 'enter'; readonly what: Filter; readonly each?: true; readonly instead: EntersModification }
  | {
      readonly would: 'die';
      readonly what: Filter;
      readonly instead: MoveElsewhere | FollowInstead;
    }
  | {
      readonly would: 'go to graveyard' | 'leave the battlefield';
      readonly what: Filter;
      readonly instead: MoveElsewhere | FollowInstead;
    }
  /**
   * CR 701.9. `by`: only if an effect has the card discarded, not a cost or a rule: the effect of a spell or ability
   * that an opponent of the card's owner controls, or of any player's. `may`: the controller of this effect decides.
   */
  | {
      readonly would: 'be discarded';
      readonly what: Filter;
      readonly by?: 'opponent' | 'any player';
      readonly instead: (MoveElsewhere & { readonly may?: true }) | FollowInstead;
    }
  | {
      readonly would: 'lose the game' | 'win the game';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly instead: FollowInstead;
    }
  /** CR 702.89a: all damage marked on the permanent is removed and this is destroyed. */
  | {
      readonly would: 'be destroyed';
      readonly what: Filter;
      /** `regenerate`: the effect applies every time (CR 701.19b). */
      readonly instead: { readonly do: 'remove damage and destroy this' | 'regenerate' };
    }
  | {
      readonly would: 'be dealt damage';
      /** The filter is asked about the permanent, or the word says which player; `anything` is any recipient. */
      readonly to: Filter | 'you' | 'opponent' | 'any player' | 'enchanted player' | 'anything';
      /**
       * Only damage of a source that one of these players controls to another of them, or to a permanent that another of
       * them controls.
       */
      readonly among?: Players;
      /** The effect also applies to such a permanent: “an opponent or a permanent an opponent controls”. */
      readonly orTo?: Filter;
      readonly from?: Filter;
      /** The effect applies only to that much damage: “3 or less damage”. */
      readonly much?: { readonly compare: Comparator; readonly to: Amount };
      readonly combat?: boolean;
      /**
       * All damage that would be dealt to a recipient at the same time counts as one event: “damage would be dealt” (CR
       * 615.13).
       */
      readonly together?: true;
      readonly instead:
        /** `then` is followed right after the damage is prevented; its “that much” is what was prevented (CR 615.5). */
        | { readonly do: 'prevent all'; readonly then?: readonly Effect[] }
        | { readonly do: 'prevent'; readonly amount: Amount; readonly then?: readonly Effect[] }
        | { readonly do: 'deal double' }
        /** CR 614.9: the same damage is dealt to this instead. */
        | { readonly do: 'redirect'; readonly to: Recipients }
        | ChangeAmount
        | FollowInstead;
    }
  | {
      readonly would: 'gain life';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly instead: { readonly do: 'gain double' | 'gain nothing' } | ChangeAmount | FollowInstead;
    }
  | {
      readonly would: 'draw';
      readonly who: 'you' | 'opponent' | 'any player';
      /** The effect doesn't apply to the first card that the player draws in each of their draw steps (CR 504.1). */
      readonly butFirstInDrawStep?: true;
      readonly instead: { readonly do: 'draw double' | 'skip' } | FollowInstead;
    }
  /** CR 121.2a: it replaces an instruction to draw one or more cards, whatever their number. */
  | {
      readonly would: 'draw cards';
      readonly who: 'you' | 'opponent' | 'any player';
      /** The effect applies only to an instruction to draw at least this many cards. */
      readonly atLeast?: number;
      readonly instead: { readonly do: 'draw more'; readonly count: number } | ChangeAmount | FollowInstead;
    }
  /**
   * With `fromDamage`, only life that damage makes a player lose, whose life total doesn't go below that number (CR
   * 120.4c). With `fromRadiation`, only life that the ability of rad counters makes a player lose (CR 726.1a).
   */
  | {
      readonly would: 'lose life';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly fromDamage?: true;
      readonly fromRadiation?: true;
      readonly instead:
        | { readonly do: 'stay at'; readonly life: number }
        | { readonly do: 'lose double' }
        | ChangeAmount
        | FollowInstead;
    }
  /**
   * A permanent is tapped for mana (CR 106.12b) by such a player, for at least that much. `produce` names other mana
   * that is produced instead: of one of the types, that much or as much as it would have been.
   */
  | {
      readonly would: 'produce mana';
      readonly what: Filter;
      readonly who: 'you' | 'opponent' | 'any player';
      readonly atLeast?: number;
      readonly instead:
        | { readonly do: 'produce times'; readonly times: number }
        | { readonly do: 'produce'; readonly types: readonly ManaType[]; readonly count?: number };
    }
  /** More dice are rolled, and the same number of them is ignored (CR 706.6). */
  | {
      readonly would: 'roll dice';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly instead: { readonly do: 'roll more'; readonly count: number; readonly ignore: 'lowest' | 'highest' };
    }
  /** More planar dice are rolled, and the player who rolls chooses as many that are ignored (CR 706.6, 901.9). */
  | {
      readonly would: 'roll planar dice';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly instead: { readonly do: 'roll more'; readonly count: number };
    }
  /** The player under whose control the tokens are created; `what` is asked about the tokens. */
  | {
      readonly would: 'create tokens';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly what?: Filter;
      readonly counter?: string;
      readonly instead: ChangeAmount | CreateInstead | FollowInstead;
    }
  /**
   * Permanents get counters: yours, or with `what` those that match. With `players`, those players get them, and
   * permanents only if `what` says so. `by` is who puts them; `byEffect`: an effect puts them, not a cost (CR 614.16).
   */
  | {
      readonly would: 'get counters';
      readonly who: 'you';
      readonly counter?: string;
      readonly what?: Filter;
      readonly players?: 'you' | 'opponent' | 'any player';
      readonly by?: 'you' | 'opponent' | 'any player';
      readonly byEffect?: true;
      readonly instead: ChangeAmount | FollowInstead;
    }
  /** Players or objects take a keyword action (CR 701); “that many” is its number. */
  | {
      readonly would: 'take action';
      readonly action: ReplaceableAction;
      /** The players who take the action, or who control the object that takes it. */
      readonly who: 'you' | 'opponent' | 'any player';
      readonly what?: Filter;
      readonly instead: ChangeAmount | FollowInstead;
    };

/** How a permanent enters the battlefield differently (CR 614.1c, 614.1d, 614.12). */
export type EntersModification =
  /**
   * `leads`, here and below: the text says the condition first; `restated`: “this land enters tapped”, not “it”. Both
   * are only wording.
   */
  | {
      readonly enters: 'tapped';
      readonly unless?: Condition;
      readonly unlessPays?: readonly Cost[];
      readonly leads?: true;
      readonly restated?: true;
    }
  /** It enters untapped even if another effect would have it enter tapped (CR 614.1d). */
  | { readonly enters: 'untapped' }
  /** CR 722.3a of CR 2026-08-07. */
  | { readonly enters: 'prepared' }
  /**
   * “You may have it enter as a copy of any creature on the battlefield” (CR 614.1c, 707.5): a copy of an object in
   * that zone that matches the filter.
   */
  | {
      readonly enters: 'as a copy';
      readonly of: Filter;
      /** The effect isn't optional: “creatures you control enter as a copy of this creature”. */
      readonly must?: true;
      readonly zone?: 'graveyard';
      readonly except?: readonly CopyException[];
      /** “A creature you control”, not “any … on the battlefield”. It is only wording. */
      readonly one?: true;
      /** It is a copy only that long; “as this enters, you may have it become a copy … until end of turn”. */
      readonly until?: Duration;
      /** “When you do, …” (CR 707.9g). The ability's “that object” is the object that was copied. */
      readonly whenYouDo?: Extract<Effect, { do: 'reflexive trigger' }>;
    }
  /** It doesn't enter: these instructions are followed instead, and call it “that object” (CR 614.6). */
  | { readonly enters: 'not'; readonly effects: readonly Effect[] }
  /** It enters under the control of the effect's controller (CR 616.1b). */
  | { readonly enters: 'under your control' }
  /** It enters under the control of an opponent whom the player chooses who would control it (CR 614.12a, 616.1b). */
  | { readonly enters: "under an opponent's control" }
  /** It enters with its back face up (CR 712.13a). */
  | { readonly enters: 'transformed'; readonly if?: Condition }
  /**
   * “As this enters, …” (CR 614.12a): its controller follows the instructions, and then it enters as `then` says. The
   * amounts and conditions of `then` know what the instructions noted.
   */
  | { readonly enters: 'after'; readonly effects: readonly Effect[]; readonly then: readonly EntersModification[] }
  /** It remembers a number or a word under the label, as though that had been chosen for it (CR 607.2d). */
  | {
      readonly enters: 'remembering';
      readonly label: string;
      readonly number?: Amount;
      readonly word?: string;
      readonly if?: Condition;
    }
  /** A continuous effect begins as it enters: “it gains haste” (CR 614.12, 702.136a). */
  | {
      readonly enters: 'under an effect';
      readonly effect: Extract<Effect, { do: 'apply' }>;
      readonly if?: Condition;
    }
  /** `additional` and `numberOf`, “a number of … counters equal to …”, are only wording. */
  | {
      readonly enters: 'with counters';
      readonly counter: string;
      readonly count: Amount;
      readonly if?: Condition;
      readonly additional?: true;
      readonly numberOf?: true;
      readonly leads?: true;
      /** “This creature enters with …” after a sentence that says what happens as it enters. It is only wording. */
      readonly restated?: true;
    }
  /** “As this enters, choose a color” (CR 614.12a). Its controller chooses where no other player is named. */
  | {
      readonly enters: 'with choice';
      readonly choice: Choice;
      readonly label?: string;
      readonly who?: 'opponent';
      readonly atRandom?: true;
      /** Only who chooses knows it, until they reveal it. */
      readonly secret?: true;
    };
