import { object, objects, player, step } from '../fields.js';
import { uint } from '../schema/codec.js';
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
} as const;
