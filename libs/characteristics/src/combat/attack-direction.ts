import type { PlayerId, Ref } from '@stacktrail/game-events';
import { areOpponents, type GameState, nextPlayer, objectOf, previousPlayer, typeBit } from '@stacktrail/game-state';
import { characteristicsOf } from '../layers/characteristics.js';
import { staticsInForce } from '../queries/statics-in-force.js';
import { chosenWords } from '../reading/chosen-quality.js';
import { plainContext } from '../reading/text-context.js';

const planeswalker = typeBit('Planeswalker');

/** The first opponent of the player in that direction; the player to the left is the next in turn order (CR 103.1). */
function nearestOpponent(state: GameState, player: PlayerId, direction: string): PlayerId | undefined {
  const step = direction === 'left' ? nextPlayer : previousPlayer;
  for (let other = step(state, player); other !== player; other = step(state, other))
    if (areOpponents(state, player, other)) return other;
  return undefined;
}

/**
 * Whether an effect lets the active player attack in another direction only (CR 508.1c). An effect for which no direction
 * was chosen does nothing (CR 607.5a).
 */
export function isInWrongDirection(state: GameState, defender: Ref): boolean {
  return staticsInForce(state, 'attack only in direction').some(({ source, effect }) => {
    const context = plainContext(objectOf(state, source).controller, source);
    const [direction] = chosenWords(state, context, effect, 'word');
    if (direction === undefined) return false;
    const nearest = nearestOpponent(state, state.activePlayer, direction);
    if (defender.is === 'player') return defender.id !== nearest;
    const object = objectOf(state, defender.id);
    return object.controller !== nearest || (characteristicsOf(state, object).types & planeswalker) === 0;
  });
}
