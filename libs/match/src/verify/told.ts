import type { AnyGameEvent } from '@stacktrail/game-events';
import { isShownByMoving, isUnknown, type GameState } from '@stacktrail/game-state';
import type { GameRecord } from '../game-record.js';
import { mostProblems, type Findings, type Problem, type Progress } from './report.js';
import { stepsOf } from './steps.js';

/** Whether what chance did in a game was told by those who entered it (docs/told-games.md). */
export function isToldGame({ events }: Pick<GameRecord, 'events'>): boolean {
  return events.some(({ type }) => type === 'ChanceTold');
}

/**
 * Checks of a game of told chance that each fact tells a card that could be there, so that no player showed more copies
 * than their deck has, and that everybody was told of each card before they saw it. It counts what nobody can prove.
 */
export function checkTold(record: GameRecord, progress: Progress): Findings {
  const problems: Problem[] = [];
  const count = { cards: 0, shuffles: 0, results: 0 };
  let examined = 0;
  let last: GameState | null = null;
  for (const { before, event, after } of stepsOf(record.catalog, record.events)) {
    last = after;
    if (event.type === 'CardTold') count.cards += 1;
    if (event.type === 'LibraryShuffled') count.shuffles += 1;
    if (event.type === 'DecisionMade' && event.data.kind === 'tell chance') count.results += 1;
    const problem = wronglyTold(before, event, after);
    if (event.type === 'CardTold' || event.type === 'ObjectMoved' || event.type === 'CardsRevealed') examined += 1;
    if (problem !== null) problems.push({ revision: event.revision, problem });
    if (problems.length >= mostProblems) break;
    if (event.revision % 64 === 0) progress(event.revision, record.events.length);
  }
  return { examined, problems, unproved: [unprovedChance(count), ...(last === null ? [] : neverShown(last))] };
}

/** What is wrong with what a fact tells or shows; `null` if nothing is. */
function wronglyTold(before: GameState, event: AnyGameEvent, after: GameState): string | null {
  if (event.type === 'CardTold') {
    const { object, card } = event.data;
    const now = after.objects.get(object);
    const was = before.objects.get(object);
    const isTaken = was !== undefined && isUnknown(was) && now?.card === card && !isUnknown(now);
    return isTaken ? null : `object ${object} can’t be card ${card}, or was known already`;
  }
  if (event.type === 'ObjectMoved') {
    const { object, to, faceDown } = event.data;
    const was = before.objects.get(object);
    const isShown = was !== undefined && isShownByMoving(was.zone, to, faceDown !== null);
    return isShown && isUnknown(was) ? `object ${object} was shown, and nobody told what it is` : null;
  }
  if (event.type !== 'CardsRevealed') return null;
  const untold = event.data.objects.find((id) => {
    const was = before.objects.get(id);
    return was !== undefined && isUnknown(was);
  });
  return untold === undefined ? null : `object ${untold} was revealed, and nobody told what it is`;
}

function unprovedChance({ cards, shuffles, results }: Record<'cards' | 'shuffles' | 'results', number>): string {
  return `that chance did what was told: ${cards} cards, ${results} coins, dice and choices at random, ${shuffles} shuffles whose order is unknown`;
}

/** Each player's cards that were still unknown at the end. */
function neverShown(state: GameState): readonly string[] {
  return state.players.flatMap(({ id }) => {
    const unknown = [...state.objects.values()].filter(
      (object) => !object.left && object.owner === id && isUnknown(object),
    );
    if (unknown.length === 0) return [];
    const inHand = unknown.filter(({ zone }) => zone === 'hand').length;
    const name = state.setup?.seats.at(id)?.name ?? `seat ${id}`;
    return [`which cards ${unknown.length} unknown ones of ${name} are, ${inHand} of them in hand`];
  });
}
