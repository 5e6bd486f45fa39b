import { expect, test } from '@jest/globals';
import {
  creature,
  gainLife,
  legendary,
  thisObject,
  triggered,
  type Condition,
  type Filter,
  type StaticAbility,
} from '@stacktrail/card-tree';
import { alice, bear, pay, pools, position, Table } from '@stacktrail/test-kit';

const either: Filter = {
  is: 'any',
  of: [
    { is: 'in zone', zone: 'command' },
    { is: 'in zone', zone: 'battlefield' },
  ],
};
const there: Condition = { if: 'matches', objects: thisObject, filter: either };
const functionsIn = ['command', 'battlefield'] as const;
const watching = {
  ...triggered({ on: 'casts', who: 'you', what: { is: 'other' } }, gainLife(1)),
  condition: there,
  functionsIn,
};
const cheaper: StaticAbility = {
  kind: 'static',
  effects: [{ static: 'cost change', direction: 'less', who: 'you', spells: { is: 'other' }, mana: ['1'] }],
  condition: there,
  functionsIn,
};
const leader = legendary(creature('Leader', '{5}', ['Elf'], 2, 2, watching, cheaper));

test.each([
  ['command', 21, true],
  ['battlefield', 21, true],
  ['graveyard', 20, false],
] as const)(
  'CR 113.6b: what functions in the command zone and on the battlefield, from the %s',
  (zone, life, isLess) => {
    const p = position(pools(isLess ? 'G' : 'GG'));
    const id = p[zone](alice, leader);
    if (zone !== 'graveyard') p.leads(id);
    const card = p.hand(alice, bear);
    const table = new Table(p);
    table.cast(card, pay);
    while (table.stack.length > 0) table.pass();
    expect([table.life(alice), table.zoneOf(card)]).toEqual([life, 'battlefield']);
  },
);
