import type { CardIndex, ObjectId } from '@stacktrail/game-events';
import { renewPrinted } from '../state/game-object.js';
import type { GameStateRecord } from '../state/game-state.js';
import { isUnknown } from '../state/unknown-card.js';
import { formOfCardIndex } from './card-records.js';
import { changeObject, restamp } from './changes.js';

/**
 * An unknown object is known to be this card. The unknown object of the same owner that had the card's number until now
 * gets the other number for it, so each player has the cards of their deck, whatever is told (CR 108.3, 400.2). Anything
 * else that a fact says is ignored.
 */
export function tellCard(state: GameStateRecord, id: ObjectId, card: CardIndex, seenBy: number): void {
  const told = state.objects.get(id);
  const form = formOfCardIndex(state, card);
  if (told === undefined || told.left || form === undefined || !isUnknown(told)) return;
  if (told.card !== card) {
    const holder = [...state.objects.values()].find((object) => !object.left && object.card === card);
    if (holder === undefined || holder.owner !== told.owner || !isUnknown(holder)) return;
    changeObject(state, holder.id, (object) => {
      object.card = told.card;
    });
  }
  changeObject(state, id, (object) => {
    object.card = card;
    object.form = form;
    object.knownTo |= seenBy;
    renewPrinted(object, state.catalog);
  });
  restamp(state);
}

/** The unknown object that is counted as a card is that card, as everybody knows. */
export function tellWhatIs(state: GameStateRecord, card: CardIndex): void {
  const holder = [...state.objects.values()].find((object) => !object.left && object.card === card);
  if (holder !== undefined) tellCard(state, holder.id, card, 0);
}
