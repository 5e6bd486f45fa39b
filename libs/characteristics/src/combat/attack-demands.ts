import type { ObjectId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { appliesToPlayer, staticsInForce } from '../queries/statics-in-force.js';

/**
 * The sources of effects that require the active player to attack with at least one creature (CR 508.1d), whichever it
 * is: each is a requirement that any attack obeys.
 */
export function attackDemands(state: GameState): readonly ObjectId[] {
  return staticsInForce(state, 'must attack with a creature')
    .filter(({ source, effect }) => appliesToPlayer(state, effect.who, source, state.activePlayer))
    .map(({ source }) => source);
}
