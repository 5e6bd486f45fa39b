import { seatBit, type CardIndex, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import type { Commander } from '../state/commanders.js';
import { GameObjectRecord } from '../state/game-object.js';
import type { GameStateRecord } from '../state/game-state.js';
import { PlayerStateRecord } from '../state/player-state.js';
import { allInLibrary, formOfCardIndex } from './card-records.js';
import { changeObject, changePlayer, countDraws, dropFromLibrary, restamp, withCounters } from './changes.js';
import type { Evolvers } from './evolver.js';
import { leaveGame } from './leave-game.js';

type SetupEvent =
  | 'GameStarted'
  | 'DeckBrought'
  | 'StartingPositionGiven'
  | 'PositionAdjusted'
  | 'SideboardSetAside'
  | 'CommandersDesignated'
  | 'AttractionDeckBrought'
  | 'AttractionDeckShuffled'
  | 'AnteAgreed'
  | 'AnteWon'
  | 'NonceGiven'
  | 'SeedCommitted'
  | 'SeedRevealed'
  | 'RandomPlayerChosen'
  | 'StartingPlayerChosen'
  | 'HandKept'
  | 'MulliganTaken'
  | 'LibraryShuffled'
  | 'PlayerConceded'
  | 'ClockRanOut'
  | 'PlayerLost'
  | 'PlayerLeft'
  | 'GameEnded';

/** Puts new objects for these cards into a library, numbered from the top (CR 400.7, 701.24a). */
function layOutLibrary(state: GameStateRecord, player: PlayerId, cards: readonly CardIndex[], first: number): void {
  const old = state.players[player];
  const records = allInLibrary(state, player, cards, first);
  if (old === undefined || records === undefined) return;
  let { objects } = state;
  for (const id of old.library) objects = dropFromLibrary(objects, id);
  for (const record of records) objects = objects.set(record.id, record);
  state.objects = objects;
  state.nextObject = Math.max(state.nextObject, first + cards.length);
  changePlayer(state, player, (changed) => {
    changed.library = records.map(({ id }) => id);
  });
}

/** Puts new objects for these cards into an Attraction deck, face down in the command zone, numbered from the top. */
function layOutAttractions(state: GameStateRecord, owner: PlayerId, cards: readonly CardIndex[], first: number): void {
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
  for (const id of old.attractions) state.objects = dropFromLibrary(state.objects, id);
  for (const record of records) state.objects = state.objects.set(record.id, record);
  state.nextObject = Math.max(state.nextObject, first + cards.length);
  changePlayer(state, owner, (player) => {
    player.attractions = records.map(({ id }) => id);
  });
}

function setAside(state: GameStateRecord, player: PlayerId, card: CardIndex): void {
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

export const setupEvolvers: Evolvers<SetupEvent> = {
  GameStarted(state, data) {
    state.setup = data;
    state.players = data.seats.map((_, id) => new PlayerStateRecord({ id: id as PlayerId, life: data.startingLife }));
  },
  DeckBrought(state, data) {
    if (data.deck.some((definition) => state.catalog.findPrinted(definition) === undefined)) return;
    const first = state.deckLists.reduce((sum, deck) => sum + deck.length, 0);
    state.deckLists = [...state.deckLists, data.deck];
    const cards = data.deck.map((_, i) => (first + i) as CardIndex);
    layOutLibrary(state, data.player, cards, state.nextObject);
  },
  StartingPositionGiven(state, data) {
    state.startingPosition = data;
    state.foretoldChance = data.chance;
    data.life.forEach((life, player) => {
      changePlayer(state, player as PlayerId, (changed) => {
        changed.life = life;
      });
    });
  },
  /** CR 400.11a: the cards are outside the game. */
  SideboardSetAside(state, data) {
    if (data.sideboard.some((definition) => state.catalog.findPrinted(definition) === undefined)) return;
    const first = state.deckLists.reduce((sum, deck) => sum + deck.length, 0);
    state.deckLists = [...state.deckLists, data.sideboard];
    data.sideboard.forEach((_, i) => setAside(state, data.player, (first + i) as CardIndex));
  },
  AttractionDeckBrought(state, data) {
    if (data.attractions.some((definition) => state.catalog.findPrinted(definition) === undefined)) return;
    const first = state.deckLists.reduce((sum, deck) => sum + deck.length, 0);
    state.deckLists = [...state.deckLists, data.attractions];
    const cards = data.attractions.map((_, i) => (first + i) as CardIndex);
    layOutAttractions(state, data.player, cards, state.nextObject);
  },
  AttractionDeckShuffled(state, data, event) {
    layOutAttractions(state, data.player, data.order, data.first);
    countDraws(state, event, data.draws);
  },
  CommandersDesignated(state, { player: owner, cards }) {
    const none = state.players.map(() => 0);
    const added = cards.map((card): Commander => ({ card, owner, casts: none, damage: none }));
    state.commanders = [...state.commanders, ...added];
    restamp(state);
  },
  AnteAgreed(state) {
    state.ante = [];
  },
  AnteWon(state, { player, objects }) {
    for (const id of objects) {
      changeObject(state, id, (object) => {
        object.owner = player;
        object.controller = player;
      });
    }
  },
  PositionAdjusted(state, data) {
    changeObject(state, data.object, (object) => {
      object.counters = withCounters(object.counters, data.kind, data.count);
    });
    restamp(state);
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
      changeObject(state, id, (object) => {
        object.zone = 'library';
        object.knownTo = 0;
      });
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
  ClockRanOut() {},
  PlayerLost(state, data) {
    changePlayer(state, data.player, (player) => {
      player.lost = true;
    });
    restamp(state);
  },
  PlayerLeft: (state, data, event, previous) => leaveGame(state, data.player, previous),
  GameEnded(state, data) {
    state.outcome = { winner: data.by === 'win' ? data.winner : null, winners: data.winners };
    state.pending = null;
  },
};
