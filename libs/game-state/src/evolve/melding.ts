import type { EventData, ObjectId } from '@stacktrail/game-events';
import { GameObjectRecord, renewPrinted, type GameObject } from '../state/game-object.js';
import type { GameStateRecord } from '../state/game-state.js';
import { formOfCardIndex } from './card-records.js';
import { enterZone, leaveZone } from './change-zone.js';

/** CR 701.42a: the second card of a meld pair leaves its zone and becomes part of the permanent. */
export function meld(state: GameStateRecord, object: GameObjectRecord, second: ObjectId): void {
  const card = state.objects.get(second);
  if (card === undefined || card.left || card.id === object.id) return;
  object.meldedCard = card.card;
  leaveZone(state, new GameObjectRecord(card), object.id);
}

/** CR 712.21: one permanent leaves the battlefield and two cards are put into the zone. */
export function splitMelded(
  state: GameStateRecord,
  old: GameObject,
  first: GameObjectRecord,
  { other, position }: EventData<'ObjectMoved'>,
): void {
  const form = formOfCardIndex(state, old.meldedCard);
  if (form === undefined || other === null || state.objects.get(other) !== undefined) return;
  const second = new GameObjectRecord(first);
  second.id = other;
  second.form = form;
  second.card = old.meldedCard;
  second.timestamp = ++state.timestamp;
  state.nextObject = Math.max(state.nextObject, other + 1);
  enterZone(state, renewPrinted(second, state.catalog), position);
}
