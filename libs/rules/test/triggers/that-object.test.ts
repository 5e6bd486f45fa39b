import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  cost,
  create,
  creatures,
  creatureToken,
  enchantment,
  gainLife,
  instant,
  putCounters,
  spell,
  target,
  triggered,
  type Effect,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import { alice, attack, bear, block, bob, position, select, Table } from '@stacktrail/test-kit';

const loses: Effect = {
  do: 'lose life',
  amount: 1,
  who: { players: 'controller of', objects: { objects: 'that object' } },
};
const watching = (event: TriggerEvent) => enchantment('Watch', '{1}', [], triggered(event, loses));

describe('CR 603.2: “that object” of an event in which two objects have a part', () => {
  const blocking = (that?: 'subject'): readonly number[] => {
    const p = position();
    p.battlefield(alice, watching({ on: 'blocks', what: creatures, ...(that && { that }) }));
    const attacker = p.battlefield(alice, bear, { controlledSince: 1 });
    const blocker = p.battlefield(bob, bear);
    const table = block(attack(p, attacker), [blocker, attacker]);
    table.passUntil('end');
    return [table.life(alice), table.life(bob)];
  };

  test('what is blocked, or what blocks', () => {
    expect(blocking()).toEqual([19, 20]);
    expect(blocking('subject')).toEqual([20, 19]);
  });

  const targeting = (that?: 'subject'): readonly number[] => {
    const p = position();
    const event = { on: 'becomes the target', what: creatures, of: 'spell', by: 'any player' } as const;
    p.battlefield(alice, watching({ ...event, ...(that && { that }) }));
    const creature = p.battlefield(bob, bear);
    p.battlefield(alice, bear);
    const grow = p.hand(alice, instant('Grow', '', spell(target.creature(), putCounters('+1/+1', target(), 1))));
    const table = new Table(p);
    table.cast(grow, select(creature));
    while (table.stack.length > 0) table.pass();
    return [table.life(alice), table.life(bob)];
  };

  test('what targets, or what becomes the target', () => {
    expect(targeting()).toEqual([19, 20]);
    expect(targeting('subject')).toEqual([20, 19]);
  });
});

test('CR 608.2i: how many tokens a player created this turn', () => {
  const saproling = creatureToken(1, 1, ['G'], ['Saproling']);
  const made: TriggerEvent = { on: 'keyword action', action: 'create', who: 'you', what: { is: 'token' } };
  const counting = artifact(
    'Count',
    '',
    [],
    activated([cost.payLife(0)], create(3, saproling)),
    activated([cost.payLife(0)], gainLife({ amount: 'events', event: made, counting: 'amounts' })),
  );
  const p = position();
  const count = p.battlefield(alice, counting);
  const table = new Table(p);
  for (const which of [1, 0, 0, 1]) {
    table.answer(table.use(count, which));
    while (table.stack.length > 0) table.pass();
  }
  expect(table.life(alice)).toBe(26);
});
