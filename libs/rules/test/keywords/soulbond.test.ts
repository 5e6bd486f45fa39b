import { expect, test } from '@jest/globals';
import {
  creature,
  controlledBy,
  apply,
  designated,
  always,
  gets,
  instant,
  keywords,
  spell,
  target,
  asLongAs,
  thisObject,
  you,
} from '@stacktrail/card-tree';
import { pick, select, alice, bob, position, size, Table, slay } from '@stacktrail/test-kit';

const cub = creature('Cub', '', ['Bear'], 2, 2);
const paired = { if: 'matches', objects: thisObject, filter: designated('paired') } as const;
const both = { objects: 'together', of: [thisObject, { objects: 'paired with', of: thisObject }] } as const;
const sage = creature('Sage', '', ['Human'], 1, 1, ...keywords('soulbond'), asLongAs(paired, always(both, gets(1, 1))));
const steal = instant('Steal', '', spell(target.creature(), apply(target(), 'rest of the game', controlledBy(you))));
const freeze = instant(
  'Freeze',
  '',
  spell(target.creature(), apply(target(), 'this turn', { change: 'lose types', types: ['Creature'] })),
);
const isPaired = (table: Table, id: number) =>
  table.now(id as never).designations.some(({ name }) => name === 'paired');

function entering(answer: 'yes' | 'no', ...spells: readonly (typeof slay)[]) {
  const p = position();
  const partner = p.battlefield(alice, cub);
  const card = p.hand(alice, sage);
  const hand = spells.map((one) => p.hand(one === steal ? bob : alice, one));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect(table.stack).toEqual(['ability of Sage']);
  table.passAll();
  table.answer(pick(answer));
  return { table, card, partner, hand };
}

test('CR 702.95a, 702.95b: as it enters it may be paired with an unpaired creature of its controller', () => {
  const { table, card, partner } = entering('yes');
  expect([card, partner].map((id) => isPaired(table, id))).toEqual([true, true]);
  expect([table.now(card).id, partner].map((id) => size(table.state, id))).toEqual(['2/2', '3/3']);
});

test('CR 702.95a: its controller may leave it unpaired', () => {
  const { table, card, partner } = entering('no');
  expect([card, partner].map((id) => isPaired(table, id))).toEqual([false, false]);
});

test('CR 702.95a, 702.95d: it may be paired with a creature that enters later, and with no other besides', () => {
  const p = position();
  const bonded = p.battlefield(alice, sage);
  const [first, second] = [p.hand(alice, cub), p.hand(alice, cub)];
  const table = new Table(p);
  table.cast(first);
  table.passAll();
  table.passAll();
  table.answer(pick('yes'));
  expect([bonded, first].map((id) => isPaired(table, id))).toEqual([true, true]);
  table.cast(second);
  table.passAll();
  expect(table.stack).toEqual([]);
});

test('CR 702.95a: it doesn’t trigger without another creature to pair it with', () => {
  const p = position();
  p.battlefield(bob, cub);
  const card = p.hand(alice, sage);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect(table.stack).toEqual([]);
});

test('CR 702.95c: neither becomes paired if one has left as the ability resolves', () => {
  const p = position();
  const partner = p.battlefield(alice, cub);
  const card = p.hand(alice, sage);
  const removal = p.hand(alice, slay);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.cast(removal, select(partner));
  table.passAll();
  table.passAll();
  expect(isPaired(table, card)).toBe(false);
  expect(table.stack).toEqual([]);
});

test.each([
  ['leaves the battlefield', slay],
  ['stops being a creature', freeze],
])('CR 702.95e: it becomes unpaired as its partner %s', (_, spellCard) => {
  const { table, card, partner, hand } = entering('yes', spellCard);
  table.cast(hand[0]!, select(partner));
  table.passAll();
  expect(isPaired(table, card)).toBe(false);
  expect(size(table.state, table.now(card).id)).toBe('1/1');
});

test('CR 702.95e: it becomes unpaired as another player gains control of its partner', () => {
  const { table, card, partner, hand } = entering('yes', steal);
  table.pass();
  table.cast(hand[0]!, select(partner));
  table.passAll();
  expect([card, partner].map((id) => isPaired(table, id))).toEqual([false, false]);
});
