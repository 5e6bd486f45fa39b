import type { ManaType } from '@stacktrail/card-tree';
import type { Action } from '@stacktrail/game-events';
import { Announcement } from '../answers/announcement.js';
import { answerTo } from '../answers/answer.js';
import { isStrict } from '../answers/strictness.js';
import { Failed, Unmatched } from '../outcome/outcomes.js';
import { text } from '../queues/entries.js';
import type { ScenarioAction } from '../scenario/scenario.js';
import type { Script } from '../script/script.js';
import type { Table } from '../table/table.js';
import { Tactics } from '../table/tactics.js';
import { manaTypeAddedBy } from './candidates.js';
import { costLabel, labelMeansVia, namesPermission } from './cost-labels.js';

/** After how many answers an action is given up. */
const mostAnswers = 400;

/** A table on which an action has been taken, or why it can't be. */
export type Attempted = { readonly table: Table } | { readonly table?: undefined; readonly why: Failed | Unmatched };

/** Takes the first candidate that works, in the first way that works, on a fork of the table. */
export function attemptFirst(
  table: Table,
  action: ScenarioAction,
  candidates: readonly Action[],
  script: Script,
): Attempted {
  let why: Failed | Unmatched | null = null;
  for (const candidate of candidates) {
    const attempted = attemptOne(table, action, candidate, script);
    if (attempted.table !== undefined) return attempted;
    if (why === null || attempted.why instanceof Unmatched) ({ why } = attempted);
  }
  return {
    why: why ?? new Failed('illegalAction', `the engine offers no action “${action.kind}”`, 'no such action'),
  };
}

function attemptOne(table: Table, action: ScenarioAction, candidate: Action, script: Script): Attempted {
  const first = Tactics.first(!isStrict(table));
  const attempted = attemptWith(table, action, candidate, script, first);
  if (attempted.table !== undefined || attempted.why instanceof Unmatched) return attempted;
  for (const tactics of first.others()) {
    const other = attemptWith(table, action, candidate, script, tactics);
    if (other.table !== undefined) return other;
  }
  return attempted;
}

function attemptWith(
  table: Table,
  action: ScenarioAction,
  candidate: Action,
  script: Script,
  tactics: Tactics,
): Attempted {
  const fork = table.fork();
  const announcement = new Announcement(action, tactics);
  fork.namesTargets = announcement.targetNames.length > 0;
  try {
    useCostLabel(fork, candidate);
    const type = manaTypeAddedBy(action.ability ?? '');
    if (type !== undefined && candidate.do === 'activate') fork.colorToChoose.set(candidate.object, type as ManaType);
    announcement.follow(fork.answer({ form: 'action', action: candidate }));
    for (let i = 0; ; i++) {
      const question = fork.pending?.question;
      if (question === undefined || question.kind === 'priority' || fork.reversed !== null) break;
      if (i > mostAnswers) return { why: new Failed('engine', `the action isn't done after ${mostAnswers} answers`) };
      announcement.follow(fork.answer(answerTo({ table: fork, announcement, script }, question)));
    }
  } catch (error) {
    if (error instanceof Failed || error instanceof Unmatched) return { why: error };
    throw error;
  }
  if (fork.reversed !== null)
    return { why: new Failed('illegalAction', fork.reversed, /^CR [\d.a-z]+/.exec(fork.reversed)?.[0]) };
  const unused = announcement.unusedName(fork);
  if (unused === undefined) return { table: fork };
  const word = unused.name ?? unused.alias ?? unused.player ?? '';
  return { why: new Failed('illegalTarget', `“${word}” is no legal target`, 'no such target') };
}

/** Takes the entry that says for which cost the spell is cast, or by which effect: the candidate says it already. */
function useCostLabel(table: Table, candidate: Action): void {
  const { pending } = table;
  if (candidate.do !== 'cast' || pending === null) return;
  table.queuesOf(pending.player).take(['choice'], (item) => {
    if (namesPermission(table, candidate, text(item))) return text(item);
    const label = costLabel(text(item));
    return label !== undefined && labelMeansVia(label, candidate.via) ? label : undefined;
  });
}
