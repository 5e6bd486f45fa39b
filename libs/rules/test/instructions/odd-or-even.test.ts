import { expect, test } from '@jest/globals';
import { creature, land, sorcery } from '@stacktrail/card-tree';
import { alice, bob, pick, position, readCard, Table } from '@stacktrail/test-kit';

const costing = (mana: string) => creature(`Costs ${mana}`, mana, ['Bear'], 2, 2);

function resolving(text: string, chosen: 'odd' | 'even') {
  const p = position();
  const ids = ['{0}', '{1}', '{2}', '{3}'].map((mana) => p.battlefield(bob, costing(mana)));
  const field = p.battlefield(bob, land('Field', []));
  const card = p.hand(alice, readCard(sorcery('Event', ''), text));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.answer(pick(chosen));
  return { table, ids, field };
}

test.each([
  ['odd', ['battlefield', 'exile', 'battlefield', 'exile']],
  ['even', ['exile', 'battlefield', 'exile', 'battlefield']],
] as const)('CR 608.2d, 107.1: with %s chosen, such creatures are exiled; zero is even', (chosen, zones) => {
  const { table, ids, field } = resolving(
    'Choose odd or even. Exile each creature with mana value of the chosen quality.',
    chosen,
  );
  expect(ids.map((id) => table.zoneOf(id))).toEqual(zones);
  expect(table.zoneOf(field)).toBe('battlefield');
});
