import type { Violation } from '@stacktrail/characteristics';
import type { AnyGameEvent, EventType, PlayerId } from '@stacktrail/game-events';
import type { PredictedChoice } from '@stacktrail/game-state';
import type { Answering, Decision } from './answered.js';

/** Facts whose outcome nobody can predict: choices after them would be conditional actions. */
const unpredictable: ReadonlySet<EventType> = new Set<EventType>([
  'LibraryShuffled',
  'CardsChosenAtRandom',
  'RandomPlayerChosen',
  'UnknownCardsRandomised',
]);

/**
 * CR 730.2a: what is wrong with a suggested sequence of choices in this position; `null` if each choice is legal, its
 * results are predictable, and a player has priority at the end.
 *
 * @param trial a game on which the sequence is tried and which is then thrown away
 */
export function sequenceViolation(trial: Answering, choices: readonly PredictedChoice[]): Violation | null {
  for (const [i, choice] of choices.entries()) {
    const { pending } = trial;
    if (pending === null) return no(`The game is over before choice ${i + 1}.`);
    const wrong = wrongWith(pending, choice.player);
    if (wrong !== null) return no(`Choice ${i + 1}: ${wrong}`);
    const result = trial.answer(pending.id, choice.answer);
    if (!result.accepted) return no(`Choice ${i + 1} is not legal (CR ${result.rule}): ${result.message}`);
    if (result.reversed !== null) {
      return no(`Choice ${i + 1} can’t be completed (CR ${result.reversed.rule}): ${result.reversed.message}`);
    }
    if (i < choices.length - 1 && result.events.some(isUnpredictable)) {
      return no(`What follows choice ${i + 1} can’t be predicted; the sequence can go no further than it.`);
    }
  }
  const { pending } = trial;
  if (pending !== null && pending.question.kind !== 'priority') return no('At its end no player has priority.');
  return null;
}

function isUnpredictable({ type }: AnyGameEvent): boolean {
  return unpredictable.has(type);
}

function wrongWith({ decidedBy, question }: Decision, player: PlayerId): string | null {
  if (decidedBy === player) return null;
  return `it is seat ${decidedBy} that decides then (${question.kind}), not seat ${player}.`;
}

function no(message: string): Violation {
  return { rule: '730.2a', message };
}
