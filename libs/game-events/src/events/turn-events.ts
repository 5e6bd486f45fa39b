import { skippables } from '@stacktrail/card-tree';
import { object, objects, player, step } from '../fields.js';
import { bool, list, nullable, oneOf, uint } from '../schema/codec.js';
import { publicEvent } from '../schema/event-schema.js';

/** CR 500–514, 117: turns, steps, priority. */
export const turnEvents = {
  TurnBegan: publicEvent(1, { player, number: uint }),
  StepBegan: publicEvent(1, { step }),
  PriorityPassed: publicEvent(1, { player }),
  LandPlayed: publicEvent(1, { player, object }),
  /** CR 502.3. */
  PermanentsUntapped: publicEvent(1, { objects }),
  /** CR 514.2. */
  DamageWoreOff: publicEvent(1, {}),
  /** CR 500.7: a turn is added directly after this one. */
  ExtraTurnAdded: publicEvent(1, { player }),
  /** A delayed triggered ability, or an effect that skips something, applies to the extra turn added at revision `added`. */
  BoundToExtraTurn: publicEvent(1, { delayed: nullable(uint), skip: nullable(uint), added: uint }),
  /**
   * CR 500.8–500.10: steps are added to this turn, before the one that was at that place among those ahead. They are of
   * the phase of that number, or a new phase if there is none.
   */
  StepsAdded: publicEvent(1, { at: uint, phase: nullable(uint), steps: list(step) }),
  /** CR 614.10: the player will skip the next of these, or all of this turn. */
  SkipBegan: publicEvent(1, { skip: uint, player, what: oneOf(skippables), thisTurn: bool }),
  /**
   * CR 500.11: it was proceeded past; `skip` is the one-shot effect that was used, or null. A step or phase was at that
   * place among the steps ahead.
   */
  Skipped: publicEvent(1, { player, what: oneOf(skippables), skip: nullable(uint), at: uint }),
  /** CR 722.1d, 722.2d: the current step ends at once, and what lies ahead of the cleanup step or of the next phase. */
  TurnCutShort: publicEvent(1, { to: oneOf(['cleanup', 'next phase']) }),
} as const;
