import { matches, plainContext, staticsInForce } from '@stacktrail/characteristics';
import { objectOf, type GameState } from '@stacktrail/game-state';
import type { Occurrence } from '../game/occurrence.js';

/**
 * Whether damage can't be prevented (CR 615.12): prevention effects don't apply to it, so that a shield keeps what it
 * has left.
 */
export function cannotBePrevented(state: GameState, occurrence: Occurrence): boolean {
  if (occurrence.would !== 'be dealt damage') return false;
  if (occurrence.unpreventable) return true;
  if (state.prohibitions.some(({ instruction }) => instruction.what === 'prevent damage')) return true;
  return staticsInForce(state, "damage can't be prevented").some(({ source, effect }) => {
    if (effect.combat && !occurrence.combat) return false;
    if (effect.from === undefined) return true;
    const { controller } = objectOf(state, source);
    return matches(state, effect.from, objectOf(state, occurrence.from), plainContext(controller, source));
  });
}
