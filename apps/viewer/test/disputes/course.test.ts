import { describe, expect, test } from '@jest/globals';
import type { Dispute } from '../../src/contract/disputes.js';
import { courseOf } from '../../src/disputes/course.js';
import { canAct, mayDo } from '../../src/disputes/may-do.js';

const said = (seat: number | null, at: number, text: string) => ({
  by: { seat, judge: seat === null ? 'Judy' : null },
  at: new Date(at).toISOString(),
  text,
});
const ruling = {
  at: new Date(30).toISOString(),
  judge: 'Judy',
  rule: '504.1',
  ruling: 'One card goes back.',
  player: null,
  infraction: null,
  remedy: null,
  penalty: null,
  rewind: null,
  extensions: [],
  signed: { key: 'abc' },
};
const open: Dispute = {
  game: 'g',
  number: 1,
  revision: 41,
  state: 'open',
  openedBy: { seat: 0, judge: null },
  claim: said(0, 10, 'Two cards.'),
  evidence: [],
  notes: [],
  rulings: [],
  carriedOut: [],
  appeals: [],
  closed: null,
};
const ruled: Dispute = { ...open, state: 'ruled', rulings: [ruling], carriedOut: [{ reversal: 60, to: 40, told: 61 }] };

test('what was said stands in its order, with what came of the ruling', () => {
  const dispute = {
    ...ruled,
    notes: [
      { ...said(1, 40, 'later'), confidential: false },
      { ...said(1, 20, 'sooner'), confidential: true },
    ],
    appeals: [said(1, 50, 'No.')],
    closed: said(null, 60, 'Done.'),
  };
  const course = courseOf(dispute);
  expect(course.map(({ kind }) => kind)).toEqual(['claim', 'confidential note', 'ruling', 'note', 'appeal', 'closing']);
  expect(course[2]).toMatchObject({ wentBackTo: 40 });
});

test('a claim that the viewer may not know yet is left out', () => {
  expect(courseOf({ ...open, claim: null })).toEqual([]);
});

describe('what is offered', () => {
  const offered = (dispute: Dispute, as: string | null): readonly string[] =>
    Object.entries(mayDo(dispute, as)).flatMap(([what, may]) => (may ? [what] : []));

  test.each([
    ['the judge', 'judge', open, ['note', 'gather', 'rule', 'close']],
    ['whoever has opened it', '0', open, ['note', 'close']],
    ['another seat', '1', open, ['note']],
    ['a seat, once it is ruled', '0', ruled, ['note', 'appeal']],
    ['the judge, once it is ruled', 'judge', ruled, ['note', 'gather', 'appeal', 'close']],
    ['the judge, after an appeal', 'judge', { ...ruled, state: 'appealed' }, ['note', 'gather', 'rule', 'close']],
    ['the judge, once it is closed', 'judge', { ...ruled, state: 'closed' }, []],
    ['a spectator', null, open, []],
    ['a judge who looks through a seat’s eyes', 'judge 0', open, []],
  ] as const)('to %s', (_, as, dispute, expected) => {
    expect(offered(dispute, as)).toEqual(expected);
  });

  test('seats and the judge can open disputes', () => {
    expect(['0', 'judge', 'judge 1', null].map(canAct)).toEqual([true, true, false, false]);
  });
});
