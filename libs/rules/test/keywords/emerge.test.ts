import { expect, test } from '@jest/globals';
import { activated, addMana, artifacts, cost, creature, emerge } from '@stacktrail/card-tree';
import { act, pay, pick, select, bear, alice, position, Table, pools } from '@stacktrail/test-kit';

const kraken = creature('Kraken', '{8}', ['Kraken'], 5, 5, emerge('{6}{U}'));
const golem = creature('Golem', '{4}', ['Golem'], 3, 3);
const machine = creature('Machine', '{7}', ['Construct'], 4, 4, emerge('{4}{U}', artifacts));

test('CR 702.119a: its emerge cost is less by the mana value of the creature that is sacrificed', () => {
  const p = position(pools('CCCCU'));
  const card = p.hand(alice, kraken);
  const [small, big] = [p.battlefield(alice, bear), p.battlefield(alice, golem)];
  const table = new Table(p);
  table.castVia('emerge', card, select(small), pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['4', 'U']);
  expect([small, big].map((id) => table.zoneOf(id))).toEqual(['graveyard', 'battlefield']);
  table.passAll();
  expect([table.zoneOf(card), table.pool(alice)]).toEqual(['battlefield', '']);
});

test('CR 702.119a: only generic mana is reduced', () => {
  const p = position(pools('U'));
  const card = p.hand(alice, creature('Small', '{8}', ['Fish'], 1, 1, emerge('{1}{U}')));
  p.battlefield(alice, golem);
  const table = new Table(p);
  table.castVia('emerge', card, select(2 as never), pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['U']);
});

test('CR 702.119b: emerge from a quality sacrifices such a permanent', () => {
  const p = position(pools('CCU'));
  const card = p.hand(alice, machine);
  p.battlefield(alice, bear);
  const relic = p.battlefield(alice, { ...golem, faces: [{ ...golem.faces[0], types: ['Artifact', 'Creature'] }] });
  const table = new Table(p);
  table.answer(act(table.options(card).find((way) => way.do === 'cast' && way.via === 'emerge')!));
  expect(table.question).toMatchObject({ form: 'select', candidates: [{ is: 'object', id: relic }], min: 1, max: 1 });
  table.answers(select(relic), pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['U']);
});

test('CR 702.119c: it is chosen as the cost is announced and sacrificed as it is paid', () => {
  const p = position(pools('CCCCU'));
  const card = p.hand(alice, kraken);
  const small = p.battlefield(alice, bear);
  const table = new Table(p);
  table.castVia('emerge', card, select(small));
  expect([table.question.kind, table.zoneOf(small)]).toEqual(['activate mana abilities', 'battlefield']);
  table.answer(pay);
  expect(table.zoneOf(small)).toBe('graveyard');
});

test('CR 702.119c: what is gone as costs are paid can’t be sacrificed', () => {
  const p = position(pools('CCCCCU'));
  const card = p.hand(alice, kraken);
  const altar = p.battlefield(
    alice,
    creature('Spirit', '{G}', ['Spirit'], 0, 1, activated([cost.sacrificeThis], addMana(['C']))),
  );
  p.battlefield(alice, bear);
  const table = new Table(p);
  table.castVia('emerge', card, select(altar), table.use(altar), pay);
  expect(table.question).toMatchObject({ form: 'pick', kind: 'keep mana ability' }); // what was done is being reversed
  table.answer(pick('keep'));
  expect([table.reversed?.rule, table.zoneOf(card)]).toEqual(['601.2h', 'hand']);
});
