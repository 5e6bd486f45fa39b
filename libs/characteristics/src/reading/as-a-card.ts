import type { Filter } from '@stacktrail/card-tree';
import type { GameObject, GameState } from '@stacktrail/game-state';

/**
 * The object that a description is compared with: the object as it last existed if it has left its zone (CR 608.2h). “A
 * Samurai card” means the card that a permanent became in its new zone (CR 109.2a, 400.7e), if it is still there.
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
