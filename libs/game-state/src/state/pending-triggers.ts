import type { Duration } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId, Revision } from '@stacktrail/game-events';
import type { AbilityDefinition } from './ability-definition.js';
import type { TriggerContext } from './game-object.js';

/** A delayed triggered ability (CR 603.7). */
export interface DelayedTrigger {
  readonly id: number;
  readonly definition: AbilityDefinition;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly kept: readonly ObjectId[];
  readonly lasting: boolean;
  readonly created: Revision;
  /** The extra turn that it is about, by when that was added; absent of any turn. */
  readonly extraTurn?: Revision;
  /** The number of the phase of its turn that it is about; absent of any phase. */
  readonly phase?: number;
  /** When a lasting one ends, and the turn in which it began. */
  readonly until: Duration | null;
  readonly turn: number;
  /** What the ability that created it knew of its event. */
  readonly context: TriggerContext | null;
}

/** A triggered ability that waits to be put on the stack (CR 603.2, 603.3). */
export interface WaitingTrigger {
  readonly id: number;
  readonly definition: AbilityDefinition;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly context: TriggerContext;
  readonly kept: readonly ObjectId[];
  readonly triggeredAt: Revision;
  /** When the delayed triggered ability that it is was created (CR 603.7); absent of any other. */
  readonly since?: Revision;
}
