import type { Filter } from '@stacktrail/card-tree';
import type { GameObject, GameState } from '@stacktrail/game-state';

/**
 * What a description is asked of: the object, as it last was where it has left its zone (CR 608.2h); but “a Samurai card” is
 * the card that a permanent became in the zone to which it went (CR 109.2a, 400.7e), if it is still there.
 */
export function asDescribed(state: GameState, object: GameObject, filter: Filter): GameObject {
  if (!object.left || object.zone !== 'battlefield' || !saysCard(filter)) return object;
  const card = state.objects.get(object.becomes);
  return card === undefined || card.left || card.zone === 'hand' || card.zone === 'library' ? object : card;
}

function saysCard(filter: Filter): boolean {
  if (filter.is === 'all') return filter.of.some(saysCard);
  if (filter.is === 'any') return filter.of.length > 0 && filter.of.every(saysCard);
  return filter.is === 'card' || filter.is === 'permanent card';
}
