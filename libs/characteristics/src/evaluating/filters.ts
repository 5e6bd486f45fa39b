import type { Filter } from '@stacktrail/card-tree';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { matchesIn } from '../meanings/filters/matches-in.js';
import { finished } from './finished.js';
import type { TextContext } from '../reading/text-context.js';

/**
 * Whether an object matches a filter. An object that has left its zone is asked about as it last existed there (CR
 * 608.2h): its record still has its controller and status, and its last known characteristics have the rest.
 */
export function matches(state: GameState, filter: Filter, object: GameObject, context: TextContext): boolean {
  return matchesIn(finished, state, filter, object, context);
}
