import { attackersBlockedBy, characteristicsOf } from '@stacktrail/characteristics';
import type { AnyGameEvent } from '@stacktrail/game-events';
import type { GameObject, GameObjectRecord, GameState } from '@stacktrail/game-state';

/**
 * Keeps the characteristics that permanents and spells had when they left, what was attached to them, and
 * what they blocked (CR 608.2b, 608.2h, 113.7a).
 *
 * @param state the state after the fact, which nobody else has yet
 * @param previous the state before the fact
 */
export function keepLastKnown(state: GameState, event: AnyGameEvent, previous: GameState): void {
  if (event.type === 'ObjectMoved') {
    // Objects that move at the same time are remembered as they were before the first of them moved.
    const before = event.data.group === 0 ? previous : (previous.before ?? previous);
    keep(state, previous.objects.get(event.data.object), before);
  } else if (event.type === 'PlayerLeft' || event.type === 'GameRestarted') {
    for (const object of previous.objects.values()) keep(state, object, previous);
  }
}

function keep(state: GameState, object: GameObject | undefined, before: GameState): void {
  if (object === undefined || object.left) return;
  if (object.zone !== 'battlefield' && object.zone !== 'stack') return;
  const remains = state.objects.get(object.id);
  if (remains?.left !== true) return;
  // `evolve` has just made this record for this state, so it may be written to.
  const record = remains as GameObjectRecord;
  record.lastKnown = characteristicsOf(before, object);
  if (object.zone !== 'battlefield') return;
  const attached = before.battlefield.filter((id) => before.objects.get(id)?.attachedTo === object.id);
  if (attached.length > 0) record.wasAttached = attached;
  const blocked = attackersBlockedBy(before, object.id);
  if (blocked.length > 0) record.wasBlocking = blocked;
}
