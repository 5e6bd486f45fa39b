import type { CardIndex, ObjectId, PlayerId } from '@stacktrail/game-events';
import { GameObjectRecord } from '../state/game-object.js';
import type { GameStateRecord } from '../state/game-state.js';
import { PlayerStateRecord } from '../state/player-state.js';
import { changePlayer, countDraws, dropFromLibrary, restamp } from './changes.js';
import type { Evolvers } from './evolver.js';

type SetupEvent =
  | 'GameStarted'
  | 'DeckBrought'
  | 'NonceGiven'
  | 'SeedCommitted'
  | 'SeedRevealed'
  | 'RandomPlayerChosen'
  | 'StartingPlayerChosen'
  | 'HandKept'
  | 'MulliganTaken'
  | 'LibraryShuffled'
  | 'PlayerConceded'
  | 'PlayerLost'
  | 'GameEnded';

/** The printed definition of a physical card, counted over all decks in seat order. */
export function definitionOfCard(state: Pick<GameStateRecord, 'deckLists'>, card: CardIndex): number {
  let index: number = card;
  for (const deck of state.deckLists) {
    const definition = deck[index];
    if (index >= 0 && definition !== undefined) return definition;
    index -= deck.length;
  }
  return 0;
}

/** Puts new objects for these cards into a library, numbered from the top (CR 400.7, 701.24a). */
function layOutLibrary(state: GameStateRecord, player: PlayerId, cards: readonly CardIndex[], first: number): void {
  const old = state.players[player];
  if (old === undefined) return;
  let objects = state.objects;
  for (const id of old.library) objects = dropFromLibrary(objects, id);
  const library: ObjectId[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    const id = (first + i) as ObjectId;
    const printed = state.catalog.printed(definitionOfCard(state, card));
    const object = new GameObjectRecord({
      id,
      printed,
      kind: 'card',
      card,
      owner: player,
      controller: player,
      zone: 'library',
    });
    objects = objects.set(id, object);
    library.push(id);
  }
  state.objects = objects;
  state.nextObject = Math.max(state.nextObject, first + cards.length);
  changePlayer(state, player, (record) => {
    record.library = library;
  });
}

export const setupEvolvers: Evolvers<SetupEvent> = {
  GameStarted(state, data) {
    state.setup = data;
    state.players = data.seats.map((_, id) => new PlayerStateRecord({ id: id as PlayerId, life: data.startingLife }));
  },
  DeckBrought(state, data) {
    const first = state.deckLists.reduce((sum, deck) => sum + deck.length, 0);
    state.deckLists = [...state.deckLists, data.deck];
    const cards = data.deck.map((_, i) => (first + i) as CardIndex);
    layOutLibrary(state, data.player, cards, state.nextObject);
  },
  NonceGiven() {},
  SeedCommitted() {},
  SeedRevealed() {},
  RandomPlayerChosen(state, data) {
    state.draws += data.draws;
  },
  StartingPlayerChosen(state, data) {
    state.startingPlayer = data.player;
    state.activePlayer = data.player;
    state.priority = data.player;
  },
  HandKept(state, data) {
    changePlayer(state, data.player, (player) => {
      player.keptHand = true;
    });
  },
  /** The hand goes into the library; a shuffle follows (CR 103.5). */
  MulliganTaken(state, data) {
    const hand = state.players[data.player]?.hand ?? [];
    for (const id of hand) {
      const copy = new GameObjectRecord(state.objects.get(id)!);
      copy.zone = 'library';
      copy.knownTo = 0;
      state.objects = state.objects.set(id, copy);
    }
    changePlayer(state, data.player, (player) => {
      player.library = [...player.library, ...hand];
      player.hand = [];
      player.mulligans = data.count;
    });
  },
  LibraryShuffled(state, data, event) {
    layOutLibrary(state, data.player, data.order, data.first);
    countDraws(state, event, data.draws);
  },
  PlayerConceded() {},
  PlayerLost(state, data) {
    changePlayer(state, data.player, (player) => {
      player.lost = true;
    });
    restamp(state);
  },
  GameEnded(state, data) {
    state.outcome = { winner: data.by === 'win' ? data.winner : null };
    state.pending = null;
  },
};
