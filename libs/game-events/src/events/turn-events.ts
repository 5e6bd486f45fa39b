import { skippables } from '@stacktrail/card-tree';
import { object, objects, player, step } from '../fields.js';
import { bool, list, nullable, oneOf, uint } from '../schema/codec.js';
import { publicEvent } from '../schema/event-schema.js';

/** CR 500–514, 117: turns, steps, priority. */
export const turnEvents = {
  /** CR 500.1: a player's turn began; `number` counts the turns of the game from 1. */
  TurnBegan: publicEvent(1, { player, number: uint }),
  /** CR 500.1: a phase or step began. */
  StepBegan: publicEvent(1, { step }),
  /** CR 117.3d: a player with priority passed. */
  PriorityPassed: publicEvent(1, { player }),
  /** CR 305.1: a player played a land; its move to the battlefield stands beside it. */
  LandPlayed: publicEvent(1, { player, object }),
  /** CR 502.3: the permanents that untapped in the untap step. */
  PermanentsUntapped: publicEvent(1, { objects }),
  /** CR 514.2: all damage marked on permanents was removed. */
  DamageWoreOff: publicEvent(1, {}),
  /** CR 500.7: a turn is added directly after this one. */
  ExtraTurnAdded: publicEvent(1, { player }),
  /**
   * A delayed triggered ability, or an effect that skips something, is about the extra turn that was added at revision
   * `added`.
   */
  BoundToExtraTurn: publicEvent(1, { delayed: nullable(uint), skip: nullable(uint), added: uint }),
  /**
   * CR 500.8–500.10: steps were added to this turn, before the planned step at the place `at`. `phase` is the number of
   * their phase; null makes a new phase.
   */
  StepsAdded: publicEvent(1, { at: uint, phase: nullable(uint), steps: list(step) }),
  /** CR 614.10: the player will skip the next of these, or all of them this turn. */
  SkipBegan: publicEvent(1, { skip: uint, player, what: oneOf(skippables), thisTurn: bool }),
  /**
   * CR 500.11: a turn, phase or step was skipped; `skip` is the one-shot effect that was used, or null. `at` is the
   * place that a step or phase had among the planned ones.
   */
  Skipped: publicEvent(1, { player, what: oneOf(skippables), skip: nullable(uint), at: uint }),
  /**
   * CR 722.1d, 722.2d: the current step ends at once, and the planned steps before the cleanup step or the next phase
   * are dropped.
   */
  TurnCutShort: publicEvent(1, { to: oneOf(['cleanup', 'next phase']) }),
} as const;
