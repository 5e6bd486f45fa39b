import { snapshotOf, stateFrom } from '@stacktrail/game-state';
import { expect } from '@jest/globals';
import { plainState, Table } from '@stacktrail/test-kit';

/** The permanents fold as they were played, and come back from a snapshot. */
export function isSound(table: Table): void {
  expect(table.fold()).toBe(plainState(table.state));
  expect(plainState(stateFrom(snapshotOf(table.state), table.state.catalog))).toBe(plainState(table.state));
}
