import type { GameRecord } from '../table/game-record.js';
import type { WhyQuestion } from '../table/table-context.js';
import { isSameData } from '../frame/same-data.js';
import { findObject } from '../table/find-object.js';
import type { Board } from '../contract/board.js';

/** The part of a board that a question is about. */
function subjectOf(board: Board | undefined, question: WhyQuestion): unknown {
  if (board === undefined || question.about === 'event') return undefined;
  if (question.about === 'life') return board.seats[question.player]?.life;
  if (question.about === 'hand') return board.seats[question.player]?.hand.count;
  const found = findObject(board, question.id);
  return found?.card ?? found?.stack;
}

/** The event that a question is about: the last one up to the shown moment that changed the subject of the question. */
export function askedRevision(record: GameRecord, at: number, question: WhyQuestion): number | null {
  if (question.about === 'event') return question.revision;
  const now = subjectOf(record.knownBoard(at), question);
  for (let revision = at; revision > 0; revision--) {
    const before = record.knownBoard(revision - 1);
    if (before === undefined) return null;
    if (!isSameData(subjectOf(before, question), now)) return revision;
  }
  return 0;
}
