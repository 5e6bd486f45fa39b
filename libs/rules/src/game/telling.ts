import type { Question } from '@stacktrail/engine';
import { seatBit, type DecisionKind, type EventData } from '@stacktrail/game-events';
import { isChanceTold, type GameState } from '@stacktrail/game-state';
import { findToldCard, objectTold, type ToldCard } from '../actions/telling/told-card.js';
import { rejection, type Rejection } from './answered.js';

/** Decisions that don't hang on which cards are in a hand (CR 103.1, 103.5). */
const beforeTheGame: ReadonlySet<DecisionKind> = new Set([
  'choose starting player',
  'mulligan',
  'put cards on the bottom',
]);

/** The fact that says it, or why it can't be told. @param by the judge who tells it; empty if the owner does */
export function toldFact(state: GameState, told: ToldCard, by: string): EventData<'CardTold'> | Rejection {
  if (!isChanceTold(state)) {
    return rejection('103.3', 'The chance of this game isn’t told: its cards are drawn here, as they are shuffled.');
  }
  const found = findToldCard(state, told);
  if (typeof found === 'string') return rejection('400.2', found);
  const seenBy = (state.objects.get(found.object)?.knownTo ?? 0) | (by === '' ? seatBit(told.owner) : 0);
  return { player: told.owner, ...found, by, seenBy };
}

/** Why a card can't be told while this is asked; `null` if it can. */
export function whyNotNow({ kind }: Question): Rejection | null {
  if (kind === 'priority' || beforeTheGame.has(kind)) return null;
  const when = 'A card can be told while somebody has priority or decides on an opening hand';
  return rejection('400.2', `${when}; now somebody is to “${kind}”.`);
}

/** Why what is told doesn't answer the question which card something is; `null` if it does. */
export function whyNotAsked(state: GameState, { source }: Question, told: ToldCard): Rejection | null {
  if (objectTold(state, told) === source) return null;
  return rejection('400.2', `The game asks about object ${source}, and waits for that first.`);
}
