import { expect, test } from '@jest/globals';
import {
  additionalCost,
  cost,
  creature,
  each,
  gainLife,
  instant,
  lands,
  spell,
  you,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { pay, pick, select, forest, doing, alice, position, pools, Table } from '@stacktrail/test-kit';

const recall = doing({
  do: 'cast',
  who: you,
  what: each({ is: 'named', name: 'Toll' }, 'graveyard'),
  how: { permit: 'cast', filter: { is: 'anything' }, pay: 'nothing' },
  label: 'cast',
});

function begun(toll: CardDefinition) {
  const p = position();
  const [card, spare] = [p.graveyard(alice, toll), p.hand(alice, forest, { knownTo: 1 })];
  const start = p.hand(alice, recall);
  const table = new Table(p);
  table.cast(start);
  table.passAll();
  return { table, card, spare };
}

test('CR 118.8c: a spell whose additional cost asks for cards with a quality in a hand need not be cast', () => {
  const toll = instant('Toll', '', additionalCost(cost.discard(lands)), spell(gainLife(3)));
  const refused = begun(toll);
  expect(refused.table.question).toMatchObject({ kind: 'may', rule: '118.8c', player: alice });
  refused.table.answer(pick('no'));
  expect([refused.table.zoneOf(refused.card), refused.table.zoneOf(refused.spare)]).toEqual(['graveyard', 'hand']);
  const agreed = begun(toll);
  agreed.table.answer(pick('yes'));
  if (agreed.table.question.kind !== 'priority') agreed.table.answer(select(agreed.spare));
  agreed.table.passAll();
  expect([agreed.table.life(alice), agreed.table.zoneOf(agreed.spare)]).toEqual([23, 'graveyard']);
});

test('CR 118.8c: any other spell has to be', () => {
  const plain = begun(instant('Toll', '', spell(gainLife(3))));
  expect(plain.table.stack).toEqual(['Toll']);
});

test('CR 118.13a: how a symbol is paid that can be paid in several ways is chosen as the spell is proposed', () => {
  const p = position(pools('WU'));
  const card = p.hand(alice, creature('Dyed', '{W/U}', ['Elf'], 1, 1));
  const table = new Table(p);
  table.cast(card);
  expect([table.asked, table.pool(alice)]).toEqual(['choose hybrid 0', 'WU']); // before any cost is paid
  table.answers(pick('U'), pay);
  expect([table.pool(alice), table.stack]).toEqual(['W', ['Dyed']]);
});
