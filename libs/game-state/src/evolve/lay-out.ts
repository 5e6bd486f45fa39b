import { seatBit, type CardIndex, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { GameObjectRecord } from '../state/game-object.js';
import type { GameStateRecord } from '../state/game-state.js';
import type { SupplementaryDeck } from '../state/supplementary-decks.js';
import { newLibraryRecords, formOfCardIndex } from './card-records.js';
import { changePlayer, dropFromLibrary } from './changes.js';

/** The index that the first card of the next list has: cards are counted over all lists that were brought. */
export function nextCard({ deckLists }: Pick<GameStateRecord, 'deckLists'>): number {
  return deckLists.reduce((sum, deck) => sum + deck.length, 0);
}

/** Puts new objects for these cards into a library, numbered from the top (CR 400.7, 701.24a). */
export function layOutLibrary(
  state: GameStateRecord,
  player: PlayerId,
  cards: readonly CardIndex[],
  first: number,
): void {
  const old = state.players[player];
  const records = newLibraryRecords(state, player, cards, first);
  if (old === undefined || records === undefined) return;
  let { objects } = state;
  for (const id of old.library) objects = dropFromLibrary(objects, id);
  for (const record of records) objects = objects.set(record.id, record);
  state.objects = objects;
  // A token or a copy that was shuffled in is gone with that (CR 704.5d, 704.5e).
  if (state.strays.length > 0) state.strays = state.strays.filter((id) => !old.library.includes(id));
  state.nextObject = Math.max(state.nextObject, first + cards.length);
  changePlayer(state, player, (changed) => {
    changed.library = records.map(({ id }) => id);
  });
}

/** Puts new objects for these cards into a supplementary deck, face down in the command zone, numbered from the top. */
export function layOutDeck(
  state: GameStateRecord,
  owner: PlayerId,
  deck: SupplementaryDeck,
  cards: readonly CardIndex[],
  first: number,
): void {
  const records: GameObjectRecord[] = [];
  cards.forEach((card, i) => {
    const form = formOfCardIndex(state, card);
    if (form === undefined) return;
    const id = (first + i) as ObjectId;
    const printed = form.whole;
    records.push(
      new GameObjectRecord({ id, printed, form, kind: 'card', card, owner, controller: owner, zone: 'command' }),
    );
  });
  const old = state.players[owner];
  if (records.length < cards.length || old === undefined) return;
  for (const id of old[deck]) state.objects = dropFromLibrary(state.objects, id);
  for (const record of records) state.objects = state.objects.set(record.id, record);
  state.nextObject = Math.max(state.nextObject, first + cards.length);
  changePlayer(state, owner, (player) => {
    player[deck] = records.map(({ id }) => id);
  });
}

/** Puts a new object for a card outside the game (CR 400.11a). */
export function setAside(state: GameStateRecord, player: PlayerId, card: CardIndex): void {
  const form = formOfCardIndex(state, card);
  if (form === undefined) return;
  const object = new GameObjectRecord({
    id: state.nextObject++ as ObjectId,
    printed: form.whole,
    form,
    kind: 'card',
    card,
    owner: player,
    controller: player,
    zone: 'outside',
    knownTo: seatBit(player),
  });
  state.objects = state.objects.set(object.id, object);
  changePlayer(state, player, (changed) => {
    changed.outside = [...changed.outside, object.id];
  });
}
