import { allSeats, seatBit, type CardIndex, type ObjectId } from '@stacktrail/game-events';
import { GameObjectRecord, renewPrinted } from '../state/game-object.js';
import type { GameStateRecord } from '../state/game-state.js';
import { isChanceTold, isUnknown } from '../state/unknown-card.js';
import { newLibraryRecords, inLibrary } from './card-records.js';
import { inOrder } from './change-zone.js';
import { changeObject, changePlayer, countRandomWords, dropFromLibrary } from './changes.js';
import type { Evolvers } from './evolver.js';

type LibraryEvent =
  | 'CardsRevealed'
  | 'CardsLookedAt'
  | 'DrawnCardsTakenUp'
  | 'CardsRenumbered'
  | 'CardsChosenAtRandom'
  | 'LibraryOrdered'
  | 'UnknownCardsRandomised'
  | 'DrawFailed';

const noCard = -1 as CardIndex;

/** Who knows which cards, and the order of libraries. */
export const libraryEvolvers: Evolvers<LibraryEvent> = {
  CardsRevealed(state, data, event) {
    for (const id of data.objects) learn(state, id, allSeats(state.players.length));
    const [object] = data.objects;
    if (event.rule !== '401.5' || object === undefined) return;
    changePlayer(state, data.player, (player) => {
      const still = player.shownOnTop.filter(
        (shown) => shown.object !== object && player.library.includes(shown.object),
      );
      player.shownOnTop = [...still, { object, by: event.source }];
    });
  },
  CardsLookedAt(state, data) {
    for (const id of data.objects) learn(state, id, data.seenBy);
  },
  DrawnCardsTakenUp(state, { objects, player }) {
    for (const id of objects) {
      changeObject(state, id, (object) => {
        object.faceDown = null;
        object.knownTo |= seatBit(player);
        renewPrinted(object, state.catalog);
      });
    }
  },
  /** Only the cards' ids change; the new ids are unknown to everybody. */
  CardsRenumbered(state, { player, zone, objects, cards, first }) {
    const renewed = new Map(objects.map((id, i) => [id, (first + i) as ObjectId]));
    objects.forEach((id, i) => renumber(state, id, (first + i) as ObjectId, cards[i] ?? noCard));
    state.nextObject = Math.max(state.nextObject, first + objects.length);
    changePlayer(state, player, (changed) => {
      const list = (ids: readonly ObjectId[]): readonly ObjectId[] => ids.map((id) => renewed.get(id) ?? id);
      if (zone === 'hand') changed.hand = inOrder(list(changed.hand));
      else changed.library = list(changed.library);
    });
  },
  CardsChosenAtRandom(state, data, event) {
    countRandomWords(state, event, data.draws);
  },
  /** The cards of a library's top are in another order, some of them on the bottom: they are new objects. */
  LibraryOrdered(state, data) {
    const player = state.players[data.player];
    const stillKnown = isChanceTold(state) ? knownCards(state, [...data.top, ...data.bottom]) : undefined;
    const renewed = newLibraryRecords(state, data.player, data.order, data.first, stillKnown);
    if (player === undefined || renewed === undefined) return;
    const moved = new Set([...data.top, ...data.bottom]);
    for (const id of moved) state.objects = dropFromLibrary(state.objects, id);
    for (const record of renewed) {
      record.knownTo = data.seenBy;
      state.objects = state.objects.set(record.id, record);
    }
    state.nextObject = Math.max(state.nextObject, data.first + renewed.length);
    const rest = player.library.filter((id) => !moved.has(id));
    const ids = renewed.map(({ id }) => id);
    changePlayer(state, data.player, (changed) => {
      changed.library = [...ids.slice(0, data.top.length), ...rest, ...ids.slice(data.top.length)];
    });
  },
  UnknownCardsRandomised(state, data, event) {
    const old = state.players[data.player];
    if (old === undefined) return;
    const library = old.library.slice();
    data.positions.forEach((position, i) => {
      const replaced = library[position];
      const record = inLibrary(state, data.player, data.order[i] ?? noCard, (data.first + i) as ObjectId);
      if (replaced === undefined || record === undefined) return;
      state.objects = state.objects.set(replaced, undefined).set(record.id, record);
      library[position] = record.id;
    });
    state.nextObject = Math.max(state.nextObject, data.first + data.positions.length);
    countRandomWords(state, event, data.draws);
    changePlayer(state, data.player, (player) => {
      player.library = library;
    });
  },
  DrawFailed(state, data) {
    changePlayer(state, data.player, (player) => {
      player.drewFromEmptyLibrary = true;
    });
  },
};

/** The cards of these objects that are known. */
function knownCards({ objects }: GameStateRecord, ids: readonly ObjectId[]): ReadonlySet<CardIndex> {
  return new Set(
    ids.flatMap((id) => {
      const object = objects.get(id);
      return object === undefined || isUnknown(object) ? [] : [object.card];
    }),
  );
}

/** The owner of a hand knows its cards; of a library nobody can tell any more which is which. */
function renumber(state: GameStateRecord, id: ObjectId, next: ObjectId, card: CardIndex): void {
  const old = state.objects.get(id);
  if (old === undefined) return;
  const remains = new GameObjectRecord(old);
  remains.left = true;
  remains.becomes = next;
  const record = new GameObjectRecord(old);
  record.id = next;
  record.card = card;
  record.knownTo = old.zone === 'hand' ? seatBit(old.owner) : 0;
  state.objects = state.objects.set(id, remains).set(next, record);
}

function learn(state: GameStateRecord, id: ObjectId, seats: number): void {
  changeObject(state, id, (object) => {
    object.knownTo |= seats;
  });
}
