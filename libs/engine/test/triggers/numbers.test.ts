import { describe, expect, test } from '@jest/globals';
import {
  create,
  creature,
  creatures,
  creatureToken,
  each,
  enchant,
  enchantment,
  gainLife,
  itself,
  putCounters,
  sorcery,
  spell,
  thatMuch,
  triggered,
  type Effect,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import { alice, attack, bear, bob, position, Table } from '@stacktrail/test-kit';

const doing = (...effects: readonly Effect[]) => sorcery('Deed', '', spell(...effects));

/** Alice casts a sorcery that does this while an ability watches; it and what triggered resolve. */
function done(event: TriggerEvent, ...effects: readonly Effect[]): Table {
  const p = position();
  p.battlefield(alice, bear);
  p.battlefield(alice, enchantment('Watcher', '{1}', [], triggered(event, gainLife(thatMuch))));
  const card = p.hand(alice, doing(...effects));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table;
}

const counters: TriggerEvent = { on: 'counters are put', what: creatures, counter: '+1/+1' };

describe('CR 603.2c: an event that has a number', () => {
  const put = putCounters('+1/+1', each(creatures), 3);

  test('triggers once for each counter where the text says “a counter”', () => {
    const table = done({ ...counters, each: true }, put);
    expect(table.of('AbilityTriggered')).toHaveLength(3);
    table.passAll();
    table.passAll();
    table.passAll();
    expect(table.life(alice)).toBe(23);
  });

  test('triggers once for all of them where it says “one or more”', () => {
    const table = done(counters, put);
    expect(table.of('AbilityTriggered')).toHaveLength(1);
    table.passAll();
    expect(table.life(alice)).toBe(23);
  });

  test('triggers once for each token that is created', () => {
    const created: TriggerEvent = { on: 'keyword action', action: 'create', who: 'you', what: { is: 'token' } };
    const elves = create(2, creatureToken(1, 1, ['G'], ['Elf']));
    expect(done({ ...created, each: true }, elves).of('AbilityTriggered')).toHaveLength(2);
    expect(done({ ...created, oneOrMore: true }, elves).of('AbilityTriggered')).toHaveLength(1);
  });
});

describe('damage', () => {
  const deal = (amount: number): Effect => ({ do: 'deal damage', amount, to: { players: 'each opponent' } });
  const much: TriggerEvent = { on: 'deals damage', what: { is: 'anything' }, to: 'opponent', atLeast: 5 };

  test('is an event only if it is so much at least', () => {
    expect(done(much, deal(5)).of('AbilityTriggered')).toHaveLength(1);
    expect(done(much, deal(4)).of('AbilityTriggered')).toHaveLength(0);
  });

  test('to a permanent can be about the source', () => {
    const p = position();
    const loss: Effect = {
      do: 'lose life',
      who: { players: 'controller of', objects: { objects: 'that object' } },
      amount: thatMuch,
    };
    const event: TriggerEvent = {
      on: 'deals damage',
      what: { is: 'anything' },
      to: 'creature',
      damaged: itself,
      that: 'source',
    };
    p.battlefield(bob, creature('Sphinx', '{4}', ['Sphinx'], 1, 4, triggered(event, loss)));
    const card = p.hand(alice, doing({ do: 'deal damage', amount: 2, to: each(creatures) }));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([18, 20]);
  });
});

test('CR 303.4, 508.3: an attack on the enchanted player, and damage to them', () => {
  const whom = { who: 'enchanted player', as: ['player'] } as const;
  const attacked: TriggerEvent = { on: 'is attacked', whom };
  const dealt: TriggerEvent = { on: 'deals damage', what: creatures, to: 'enchanted player', combat: true };
  for (const [enchanted, times] of [
    [bob, 1],
    [alice, 0],
  ] as const) {
    const p = position();
    const attacker = p.battlefield(alice, bear);
    const abilities = [enchant('player'), triggered(attacked, gainLife(1)), triggered(dealt, gainLife(2))];
    p.battlefield(alice, enchantment('Curse', '{B}', ['Aura', 'Curse'], ...abilities), { attachedToPlayer: enchanted });
    const table = attack(p, attacker);
    table.passUntil('end of combat');
    expect(table.of('AbilityTriggered')).toHaveLength(2 * times);
  }
});
