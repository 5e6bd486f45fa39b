import type { Amount } from './amounts.js';
import type { Condition } from './conditions.js';
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

/** “You may copy it. If you do, you may cast the copy”; the usual wording is “copy it. You may cast the copy”. */
export const copiedFirst = ['may copy'] as const;

/** Instructions that let players play cards, cast them, or copy spells. */
export type CastingInstruction =
  /** From now on, and for that long, the players may play those cards from where they are (CR 601.3). */
  | {
      readonly do: 'may play';
      readonly who: Players;
      readonly what: Objects;
      readonly how: PlayPermission;
      readonly until: Duration;
      /** “Look at and play”: the players look at the cards, and see them for as long as they stay in exile (CR 406.3). */
      readonly look?: true;
      /**
       * The permission is for whatever the reference names at the time, not only for the cards that it names when the
       * instruction is followed.
       */
      readonly later?: true;
      /** The cards can be played only while this holds: “during any turn you attacked with a commander”. */
      readonly during?: Condition;
      /** The text says the duration first. It is only wording. */
      readonly leads?: true;
    }
  /**
   * The player casts those cards now, as many as possible, whatever their types and whatever step it is (CR 608.2g).
   * With `copies`, the player casts copies instead, which are made in the cards' zone (CR 707.12).
   */
  | {
      readonly do: 'cast';
      readonly who: Players;
      readonly what: Objects;
      readonly how: PlayPermission;
      /** The number of cards that are cast. With `upTo`, the player may stop earlier. */
      readonly count?: Amount;
      readonly upTo?: true;
      readonly copies?: true;
      /** The number of copies of each card; 1 where absent. */
      readonly copiesOfEach?: number;
      /** How the text words the copying. It is only wording. */
      readonly copied?: (typeof copiedFirst)[number];
      readonly label?: string;
    }
  /** Copies a spell or ability on the stack (CR 707.10). */
  | {
      readonly do: 'copy spell';
      readonly what: Objects;
      /** The player who copies it and controls the copy; the controller of this text where absent. */
      readonly who?: Players;
      readonly mayChooseNewTargets?: true;
      /** “Copy it and may choose a new target for that copy”: the text says both in one clause. It is only wording. */
      readonly newTargetsSaid?: NewTargetsSaid;
      readonly count?: Amount;
      readonly except?: readonly CopyException[];
      /** The copy has this as its target. If that target would be illegal, no copy is made (CR 707.10e). */
      readonly targeting?: Recipients;
      /** One copy is made for each other object or player that it could target (CR 707.10d). */
      readonly forEach?: Filter | 'player';
    };
