import type { ObjectId } from '@stacktrail/game-events';
import type { GameStateRecord } from '../state/game-state.js';
import { changeObject, changePlayer, restamp } from './changes.js';

/** Objects of one zone trade their places and timestamps among each other, to be in that order, the earliest first. */
export function arrangeObjects(state: GameStateRecord, objects: readonly ObjectId[]): void {
  const present = objects.flatMap((id) => state.objects.get(id) ?? []).filter(({ left }) => !left);
  const [first] = present;
  if (first === undefined || present.length < objects.length) return;
  if (first.zone === 'exile') state.exile = rearranged(state.exile, objects);
  if (first.zone === 'graveyard') {
    changePlayer(state, first.owner, (player) => {
      player.graveyard = rearranged(player.graveyard, objects);
    });
  }
  const timestamps = present.map(({ timestamp }) => timestamp).sort((a, b) => a - b);
  objects.forEach((id, i) => {
    changeObject(state, id, (object) => {
      object.timestamp = timestamps[i]!;
    });
  });
  if (present.some(({ printed }) => printed.staticElsewhere)) restamp(state);
}

function rearranged(list: readonly ObjectId[], order: readonly ObjectId[]): readonly ObjectId[] {
  const moved = new Set(order);
  const next = order.filter((id) => list.includes(id)).values();
  return list.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}
