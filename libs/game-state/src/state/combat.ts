import type { ObjectId, PlayerId, Ref, Revision } from '@stacktrail/game-events';

/** An attacking creature (CR 508.1k) and what blocks it. */
export interface Attacker {
  readonly object: ObjectId;
  readonly defender: Ref;
  /** It became blocked, and stays so though no creature blocks it any more (CR 509.1h). */
  readonly blocked: boolean;
  readonly blockers: readonly ObjectId[];
  readonly declaredAt: Revision;
  readonly blockedAt: Revision;
}

/** CR 506. */
export interface Combat {
  readonly attackers: readonly Attacker[];
  /** Creatures that dealt damage in the first combat damage step (CR 510.4); `null` if there was none. */
  readonly firstStrikers: readonly ObjectId[] | null;
  /** Planeswalkers and battles that were attacked and are removed from combat (CR 506.4). */
  readonly removed: readonly ObjectId[];
  /** Attacking creatures that are in a band together (CR 702.22e). */
  readonly bands: readonly (readonly ObjectId[])[];
  /** The players who were attacked as attackers were declared. */
  readonly attacked: readonly PlayerId[];
  /** The creatures that had to attack as they were declared (CR 506.6); recorded only if some ability refers to it. */
  readonly obliged: readonly ObjectId[];
  /** Creatures that attacked and aren't attacking any more, with what each attacked (CR 508.5). */
  readonly former: readonly { readonly object: ObjectId; readonly defender: Ref }[];
}
