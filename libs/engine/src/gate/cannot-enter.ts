import { matches, plainContext, staticsInForce } from '@stacktrail/characteristics';
import { type GameState, objectOf } from '@stacktrail/game-state';
import { enteringPermanent, isEntering } from './entering.js';
import type { Occurrence } from '../game/occurrence.js';

/**
 * CR 614.17d: whether an effect says that it can't enter the battlefield. The permanent is looked at as it would exist
 * there, with all that modifies how it enters (CR 608.3e).
 */
export function cannotEnter(state: GameState, occurrence: Occurrence): boolean {
  if (!isEntering(occurrence)) return false;
  const statics = staticsInForce(state, "can't enter");
  if (statics.length === 0) return false;
  const permanent = enteringPermanent(state, occurrence);
  const from = occurrence.would === 'move' ? objectOf(state, occurrence.object).zone : 'outside';
  return statics.some(({ source, effect }) => {
    if (effect.from !== undefined && !effect.from.includes(from)) return false;
    return matches(state, effect.what, permanent, plainContext(objectOf(state, source).controller, source));
  });
}
