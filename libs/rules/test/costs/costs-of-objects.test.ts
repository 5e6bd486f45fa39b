import { expect, test } from '@jest/globals';
import {
  activated,
  creature,
  gainLife,
  instant,
  land,
  spell,
  staticAbility,
  triggered,
  type Cost,
  type Filter,
} from '@stacktrail/card-tree';
import { number, select, alice, bob, position, pools, Table } from '@stacktrail/test-kit';

const gain = gainLife(1);

test('CR 701.43c, 701.43a: a permanent that is exerted as a cost does not untap in its next untap step', () => {
  const exert: readonly Cost[] = [{ cost: 'tap' }, { cost: 'exert this' }];
  const watching = triggered({ on: 'keyword action', action: 'exert', who: 'you' }, gainLife(5));
  const p = position();
  const runner = p.battlefield(alice, creature('Runner', '{1}', [], 1, 1, activated(exert, gain), watching));
  const table = new Table(p);
  table.activate(runner);
  expect(table.object(runner).designations.map(({ name }) => name)).toEqual(['exerted']);
  table.passAll();
  table.passAll();
  expect(table.life(alice)).toBe(26);
});

test('CR 701.59a: evidence that is collected as a cost is at least so much mana value, and was collected', () => {
  const evidence: Cost = {
    cost: 'exile with total mana value',
    filter: { is: 'card' },
    total: 3,
    action: 'collect evidence',
  };
  const watching = triggered({ on: 'keyword action', action: 'collect evidence', who: 'you' }, gainLife(5));
  const p = position();
  const watcher = p.battlefield(alice, creature('Watcher', '{1}', [], 1, 1, activated([evidence], gain), watching));
  const [one, two, three] = [1, 2, 3].map((n) => p.graveyard(alice, creature(`Cost ${n}`, `{${n}}`, [], 1, 1)));
  const table = new Table(p);
  table.activate(watcher, select(one!, two!));
  expect([one!, two!, three!].map((card) => table.zoneOf(card))).toEqual(['exile', 'exile', 'graveyard']);
  table.passAll();
  table.passAll();
  expect(table.life(alice)).toBe(26);
});

test('CR 107.3a: an X that only the quality of a card in an alternative cost has is chosen', () => {
  const filter: Filter = { is: 'mana value', compare: 'exactly', to: { amount: 'X' } };
  const shoal = instant(
    'Shoal',
    '{X}{9}',
    staticAbility({
      static: 'alternative cost',
      who: 'you',
      spells: { is: 'this' },
      cost: [{ cost: 'exile from hand', filter, count: 1 }],
    }),
    spell(gainLife({ amount: 'X' })),
  );
  const p = position(pools(''));
  const card = p.hand(alice, shoal);
  const three = p.hand(alice, creature('Three', '{3}', [], 1, 1));
  const other = p.hand(alice, land('Field', []));
  p.hand(bob, land('Field', []));
  const table = new Table(p);
  table.castVia('alternative', card, number(3), select(three));
  table.passAll();
  expect([table.life(alice), table.zoneOf(three), table.zoneOf(other)]).toEqual([23, 'exile', 'hand']);
});
