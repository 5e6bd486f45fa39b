import type { CardIndex, PlayerId } from '@stacktrail/game-events';
import type { Commander } from '../state/commanders.js';
import { PlayerStateRecord } from '../state/player-state.js';
import { changeObject, changePlayer, countRandomWords, restamp, withCounters } from './changes.js';
import type { Evolvers } from './evolver.js';
import { layOutDeck, layOutLibrary, nextCard, setAside } from './lay-out.js';
import { stampVanguards } from './evolve-variants.js';
import { leaveGame } from './leave-game.js';
import { restartGame } from './restart-game.js';
import { isChanceTold } from '../state/unknown-card.js';
import { tellCard, tellWhatIs } from './tell-card.js';

type SetupEvent =
  | 'GameStarted'
  | 'DeckBrought'
  | 'DeckNamed'
  | 'AdjudicationAgreed'
  | 'ChanceTold'
  | 'CardTold'
  | 'StartingPositionGiven'
  | 'PositionAdjusted'
  | 'SideboardSetAside'
  | 'CommandersDesignated'
  | 'AttractionDeckBrought'
  | 'AttractionDeckShuffled'
  | 'AnteAgreed'
  | 'AnteWon'
  | 'GameRestarted'
  | 'NonceGiven'
  | 'SeedCommitted'
  | 'SeedRevealed'
  | 'OpeningConsented'
  | 'VeilOpened'
  | 'RandomPlayerChosen'
  | 'StartingPlayerChosen'
  | 'HandKept'
  | 'MulliganTaken'
  | 'LibraryShuffled'
  | 'PlayerConceded'
  | 'ClockRanOut'
  | 'ClocksSet'
  | 'TimeGiven'
  | 'ClocksStopped'
  | 'ClocksStarted'
  | 'GameForked'
  | 'PlayerLost'
  | 'PlayerLeft'
  | 'GameEnded';

export const setupEvolvers: Evolvers<SetupEvent> = {
  GameStarted(state, data) {
    state.setup = data;
    state.players = data.seats.map((_, id) => new PlayerStateRecord({ id: id as PlayerId, life: data.startingLife }));
  },
  DeckBrought(state, data) {
    if (data.deck.some((definition) => state.catalog.findPrinted(definition) === undefined)) return;
    const first = nextCard(state);
    state.deckLists = [...state.deckLists, data.deck];
    const cards = data.deck.map((_, i) => (first + i) as CardIndex);
    layOutLibrary(state, data.player, cards, state.nextObject);
  },
  DeckNamed() {},
  AdjudicationAgreed(state, { by }) {
    if (state.setup !== null) state.setup = { ...state.setup, adjudication: by };
  },
  ChanceTold(state) {
    if (state.setup !== null) state.setup = { ...state.setup, chance: 'told' };
  },
  CardTold: (state, { object, card, seenBy }) => tellCard(state, object, card, seenBy),
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
    const first = nextCard(state);
    state.deckLists = [...state.deckLists, data.sideboard];
    data.sideboard.forEach((_, i) => setAside(state, data.player, (first + i) as CardIndex));
  },
  AttractionDeckBrought(state, data) {
    if (data.attractions.some((definition) => state.catalog.findPrinted(definition) === undefined)) return;
    const first = nextCard(state);
    state.deckLists = [...state.deckLists, data.attractions];
    const cards = data.attractions.map((_, i) => (first + i) as CardIndex);
    layOutDeck(state, data.player, 'attractions', cards, state.nextObject);
  },
  AttractionDeckShuffled(state, data, event) {
    layOutDeck(state, data.player, 'attractions', data.order, data.first);
    countRandomWords(state, event, data.draws);
  },
  CommandersDesignated(state, { player: owner, cards }) {
    const none = state.players.map(() => 0);
    const added = cards.map((card): Commander => ({ card, owner, casts: none, damage: none }));
    state.commanders = [...state.commanders, ...added];
    // CR 903.3: it is public which card is a commander.
    if (isChanceTold(state)) for (const card of cards) tellWhatIs(state, card);
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
  GameRestarted: (state, data, event, previous) => restartGame(state, data, previous),
  NonceGiven() {},
  SeedCommitted() {},
  SeedRevealed() {},
  OpeningConsented() {},
  VeilOpened() {},
  RandomPlayerChosen(state, data) {
    state.draws += data.draws;
  },
  StartingPlayerChosen(state, data) {
    state.startingPlayer = data.player;
    state.activePlayer = data.player;
    state.priority = data.player;
    stampVanguards(state);
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
    countRandomWords(state, event, data.draws);
  },
  PlayerConceded() {},
  ClockRanOut() {},
  // Clocks are kept beside the game: see `libs/match/src/clocks`.
  ClocksSet() {},
  TimeGiven() {},
  ClocksStopped() {},
  ClocksStarted() {},
  GameForked(state, { game }) {
    if (state.setup !== null) state.setup = { ...state.setup, game };
  },
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
