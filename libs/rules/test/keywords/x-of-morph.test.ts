import { expect, test } from '@jest/globals';
import { creature, morph } from '@stacktrail/card-tree';
import {
  act,
  alice,
  bear,
  bob,
  giant,
  number,
  pay,
  plainState,
  pools,
  position,
  readCard,
  select,
  Table,
} from '@stacktrail/test-kit';

/** The creature is cast face down and turned face up with that X. */
function turnedUp(text: string, x: number) {
  const p = position(pools('BBBBBBBB'));
  const card = p.hand(alice, readCard(creature('Bane', '{2}{B}', ['Insect'], 4, 3, morph('{X}{B}')), text));
  const others = [p.battlefield(bob, bear), p.battlefield(bob, bear), p.battlefield(bob, giant)];
  const table = new Table(p);
  table.castVia('face down', card, pay);
  table.passAll();
  table.answers(act(table.options(table.now(card).id)[0]!), number(x), pay);
  return { table, others };
}

test.each([
  [0, ['battlefield', 'battlefield', 'battlefield']],
  [2, ['graveyard', 'graveyard', 'battlefield']],
])('CR 702.37f: the ability knows the X that was chosen, %d', (x, zones) => {
  const { table, others } = turnedUp(
    'When this creature is turned face up, all creatures get -X/-X until end of turn.',
    x,
  );
  table.passAll();
  expect(others.map((id) => table.zoneOf(id))).toEqual(zones);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 702.37f, 601.2c: up to X targets', () => {
  const { table, others } = turnedUp('When this creature is turned face up, exile up to X other target creatures.', 2);
  const { question } = table;
  expect(question.form === 'select' && question.max).toBe(2);
  table.answer(select(others[0]!, others[2]!));
  table.passAll();
  expect(others.map((id) => table.zoneOf(id))).toEqual(['exile', 'battlefield', 'exile']);
});
