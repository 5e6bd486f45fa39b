import type { AnyGameEvent } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import type { FactTable } from './tables.js';

export type Value = string | number | null;

/** A value that not everyone may know: it is null until what was hidden is shown. */
export class Veiled {
  constructor(readonly value: Value) {}
}

/** The row of a fact, without the game, the revision and the place. */
export interface Row {
  readonly table: FactTable;
  readonly values: readonly (Value | Veiled)[];
}

/** A fact with the states around it, and when it was recorded. */
export interface Moment<E extends AnyGameEvent = AnyGameEvent> {
  readonly event: E;
  readonly before: GameState;
  readonly after: GameState;
  readonly recordedAt: Date | null;
}

export function row(table: FactTable, ...values: Row['values']): Row {
  return { table, values };
}

export function flag(is: boolean): number {
  return is ? 1 : 0;
}
