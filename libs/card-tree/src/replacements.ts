import type { Amount } from './amounts.js';
import type { Choice } from './choices.js';
import type { Condition } from './conditions.js';
import type { CopyException } from './copying.js';
import type { Cost } from './costs.js';
import type { Effect } from './effects.js';
import type { TokenDescription } from './tokens-and-counters.js';
import type { Comparator, Filter } from './filters.js';
import type { Recipients } from './references.js';
import type { PredefinedTokenName } from './predefined-token-names.js';
import type { ManaType } from './symbols.js';

/**
 * These instructions are followed instead (CR 614.1a). “That object”, “that player” and “that much” are those of what would
 * have happened: what would move, who would draw or gain, the source of the damage and how much it is.
 */
export interface FollowInstead {
  readonly do: 'follow';
  readonly effects: readonly Effect[];
  /** “You may … instead”: only if the controller of the effect wants. */
  readonly may?: true;
}

/** The number or amount that there would be instead (CR 614.1a); “that much” is what it would have been. */
export interface ChangeAmount {
  readonly do: 'change amount';
  readonly to: Amount;
}

/** Such tokens are created instead (CR 614.1a), or with `besides` as well; “that many” is how many would have been. */
export interface CreateInstead {
  readonly do: 'create';
  readonly tokens: readonly TokensInstead[];
  readonly besides?: true;
}

interface TokensInstead {
  readonly token: TokenDescription | PredefinedTokenName;
  readonly count: Amount;
}

/** Actions that something can happen instead of (CR 701). */
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
 * How a text words a replacement effect; none of it means anything.
 *
 * - `passive`: “damage would be dealt to …”, “one or more tokens would be created”; `undergone`: “… would be dealt damage”.
 * - `effect`: “an effect would create …”; `one`: “create a Clue token”, not “one or more”.
 * - `source`: what deals damage is called a source where that could be left out: “a Giant source”.
 * - `to all`: damage is “to a permanent or player”, which could be left out.
 * - `that`: “that source deals …”, not “it”; “prevent that damage”, not “prevent all damage that …”. `restated`: whom damage would be dealt to is said again.
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
] as const;
export type ReplacementWording = (typeof replacementWordings)[number];

/** Where an object goes instead. */
export const movedElsewhere = [
  'exile',
  'shuffle into library',
  'return to hand',
  'put on top of library',
  'put on the bottom of library',
  'put onto the battlefield',
] as const;
type MovedElsewhere = (typeof movedElsewhere)[number];

/** An object goes elsewhere instead, with such a counter where one is named; with `reveal` it is revealed before that (CR 701.20a). */
interface MoveElsewhere {
  readonly do: MovedElsewhere;
  readonly reveal?: true;
  readonly withCounter?: string;
}

/** What a replacement or prevention effect watches for and does instead (CR 614, 615). */
export type Replacement = ReplacedEvent & {
  /** “While …”: asked as it would happen. */
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
   * CR 701.9. `by`: only where an effect has it discarded, and no cost or rule does; the effect of a spell or ability that
   * an opponent of the card's owner controls, or any player. `may`: only if the controller of this effect wants.
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
      /** `regenerate`: each time (CR 701.19b). */
      readonly instead: { readonly do: 'remove damage and destroy this' | 'regenerate' };
    }
  | {
      readonly would: 'be dealt damage';
      /** Asked of the permanent, or which player; `anything` is whatever it would be dealt to. */
      readonly to: Filter | 'you' | 'opponent' | 'any player' | 'enchanted player' | 'anything';
      /** Or to such a permanent: “an opponent or a permanent an opponent controls”. */
      readonly orTo?: Filter;
      readonly from?: Filter;
      /** Only so much damage: “3 or less damage”. */
      readonly much?: { readonly compare: Comparator; readonly to: Amount };
      readonly combat?: boolean;
      /** All that would be dealt to a recipient at the same time is one: “damage would be dealt” (CR 615.13). */
      readonly together?: true;
      readonly instead:
        /** `then`: followed right after that; what was prevented is its “that much” (CR 615.5). */
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
      /** Not the first card that the player draws in each of their draw steps (CR 504.1). */
      readonly butFirstInDrawStep?: true;
      readonly instead: { readonly do: 'draw double' | 'skip' } | FollowInstead;
    }
  /** CR 121.2a: of an instruction to draw one or more cards, whatever their number. */
  | {
      readonly would: 'draw cards';
      readonly who: 'you' | 'opponent' | 'any player';
      /** Only for an instruction to draw at least this many cards. */
      readonly atLeast?: number;
      readonly instead: { readonly do: 'draw more'; readonly count: number } | ChangeAmount | FollowInstead;
    }
  /**
   * With `fromDamage`, of life that damage makes a player lose; the life total doesn't go below that (CR 120.4c). With
   * `fromRadiation`, of life that the ability of rad counters makes one lose (CR 726.1a).
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
   * Of a permanent that is tapped for mana (CR 106.12b), by such a player, for that much at least. `produce` stands for
   * other mana: of one of the types, that many or as many as it would have been.
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
  /** More dice are rolled instead, and as many are ignored (CR 706.6). */
  | {
      readonly would: 'roll dice';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly instead: { readonly do: 'roll more'; readonly count: number; readonly ignore: 'lowest' | 'highest' };
    }
  /** Under whose control; `what` is asked of the tokens. */
  | {
      readonly would: 'create tokens';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly what?: Filter;
      readonly counter?: string;
      readonly instead: ChangeAmount | CreateInstead | FollowInstead;
    }
  /**
   * Permanents get counters: yours, or where `what` is given those that match; with `players` those players get them, and
   * no permanent unless `what` says so. `by` is who puts them; `byEffect`: not to pay a cost (CR 614.16).
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
  /** Players take a keyword action, or objects do (CR 701); “that many” is its number. */
  | {
      readonly would: 'take action';
      readonly action: ReplaceableAction;
      /** The players who do it, or who control what does it. */
      readonly who: 'you' | 'opponent' | 'any player';
      readonly what?: Filter;
      readonly instead: ChangeAmount | FollowInstead;
    };

/** How a permanent enters the battlefield differently (CR 614.1c, 614.1d, 614.12). */
export type EntersModification =
  /** `leads`, here and below: the condition is said first; `restated`: “this land enters tapped”, not “it”. Both are wording. */
  | {
      readonly enters: 'tapped';
      readonly unless?: Condition;
      readonly unlessPays?: readonly Cost[];
      readonly leads?: true;
      readonly restated?: true;
    }
  /** Even where it would enter tapped (CR 614.1d). */
  | { readonly enters: 'untapped' }
  /**
   * “You may have it enter as a copy of any creature on the battlefield” (CR 614.1c, 707.5). Of one that the filter
   * matches, in that zone.
   */
  | {
      readonly enters: 'as a copy';
      readonly of: Filter;
      /** It does, not “you may”: “creatures you control enter as a copy of this creature”. */
      readonly must?: true;
      readonly zone?: 'graveyard';
      readonly except?: readonly CopyException[];
      /** “A creature you control”, not “any … on the battlefield”. It is only wording. */
      readonly one?: true;
      /** “When you do, …” (CR 707.9g), whose “that object” is what it is a copy of. */
      readonly whenYouDo?: Extract<Effect, { do: 'reflexive trigger' }>;
    }
  /** It doesn't enter: these instructions are followed instead, whose “that object” it is (CR 614.6). */
  | { readonly enters: 'not'; readonly effects: readonly Effect[] }
  /** Under the control of the effect's controller (CR 616.1b). */
  | { readonly enters: 'under your control' }
  /** With its back face up (CR 712.13a). */
  | { readonly enters: 'transformed'; readonly if?: Condition }
  /**
   * “As this enters, …” (CR 614.12a): its controller follows the instructions, and then it enters so, as far as they say.
   * Amounts and conditions know what the instructions noted.
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
    }
  /** “As this enters, choose a color” (CR 614.12a); its controller chooses where nobody else is named. */
  | { readonly enters: 'with choice'; readonly choice: Choice; readonly label?: string; readonly who?: 'opponent' };
