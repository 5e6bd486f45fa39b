import type { Filter } from '@stacktrail/card-tree';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { matchesIn } from '../meanings/filters/matches-in.js';
import { finished } from './finished.js';
import type { TextContext } from '../reading/text-context.js';

/**
 * Whether an object has a quality that a text asks for. An object that has left its zone is asked as it last was there
 * (CR 608.2h): its record keeps its controller and status, its last known characteristics the rest.
 */
export function matches(state: GameState, filter: Filter, object: GameObject, context: TextContext): boolean {
  return matchesIn(finished, state, filter, object, context);
}
