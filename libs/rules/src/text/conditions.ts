import type { Condition } from '@stacktrail/card-language';
import type { GameState } from '../state/game-state.js';
import { holdsIn } from './condition-reading.js';
import { finished } from './finished.js';
import type { TextContext } from './text-context.js';

/** Whether what “if” or “as long as” asks is true now. */
export function holds(state: GameState, condition: Condition, context: TextContext): boolean {
  return holdsIn(finished, state, condition, context);
}
