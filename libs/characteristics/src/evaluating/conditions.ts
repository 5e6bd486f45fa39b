import type { Condition } from '@stacktrail/card-tree';
import type { GameState } from '@stacktrail/game-state';
import { holdsIn } from '../meanings/conditions/holds-in.js';
import { finished } from './finished.js';
import type { TextContext } from '../reading/text-context.js';

/** Whether a condition (“if”, “as long as”) is true now. */
export function holds(state: GameState, condition: Condition, context: TextContext): boolean {
  return holdsIn(finished, state, condition, context);
}
