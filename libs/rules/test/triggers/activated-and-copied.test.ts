import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  dealDamage,
  enchantment,
  gainLife,
  instant,
  putCounters,
  spell,
  target,
  triggered,
  type Effect,
  type Filter,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { alice, bear, bob, order, player, position, select, Table } from '@stacktrail/test-kit';

const copyThat: Effect = { do: 'copy spell', what: { objects: 'that object' } };
const activates = (more: Partial<Extract<TriggerEvent, { on: 'activates' }>>): TriggerEvent => ({
  on: 'activates',
  who: 'you',
  what: { is: 'anything' },
  that: 'ability',
  ...more,
});
const pinger = artifact('Pinger', '', [], activated([], target.any(), dealDamage(1)));

describe('CR 602.2, 707.10: “that object” of an activation can be the ability', () => {
  test('it is copied with its targets', () => {
    const p = position();
    p.battlefield(alice, enchantment('Rings', '', [], triggered(activates({ nonMana: true }), copyThat)));
    const id = p.battlefield(alice, pinger);
    const table = new Table(p);
    table.activate(id, select(player(bob)));
    while (table.stack.length > 0) table.pass();
    expect(table.life(bob)).toBe(18);
  });

  const aimed: Filter = { is: 'targets', only: true, what: { is: 'type', type: 'Creature' } };

  test.each([
    ['a creature', true, 21],
    ['a player', false, 20],
  ] as const)('what is asked of the ability: it targets %s', (_, isCreature, life) => {
    const p = position();
    p.battlefield(alice, enchantment('Watch', '', [], triggered(activates({ ability: aimed }), gainLife(1))));
    const [id, creature] = [p.battlefield(alice, pinger), p.battlefield(bob, bear)];
    const table = new Table(p);
    table.activate(id, select(isCreature ? creature : player(bob)));
    while (table.stack.length > 0) table.pass();
    expect(table.life(alice)).toBe(life);
  });
});

describe('CR 707.10: who copies a spell', () => {
  const growth = instant('Growth', '', spell(target.creature(), putCounters('+1/+1', target(), 1)));
  const casts: TriggerEvent = { on: 'casts', who: 'any player', what: { is: 'anything' } };

  test('each other player than the one who cast it', () => {
    const who = { players: 'each other player', than: { players: 'that player' } } as const;
    const p = position();
    p.battlefield(alice, enchantment('Hive', '', [], triggered(casts, { ...copyThat, who })));
    const card = p.hand(bob, growth);
    p.battlefield(bob, bear);
    const table = new Table(p);
    table.pass();
    table.cast(card);
    while (table.stack.length > 0) table.pass();
    expect(table.of('SpellCopied').map(({ data }) => data.controller)).toEqual([alice]);
  });

  test('CR 707.10d: a copy for each other that it could target, of whoever cast it', () => {
    const others: Effect = {
      ...copyThat,
      who: { players: 'that player' },
      forEach: {
        is: 'all',
        of: [
          { is: 'type', type: 'Creature' },
          { is: 'controlled by players', who: { players: 'that player' } },
        ],
      },
    };
    const p = position();
    p.battlefield(alice, enchantment('Mirror', '', [], triggered(casts, others)));
    const card = p.hand(bob, growth);
    const bears = [bear, bear, bear].map((one) => p.battlefield(bob, one));
    const other = p.battlefield(alice, bear);
    const table = new Table(p);
    table.pass();
    table.cast(card, select(bears[0]!));
    while (table.stack.length > 0) {
      if (table.question.kind === 'priority') table.pass();
      else if (table.question.form === 'order') table.answer(order(...table.question.options.map(({ key }) => key)));
    }
    expect([...bears, other].map((id) => characteristicsOf(table.state, table.object(id)).power)).toEqual([3, 3, 3, 2]);
  });
});
