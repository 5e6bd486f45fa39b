import type { Zone } from '@stacktrail/card-tree';
import type { CardIndex, Counter, ObjectId } from '@stacktrail/game-events';
import type { GameObject, GameState } from '@stacktrail/game-state';
import type { GameRecord } from '../game-record.js';
import { mostProblems, type Findings, type Problem, type Progress } from './report.js';
import { stepsOf } from './steps.js';

/**
 * Checks after every fact that each physical card is in exactly one zone, no object is in two, and life, damage and
 * counters are whole numbers (CR 108.3, 400.1).
 */
export function checkConservation(record: GameRecord, progress: Progress): Findings {
  const problems: Problem[] = [];
  let examined = 0;
  for (const { event, after } of stepsOf(record.catalog, record.events)) {
    examined += 1;
    // CR 728.3a: the other cards of a merged permanent move with it, in facts of their own.
    if (record.events[event.revision + 1]?.type === 'ComponentMoved') continue;
    const problem = misplaced(after) ?? brokenNumber(after);
    if (problem !== null) problems.push({ revision: event.revision, problem: `after ${event.type}: ${problem}` });
    if (problems.length >= mostProblems) break;
    if (examined % 64 === 0) progress(examined, record.events.length);
  }
  return { examined, problems };
}

/**
 * An object or card that is in two zones, in none, or in another zone than its record says; `null` if there is none.
 */
function misplaced(state: GameState): string | null {
  const seen = new Set<ObjectId>();
  const cards = new Set<CardIndex>();
  for (const [zone, objects] of zonesOf(state)) {
    for (const id of objects) {
      if (seen.has(id)) return `object ${id} is in two places, one of them the ${zone}`;
      seen.add(id);
      const object = state.objects.get(id);
      if (object === undefined || object.left)
        return `object ${id} is listed in the ${zone}, and there is no such object any more`;
      if (object.zone !== zone) return `object ${id} is in the ${zone} and its record says ${object.zone}`;
      for (const card of cardsOf(object)) {
        if (cards.has(card)) return `card ${card} is there twice`;
        cards.add(card);
      }
    }
  }
  const all = state.deckLists.reduce(
    (sum, deck, seat) => sum + (hasLeft(state, seat) ? remaining(state, seat) : deck.length),
    0,
  );
  if (cards.size !== all) return `${all - cards.size} of ${all} cards are in no zone`;
  for (const object of state.objects.values()) {
    if (!object.left && !seen.has(object.id))
      return `object ${object.id} is in no zone and its record says ${object.zone}`;
  }
  return null;
}

/** The physical cards that represent an object: more than one where cards have melded or merged (CR 701.42, 728.2). */
function cardsOf({ card, meldedCard, merged }: GameObject): readonly CardIndex[] {
  return [card, meldedCard, ...merged.map((component) => component.card)].filter((one) => one >= 0);
}

/** CR 800.4a: whether a player has left the game, and with them all that they own. */
function hasLeft({ players, objects }: GameState, list: number): boolean {
  const seat = list % players.length; // each seat's deck, then each seat's sideboard
  if (players[seat]?.lost !== true) return false;
  for (const object of objects.values())
    if (!object.left && object.owner === seat && object.zone !== 'ante') return false;
  return true;
}

/**
 * How many cards of a list stay when the player who brought them leaves: those in the ante zone (CR 800.4n), and those of
 * a planar deck that is another player's by then (CR 901.15b).
 */
function remaining({ deckLists, objects }: GameState, list: number): number {
  const first = deckLists.slice(0, list).reduce((sum, deck) => sum + deck.length, 0);
  const end = first + (deckLists[list]?.length ?? 0);
  return [...objects.values()].filter(({ left, card }) => !left && card >= first && card < end).length;
}

function zonesOf(state: GameState): readonly (readonly [Zone, readonly ObjectId[]])[] {
  const zones: (readonly [Zone, readonly ObjectId[]])[] = [
    ['battlefield', state.battlefield],
    ['battlefield', state.phasedOut],
    ['stack', state.stack],
    ['exile', state.exile],
    ['command', state.command],
    ['ante', state.ante ?? []],
  ];
  for (const { library, hand, graveyard, outside, attractions, planes, schemes } of state.players) {
    zones.push(
      ['library', library],
      ['hand', hand],
      ['graveyard', graveyard],
      ['outside', outside],
      ['command', attractions],
      ['command', planes],
      ['command', schemes],
    );
  }
  return zones;
}

/**
 * A player or object whose life, damage or counters aren't whole numbers, or with a count of zero (CR 107.1); `null` if
 * there is none.
 */
function brokenNumber(state: GameState): string | null {
  for (const { id, life, counters } of state.players) {
    if (!Number.isSafeInteger(life)) return `seat ${id} has ${life} life`;
    if (!counters.every(isCount)) return `seat ${id} has a number of counters that is no whole number above 0`;
  }
  for (const id of state.battlefield) {
    const { damage = 0, counters = [] } = state.objects.get(id) ?? {};
    if (!Number.isSafeInteger(damage) || damage < 0) return `object ${id} has ${damage} damage`;
    if (!counters.every(isCount)) return `object ${id} has a number of counters that is no whole number above 0`;
  }
  return null;
}

function isCount({ count }: Counter): boolean {
  return Number.isSafeInteger(count) && count > 0;
}
