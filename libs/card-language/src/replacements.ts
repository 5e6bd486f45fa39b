import type { Amount } from './amounts.js';
import type { Choice } from './choices.js';
import type { Condition } from './conditions.js';
import type { CopyException } from './copying.js';
import type { Cost } from './costs.js';
import type { Effect } from './effects.js';
import type { Filter } from './filters.js';
import type { Recipients } from './references.js';
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

/** Where an object goes instead. */
export const movedElsewhere = [
  'exile',
  'shuffle into library',
  'return to hand',
  'put on top of library',
  'put on the bottom of library',
] as const;
type MovedElsewhere = (typeof movedElsewhere)[number];

/** What a replacement or prevention effect of a static ability watches for and does instead (CR 614, 615). */
export type Replacement =
  /** `each` is wording alone: “each creature you control enters”. */
  | { readonly would: 'enter'; readonly what: Filter; readonly each?: true; readonly instead: EntersModification }
  | {
      readonly would: 'die';
      readonly what: Filter;
      readonly instead: { readonly do: MovedElsewhere } | FollowInstead;
    }
  | {
      readonly would: 'go to graveyard' | 'leave the battlefield' | 'be discarded';
      readonly what: Filter;
      readonly instead: { readonly do: MovedElsewhere } | FollowInstead;
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
      readonly to: Filter | 'you' | 'opponent' | 'any player' | 'anything';
      readonly from?: Filter;
      readonly combat?: boolean;
      readonly instead:
        /** `then`: followed right after that; what was prevented is its “that much” (CR 615.5). */
        | { readonly do: 'prevent all'; readonly then?: readonly Effect[] }
        | { readonly do: 'prevent'; readonly amount: Amount; readonly then?: readonly Effect[] }
        | { readonly do: 'deal double' }
        /** CR 614.9: the same damage is dealt to this instead. */
        | { readonly do: 'redirect'; readonly to: Recipients }
        | FollowInstead;
    }
  | {
      readonly would: 'gain life';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly instead: { readonly do: 'gain double' | 'gain nothing' } | FollowInstead;
    }
  | {
      readonly would: 'draw';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly instead: { readonly do: 'draw double' | 'skip' } | FollowInstead;
    }
  /** CR 121.2a: of an instruction to draw one or more cards, whatever their number. */
  | {
      readonly would: 'draw cards';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly instead: { readonly do: 'draw more'; readonly count: number };
    }
  /** With `fromDamage`, of life that damage makes a player lose; the life total doesn't go below that (CR 120.4c). */
  | {
      readonly would: 'lose life';
      readonly who: 'you' | 'opponent' | 'any player';
      readonly fromDamage?: true;
      readonly instead:
        { readonly do: 'stay at'; readonly life: number } | { readonly do: 'lose double' } | FollowInstead;
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
  | {
      readonly would: 'create tokens' | 'get counters';
      readonly who: 'you';
      readonly counter?: string;
      readonly instead: { readonly do: 'double' };
    };

/** How a permanent enters the battlefield differently (CR 614.1c, 614.1d, 614.12). */
export type EntersModification =
  | { readonly enters: 'tapped'; readonly unless?: Condition; readonly unlessPays?: readonly Cost[] }
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
    }
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
  | { readonly enters: 'with counters'; readonly counter: string; readonly count: Amount; readonly if?: Condition }
  /** “As this enters, choose a color” (CR 614.12a); its controller chooses where nobody else is named. */
  | { readonly enters: 'with choice'; readonly choice: Choice; readonly label?: string; readonly who?: 'opponent' };
