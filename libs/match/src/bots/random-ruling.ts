import type { RulingQuestion } from '@stacktrail/engine';
import type { Action, Answer } from '@stacktrail/game-events';
import { isClauseAction } from '@stacktrail/rules';
import type { Chance } from './chance.js';

/** It rules that nothing happens once in this many times. */
const nothingOnceIn = 4;

/** Whether an action says that an unread clause applies or has triggered. */
export function saysOfClause(action: Action): boolean {
  return action.do === 'special' && isClauseAction(action.action);
}

/** A ruling of one suggested action, each kind of action with the same chance; or of none. */
export function randomRuling(question: RulingQuestion, chance: Chance): Answer {
  const suggested = question.suggestions();
  const kinds = [...new Set(suggested.map(({ primitive }) => primitive))];
  if (kinds.length === 0 || chance.onceIn(nothingOnceIn)) return { form: 'adjudicate', actions: [] };
  const kind = chance.one(kinds);
  const { action } = chance.one(suggested.filter(({ primitive }) => primitive === kind));
  const answer: Answer = { form: 'adjudicate', actions: [action] };
  return question.findViolation(answer) === null ? answer : { form: 'adjudicate', actions: [] };
}
