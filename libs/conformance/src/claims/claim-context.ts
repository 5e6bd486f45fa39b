import type { Claim } from '../scenario/scenario.js';
import type { Table } from '../table/table.js';

/** What a claim expects and what was found instead; `null` if the claim holds. */
export type MismatchOrNone = { readonly expected: unknown; readonly found: unknown } | null;

/** What a claim is judged by: the state at a stop point, and the table, which knows what names mean. */
export interface ClaimContext {
  readonly table: Table;
  readonly state: Table['state'];
}

/** Judges one kind of claim. */
export type Judge = (context: ClaimContext, claim: Claim) => MismatchOrNone;
