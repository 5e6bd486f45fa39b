import type { CardIndex, PlayerId } from '@stacktrail/game-events';
import type { GameState } from '../state/game-state.js';
import { isUnknown } from '../state/unknown-card.js';
import { formOfCardIndex } from './card-records.js';

/**
 * By name, the cards that a player's unknown objects have between them: each of these objects can be any of the cards.
 */
export function unaccountedFor(state: GameState, player: PlayerId): ReadonlyMap<string, readonly CardIndex[]> {
  const found = new Map<string, CardIndex[]>();
  for (const object of state.objects.values()) {
    if (object.left || object.owner !== player || !isUnknown(object)) continue;
    const name = formOfCardIndex(state, object.card)?.whole.name ?? '';
    found.set(name, [...(found.get(name) ?? []), object.card]);
  }
  for (const cards of found.values()) cards.sort((one, other) => one - other);
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
