import { skippables } from '@stacktrail/card-tree';
import { object, objects, player, step } from '../fields.js';
import { bool, list, nullable, oneOf, uint } from '../schema/codec.js';
import { openEvent } from '../schema/event-schema.js';

/** CR 500–514, 117: turns, steps, priority. */
export const turnEvents = {
  TurnBegan: openEvent(1, { player, number: uint }),
  StepBegan: openEvent(1, { step }),
  PriorityPassed: openEvent(1, { player }),
  LandPlayed: openEvent(1, { player, object }),
  /** CR 502.3. */
  PermanentsUntapped: openEvent(1, { objects }),
  /** CR 514.2. */
  DamageWoreOff: openEvent(1, {}),
  /** CR 500.7: a turn is added directly after this one. */
  ExtraTurnAdded: openEvent(1, { player }),
  /** A delayed triggered ability, or an effect that skips something, applies to the extra turn added at revision `added`. */
  BoundToExtraTurn: openEvent(1, { delayed: nullable(uint), skip: nullable(uint), added: uint }),
  /**
   * CR 500.8–500.10: steps are added to this turn, before the one that was at that place among those ahead. They are of
   * the phase of that number, or a new phase where there is none.
   */
  StepsAdded: openEvent(1, { at: uint, phase: nullable(uint), steps: list(step) }),
  /** CR 614.10: the player will skip the next of these, or all of this turn. */
  SkipBegan: openEvent(1, { skip: uint, player, what: oneOf(skippables), thisTurn: bool }),
  /**
   * CR 500.11: it was proceeded past; `skip` is the one-shot effect that was used, or null. A step or phase was at that
   * place among the steps ahead.
   */
  Skipped: openEvent(1, { player, what: oneOf(skippables), skip: nullable(uint), at: uint }),
  /** CR 722.1d, 722.2d: the current step ends at once, and what lies ahead of the cleanup step or of the next phase. */
  TurnCutShort: openEvent(1, { to: oneOf(['cleanup', 'next phase']) }),
} as const;
