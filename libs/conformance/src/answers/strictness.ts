import type { Question } from '@stacktrail/engine';
import { Unmatched } from '../outcome/outcomes.js';
import type { Table } from '../table/table.js';
import { nameOf } from '../words/object-names.js';

export function isStrict(table: Table): boolean {
  return table.cast.scenario.strict;
}

/** A choice that the scenario doesn't list: no guess is made. */
export function unmatched(table: Table, question: Question): Unmatched {
  const whose = table.cast.scenario.game.turnOrder[question.player] ?? '?';
  const source = question.source === 0 ? '' : ` (${nameOf(table.state, question.source)})`;
  const left = table.queues[question.player]?.left ?? [];
  const next = left.length === 0 ? 'none listed' : `next listed: ${JSON.stringify(left[0]?.value ?? left[0]?.type)}`;
  return new Unmatched(
    `choice of ${whose}: ${question.kind}: ${question.prompt}${source}; ${next}`,
    `a choice of the kind “${question.kind}”`,
  );
}
