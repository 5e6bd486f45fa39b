import type { Question } from '@stacktrail/engine';
import type { Answer, DecisionKind } from '@stacktrail/game-events';
import { isClauseAction } from '../turn/priority/unread-clauses.js';
import { rejection, type Rejection } from './answered.js';

/** What a judge may be asked, or may answer in place of a player. */
const forJudges: ReadonlySet<DecisionKind> = new Set(['judge a loop', 'judge a clause', 'tell a card', 'tell chance']);

/**
 * Why a judge can't answer so: they say whether the course of the game is a loop (CR 730.4), what an unread clause does,
 * which card it is and what chance did in a told game, and, to whoever has priority, that an unread clause applies or has
 * triggered. `null` if they can.
 */
export function whyNotForJudge({ kind, rule }: Question, answer: Answer): Rejection | null {
  if (forJudges.has(kind)) return null;
  if (answer.form === 'action' && answer.action.do === 'special' && isClauseAction(answer.action.action)) return null;
  const answers = 'whether there is a loop, what an unread clause does, which card it is and what chance did';
  const said = 'while a player has priority, that an unread clause applies or has triggered';
  return rejection(rule, `A judge says ${answers}, if that is asked, and ${said}; now a player is to “${kind}”.`);
}
