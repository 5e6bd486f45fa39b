import { expect, test } from '@jest/globals';
import type { Condition, Step } from '@stacktrail/card-tree';
import { noObject } from '@stacktrail/game-events';
import { alice, position } from '@stacktrail/test-kit';
import { holds, plainContext } from '../../src/index.js';

/** Whether it is so once these steps of the turn have begun. */
function isSo(of: Extract<Condition, { if: 'first this turn' }>['of'], ...begun: readonly Step[]): boolean {
  const p = position((changing) => {
    changing.begun = begun;
    changing.step = begun.at(-1)!;
  });
  return holds(p.state(), { if: 'first this turn', of }, plainContext(alice, noObject));
}

const combat: readonly Step[] = ['beginning of combat', 'declare attackers'];

test('CR 500.8: a combat phase is the first or an additional one', () => {
  expect(isSo('combat phase', ...combat)).toBe(true);
  expect(isSo('combat phase', ...combat, 'end of combat', ...combat)).toBe(false);
  expect(isSo('combat phase', ...combat, 'postcombat main')).toBe(false);
});

test('CR 500.8: so is an end step', () => {
  expect(isSo('end step', 'end')).toBe(true);
  expect(isSo('end step', 'end', 'end')).toBe(false);
});
