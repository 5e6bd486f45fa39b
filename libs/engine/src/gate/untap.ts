import { hasRule } from '@stacktrail/characteristics';
import { countersOn, type GameObject } from '@stacktrail/game-state';
import type { Game, Reason } from '../game/game.js';

/** CR 122.1d, 701.26b: untaps a tapped permanent or, if it has stun counters, removes one of these instead. */
export function untapOrRemoveStun(game: Game, permanent: GameObject, reason: Reason): void {
  if (hasRule(game.state, permanent, "can't become untapped")) return; // CR 614.17
  const { id: object } = permanent;
  if (countersOn(permanent, 'stun') === 0) game.emit('Untapped', { object }, reason);
  else game.emit('CountersRemoved', { object, kind: 'stun', count: 1 }, { ...reason, rule: '122.1d' });
}
