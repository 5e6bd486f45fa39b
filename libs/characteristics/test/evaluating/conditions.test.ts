import { expect, test } from '@jest/globals';
import { creatures, tapped, you, type Condition } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { vanilla, alice, bob, position } from '@stacktrail/test-kit';
import { holds } from '../../src/evaluating/conditions.js';
import { plainContext } from '../../src/reading/text-context.js';

const p = position();
const source = p.battlefield(alice, vanilla(), {
  tapped: true,
  announced: { ...plainContext(alice, 1 as ObjectId).announced, paid: [{ cost: 'kicker', which: 0, times: 1 }] },
});
p.battlefield(alice, vanilla());
p.battlefield(bob, vanilla());
const state = p.state();
const context = { ...plainContext(alice, source), did: new Set(['paid']) };

const yes: Condition = { if: 'your turn' };
const no: Condition = { if: 'did', label: 'other' };
const control = (who: 'you' | 'each opponent', compare: 'at least' | 'exactly', count: number): Condition => ({
  if: 'control',
  who: { players: who },
  filter: creatures,
  compare,
  count,
});

test.each<readonly [Condition, boolean]>([
  [yes, true],
  [no, false],
  [{ if: 'did', label: 'paid' }, true],
  [{ if: 'not', of: no }, true],
  [{ if: 'all', of: [yes, no] }, false],
  [{ if: 'any', of: [yes, no] }, true],
  [{ if: 'compare', left: 3, compare: 'greater than', right: { amount: 'life', of: you } }, false],
  [{ if: 'compare', left: 20, compare: 'exactly', right: { amount: 'life', of: you } }, true],
  [control('you', 'at least', 2), true],
  [control('each opponent', 'at least', 2), false],
  [control('each opponent', 'exactly', 1), true],
  [{ if: 'matches', objects: { objects: 'this' }, filter: tapped }, true],
  [{ if: 'matches', objects: { objects: 'each', filter: creatures }, filter: tapped }, false],
  [{ if: 'matches', objects: { objects: 'kept' }, filter: tapped }, false],
  [{ if: 'kicked' }, true],
])('%j', (condition, expected) => {
  expect(holds(state, condition, context)).toBe(expected);
});

test('CR 109.5: whose turn it is depends on who “you” is', () => {
  expect(holds(state, yes, { ...context, you: bob })).toBe(false);
});
