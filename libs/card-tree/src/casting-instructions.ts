import type { Amount } from './amounts.js';
import type { CopyException } from './copying.js';
import type { Duration } from './durations.js';
import type { Filter } from './filters.js';
import type { PlayPermission } from './permissions.js';
import type { Objects, Players, Recipients } from './references.js';

export const newTargetsWordings = [
  'new targets for the copy',
  'a new target for the copy',
  'a new target for that copy',
] as const;
export type NewTargetsSaid = (typeof newTargetsWordings)[number];

/** “You may copy it. If you do, you may cast the copy”, where “copy it. You may cast the copy” is usual. */
export const copiedFirst = ['may copy'] as const;

/** Instructions that let players play cards, cast them, or copy spells. */
export type CastingInstruction =
  /** From now on the players may play those cards from where they are, so long (CR 601.3). */
  | {
      readonly do: 'may play';
      readonly who: Players;
      readonly what: Objects;
      readonly how: PlayPermission;
      readonly until: Duration;
      /** Whatever those are at the time, and not only the cards that are meant as the instruction is followed. */
      readonly later?: true;
      /** The duration is said first. */
      readonly leads?: true;
    }
  /**
   * The player casts those cards now, whatever their types and the time (CR 608.2g); as many as can be. With `copies`, it is
   * copies of them that are cast, made where the cards are (CR 707.12).
   */
  | {
      readonly do: 'cast';
      readonly who: Players;
      readonly what: Objects;
      readonly how: PlayPermission;
      /** The number of them; with `upTo`, the player may stop before. */
      readonly count?: Amount;
      readonly upTo?: true;
      readonly copies?: true;
      /** So many copies of each card, where that isn't one. */
      readonly copiesOfEach?: number;
      /** It is only wording. */
      readonly copied?: (typeof copiedFirst)[number];
      readonly label?: string;
    }
  /** A spell or ability on the stack (CR 707.10). */
  | {
      readonly do: 'copy spell';
      readonly what: Objects;
      /** Who copies it and controls the copy, where it isn't the controller of this. */
      readonly who?: Players;
      readonly mayChooseNewTargets?: true;
      /** “Copy it and may choose a new target for that copy”: in one clause, with “and may”. It is only wording. */
      readonly newTargetsSaid?: NewTargetsSaid;
      readonly count?: Amount;
      readonly except?: readonly CopyException[];
      /** The copy has this as its target, or isn't made (CR 707.10e). */
      readonly targeting?: Recipients;
      /** A copy for each other object or player that it could target (CR 707.10d). */
      readonly forEach?: Filter | 'player';
    };
