import type { Table } from '@stacktrail/test-kit';
import { decisionView, type OwnDecision } from '../../src/decisions/decision-view.js';

/** The pending decision of a table as the player who decides sees it. */
export function asked({ live, state }: Table): OwnDecision {
  const decision = live.pending!;
  return decisionView(decision, state, { seat: decision.decidedBy }) as OwnDecision;
}

export function labelsOf(table: Table): readonly string[] {
  return asked(table).options.map(({ label }) => label);
}
