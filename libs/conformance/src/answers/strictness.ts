import type { Question } from '@stacktrail/engine';
import { Unmatched } from '../outcome/outcomes.js';
import type { Table } from '../table/table.js';
import { nameOf } from '../words/object-names.js';

/** Whether choices that the scenario doesn't list may not be guessed. */
export function isStrict(table: Table): boolean {
  return table.premise.scenario.strict;
}

/** The error for a choice that a strict scenario doesn't list. */
export function unmatchedError(table: Table, question: Question): Unmatched {
  const whose = table.premise.scenario.game.turnOrder[question.player] ?? '?';
  const source = question.source === 0 ? '' : ` (${nameOf(table.state, question.source)})`;
  const left = table.queues[question.player]?.left ?? [];
  const next = left.length === 0 ? 'none listed' : `next listed: ${JSON.stringify(left[0]?.value ?? left[0]?.type)}`;
  return new Unmatched(
    `choice of ${whose}: ${question.kind}: ${question.prompt}${source}; ${next}`,
    `a choice of the kind “${question.kind}”`,
  );
}
