import { expect, test } from '@jest/globals';
import { creature, gainLife, itself, keywords, triggered } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { attackWith, pick, select, bear, alice, bob, position, Table, sizeOf } from '@stacktrail/test-kit';

const guard = creature('Guard', '{W}', ['Soldier'], 1, 3, ...keywords('enlist'));
const twice = creature('Captain', '{W}', ['Soldier'], 1, 3, ...keywords('enlist', 'enlist'));
const fast = creature('Fast bear', '{R}', ['Bear'], 3, 2, ...keywords('haste'));
const watchful = creature('Watchful', '{W}', ['Soldier'], 2, 2, ...keywords('vigilance'));

function declared(p: ReturnType<typeof position>, ...attackers: readonly ObjectId[]): Table {
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, ...attackers));
  return table;
}

test('CR 702.154a: as it attacks an untapped creature may be tapped; then it gets +X/+0, X being that creature’s power', () => {
  const p = position();
  const [attacker, helper] = [p.battlefield(alice, guard), p.battlefield(alice, bear)];
  const table = declared(p, attacker);
  expect(table.question.rule).toBe('508.1g');
  table.answer(pick('yes'));
  expect([table.object(helper).tapped, table.stack]).toEqual([true, ['ability of Guard']]);
  expect(table.of('KeywordActionTaken')[0]?.data).toMatchObject({ action: 'enlist', object: attacker });
  table.passAll();
  expect(sizeOf(table, attacker)).toBe('3/3');
});

test('CR 702.154a: not one that attacks, is tapped, or came under control this turn without haste', () => {
  const p = position();
  const attacker = p.battlefield(alice, guard);
  const other = p.battlefield(alice, watchful);
  const quick = p.battlefield(alice, fast, { controlledSince: 3 });
  const old = p.battlefield(alice, bear);
  p.battlefield(alice, bear, { controlledSince: 3 });
  p.battlefield(alice, bear, { tapped: true });
  p.battlefield(bob, bear);
  const table = declared(p, attacker, other);
  table.answer(pick('yes'));
  expect(table.question).toMatchObject({ form: 'select', candidates: [{ id: quick }, { id: old }], min: 1, max: 1 });
  table.answers(select(quick));
  expect(table.object(quick).tapped).toBe(true);
});

test('CR 702.154a: where no creature can be tapped nothing is asked', () => {
  const p = position();
  const attacker = p.battlefield(alice, guard);
  expect(declared(p, attacker).question.kind).toBe('priority');
});

test('CR 702.154b: it is optional; where it isn’t done nothing triggers', () => {
  const p = position();
  const [attacker, helper] = [p.battlefield(alice, guard), p.battlefield(alice, bear)];
  const table = declared(p, attacker);
  table.answer(pick('no'));
  expect([table.object(helper).tapped, table.stack]).toEqual([false, []]);
});

test('CR 702.154c: abilities trigger on a creature enlisting another', () => {
  const p = position();
  const cheer = triggered({ on: 'keyword action', action: 'enlist', who: 'any player', what: itself }, gainLife(1));
  const attacker = p.battlefield(alice, creature('Cheered', '{W}', ['Soldier'], 1, 3, ...keywords('enlist'), cheer));
  p.battlefield(alice, bear);
  const table = declared(p, attacker);
  table.answer(pick('yes'));
  while (table.question.kind === 'order triggers')
    table.answer({
      form: 'order',
      keys: table.question.form === 'order' ? table.question.options.map(({ key }) => key) : [],
    });
  expect(table.stack).toHaveLength(2);
});

test('CR 702.154d: several are paid each by itself, and each triggers once for its own cost', () => {
  const p = position();
  const attacker = p.battlefield(alice, twice);
  const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, fast)];
  const table = declared(p, attacker);
  table.answers(pick('yes'), pick('yes'), select(one));
  expect([table.object(one).tapped, table.object(two).tapped]).toEqual([true, true]);
  while (table.question.kind === 'order triggers')
    table.answer({
      form: 'order',
      keys: table.question.form === 'order' ? table.question.options.map(({ key }) => key) : [],
    });
  expect(table.stack).toHaveLength(2);
  table.passAll();
  table.passAll();
  expect(sizeOf(table, attacker)).toBe('6/3');
});
