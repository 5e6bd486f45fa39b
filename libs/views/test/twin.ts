import { foldInPlay } from '@stacktrail/engine';
import {
  GameEvent,
  type AnyGameEvent,
  type CardIndex,
  type PlayerId,
  type Revision,
  type Viewer,
} from '@stacktrail/game-events';
import { knows, maySee, type Catalog, type GameState } from '@stacktrail/game-state';
import type { Prng } from '@stacktrail/kernel';

/** A game, and one that differs from it only in what a viewer could not know at any time. */
export interface Twins {
  readonly states: readonly GameState[];
  readonly twinStates: readonly GameState[];
  readonly twin: readonly AnyGameEvent[];
  /** How many cards are another card in the twin. */
  readonly changed: number;
}

/**
 * Exchanges cards that the viewer never gets to know up to the last of these events, each for another of the same deck,
 * and answers that they don't see for nonsense.
 *
 * @param events from the beginning of a game on
 */
export function twinsOf(catalog: Catalog, events: readonly AnyGameEvent[], viewer: Viewer, random: Prng): Twins {
  const states = statesOf(catalog, events);
  const known = new Set(states.flatMap((state) => cardsKnown(state, viewer)));
  const exchange = exchangeOf(states.at(-1)!, known, random);
  const twin = events.map((event) => exchanged(event, (card) => exchange.get(card) ?? card, viewer));
  const changed = [...exchange].filter(([card, other]) => card !== other).length;
  return { states, twinStates: statesOf(catalog, twin), twin, changed };
}

function statesOf(catalog: Catalog, events: readonly AnyGameEvent[]): readonly GameState[] {
  const timeline = foldInPlay(catalog, events);
  return events.map((_, revision) => timeline.at(revision as Revision));
}

function cardsKnown(state: GameState, viewer: Viewer): readonly CardIndex[] {
  const cards: CardIndex[] = [];
  for (const object of state.objects.values()) if (knows(state, object, viewer)) cards.push(object.card);
  return cards;
}

/** A random exchange of the cards that are not known, among each player's. */
function exchangeOf(state: GameState, known: ReadonlySet<CardIndex>, random: Prng): ReadonlyMap<CardIndex, CardIndex> {
  const exchange = new Map<CardIndex, CardIndex>();
  let first = 0;
  for (const deck of state.deckLists) {
    const unknown = deck.map((_, i) => (first + i) as CardIndex).filter((card) => !known.has(card));
    const others = unknown.slice();
    for (const card of unknown) exchange.set(card, others.splice(random.below(others.length), 1)[0]!);
    first += deck.length;
  }
  return exchange;
}

function exchanged(event: AnyGameEvent, other: (card: CardIndex) => CardIndex, viewer: Viewer): AnyGameEvent {
  switch (event.type) {
    case 'LibraryShuffled':
    case 'LibraryOrdered':
    case 'UnknownCardsRandomised':
      return withData(event, { ...event.data, order: event.data.order.map(other) });
    case 'CardsLookedAt':
    case 'CardsRevealed':
      return withData(event, { ...event.data, cards: event.data.cards.map(other) });
    case 'ObjectMoved':
      return withData(event, { ...event.data, card: other(event.data.card) });
    case 'DecisionMade':
      if (maySee(event.data.seenBy, 2, viewer)) return event;
      return withData(event, { ...event.data, answer: { form: 'number', value: 31_415 } });
    default:
      return event;
  }
}

function withData(event: AnyGameEvent, data: AnyGameEvent['data']): AnyGameEvent {
  const { type, revision, rule, causes, source, player, decidedBy, repeats } = event;
  return new GameEvent(type, data, revision, rule, causes, source, player, decidedBy, repeats) as AnyGameEvent;
}

export const viewers: readonly Viewer[] = [{ seat: 0 as PlayerId }, { seat: 1 as PlayerId }, 'spectator', 'judge'];
