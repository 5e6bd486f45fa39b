import { describe, expect, test } from '@jest/globals';
import {
  always,
  controllerOf,
  creature,
  creatures,
  dealDamage,
  draw,
  each,
  enchantment,
  gainLife,
  gains,
  itself,
  keywords,
  permanents,
  sorcery,
  spell,
  target,
  thatMuch,
  triggered,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { attackWith, blockWith, select, bear, forest, alice, bob, position, Table } from '@stacktrail/test-kit';

const watcher = enchantment(
  'Watcher',
  '{1}',
  [],
  triggered({ on: 'is dealt excess damage', what: permanents }, gainLife(thatMuch)),
);
const noted: Effect = { do: 'deal damage', amount: 5, to: target(), excess: 'too much' };
const walker = (loyalty: number): CardDefinition =>
  ({
    faces: [{ ...bear.faces[0], name: 'Walker', types: ['Planeswalker'], subtypes: [], loyalty }],
  }) as unknown as CardDefinition;

/** Alice deals 5 damage to what she aims at, with the watcher there. */
function strike(
  put: (p: ReturnType<typeof position>) => ObjectId,
  effect: Effect = dealDamage(5),
  ...more: readonly CardDefinition[]
): Table {
  const p = position();
  p.battlefield(alice, watcher);
  for (const card of more) p.battlefield(alice, card);
  for (let i = 0; i < 6; i++) p.library(alice, forest);
  const at = put(p);
  const card = p.hand(alice, sorcery('Strike', '', spell(target.permanent(), effect)));
  const table = new Table(p);
  table.cast(card);
  if (table.question.kind === 'choose targets') table.answer(select(at));
  table.passAll();
  if (table.stack.length > 0) table.passAll();
  return table;
}

describe('CR 120.10: excess damage', () => {
  test('CR 120.10: a creature: more than its toughness without the damage marked on it', () => {
    expect(strike((p) => p.battlefield(bob, bear)).life(alice)).toBe(23);
    expect(strike((p) => p.battlefield(bob, bear, { damage: 1 })).life(alice)).toBe(24);
    expect(strike((p) => p.battlefield(bob, creature('Wall', '', ['Wall'], 0, 5))).life(alice)).toBe(20);
  });

  test('CR 120.10: a planeswalker: more than its loyalty', () => {
    expect(strike((p) => p.battlefield(bob, walker(3), { counters: { loyalty: 3 } })).life(alice)).toBe(22);
  });

  test('CR 120.10: of several card types the greatest of the amounts', () => {
    const animated = always(each(permanents), { change: 'add types', types: ['Creature'], subtypes: [] });
    const big = always(each(permanents), { change: 'set power and toughness', power: 4, toughness: 4 });
    const p = position();
    p.battlefield(alice, watcher);
    const both = p.battlefield(bob, walker(2), { counters: { loyalty: 2 } });
    p.battlefield(bob, enchantment('Life', '', [], animated, big));
    const card = p.hand(alice, sorcery('Strike', '', spell(target.permanent(), dealDamage(5))));
    const table = new Table(p);
    table.cast(card, select(both));
    table.passAll();
    table.passAll();
    expect(table.life(alice)).toBe(23);
  });

  test('CR 120.10: damage of several sources at the same time counts together, deathtouch with it', () => {
    const p = position();
    p.battlefield(alice, watcher);
    const [one, two] = [
      p.battlefield(alice, bear),
      p.battlefield(alice, creature('Snake', '', ['Snake'], 1, 1, ...keywords('deathtouch'))),
    ];
    const wall = p.battlefield(bob, creature('Wall', '', ['Wall'], 0, 9));
    const deal: Effect = {
      do: 'deal damage',
      amount: 2,
      to: target(),
      source: each({ is: 'all', of: [creatures, { is: 'controlled by', who: 'you' }] }),
    };
    const card = p.hand(alice, sorcery('Strike', '', spell(target.permanent(), deal)));
    const table = new Table(p);
    table.cast(card, select(wall));
    table.passAll();
    table.passAll();
    expect([one, two, table.life(alice)]).toEqual([one, two, 23]);
  });

  test('CR 120.10: in combat too; the ability hears of it once', () => {
    const p = position();
    p.battlefield(alice, watcher);
    const attacker = p.battlefield(alice, creature('Giant', '', ['Giant'], 5, 5), { controlledSince: 0 });
    const blocker = p.battlefield(bob, bear);
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, attacker));
    table.passUntil('declare blockers');
    table.answer(blockWith([blocker, attacker]));
    table.passUntil('combat damage');
    table.passAll();
    expect(table.life(alice)).toBe(23);
  });

  test('CR 120.10: how much was dealt this way is known to the same text', () => {
    const more: Effect = draw({ amount: 'noted number', label: 'too much' });
    const p = position();
    for (let i = 0; i < 6; i++) p.library(alice, forest);
    const victim = p.battlefield(bob, bear);
    const card = p.hand(alice, sorcery('Strike', '', spell(target.permanent(), noted, more)));
    const table = new Table(p);
    table.cast(card);
    if (table.question.kind === 'choose targets') table.answer(select(victim));
    table.passAll();
    expect([table.zoneOf(victim), table.state.players[alice]!.hand.length]).toEqual(['graveyard', 3]);
  });
});

describe('CR 120.4a: excess damage that is dealt to another instead', () => {
  const over: Effect = { do: 'deal damage', amount: 5, to: target(), excessTo: controllerOf(target()) };

  test('CR 120.4a: what is beyond lethal damage, with what is marked already', () => {
    const table = strike((p) => p.battlefield(bob, bear, { damage: 1 }), over);
    expect([table.life(bob), table.life(alice)]).toEqual([16, 20]);
  });

  test('CR 120.4a: all beyond 1 where the source has deathtouch', () => {
    const deadly: Effect = {
      do: 'deal damage',
      amount: 5,
      to: target(),
      source: each(itself),
      excessTo: controllerOf(target()),
    };
    const p = position();
    const snake = p.battlefield(
      alice,
      creature('Snake', '', ['Snake'], 1, 1, ...keywords('deathtouch'), {
        kind: 'activated',
        cost: [],
        modes: [{ targets: [{ kind: 'permanent', filter: creatures, min: 1, max: 1 }], effects: [deadly] }],
      }),
    );
    const wall = p.battlefield(bob, creature('Wall', '', ['Wall'], 0, 9));
    const table = new Table(p);
    table.activate(snake, select(wall));
    table.passAll();
    expect([table.life(bob), table.zoneOf(wall)]).toEqual([16, 'graveyard']);
  });

  test('CR 120.4a: a planeswalker: what is beyond its loyalty', () => {
    const table = strike((p) => p.battlefield(bob, walker(3), { counters: { loyalty: 3 } }), over);
    expect(table.life(bob)).toBe(18);
  });

  test('CR 120.4a: nothing is dealt to others where there is none', () => {
    const table = strike((p) => p.battlefield(bob, creature('Wall', '', ['Wall'], 0, 9)), over);
    expect([table.life(bob), table.of('DamageDealtToPlayer')]).toEqual([20, []]);
  });

  test('CR 120.9: “damage dealt” is that of the sources that the ability asks about', () => {
    const p = position();
    const lifedrinker = creature(
      'Drinker',
      '',
      ['Vampire'],
      2,
      2,
      triggered({ on: 'deals damage', what: itself, to: 'anything' }, gainLife(thatMuch)),
    );
    p.battlefield(alice, lifedrinker);
    p.battlefield(alice, creature('Giant', '', ['Giant'], 5, 5));
    p.battlefield(alice, enchantment('Ward', '', [], always(each(creatures), gains(...keywords('vigilance')))));
    const wall = p.battlefield(bob, creature('Wall', '', ['Wall'], 0, 20));
    const deal: Effect = {
      do: 'deal damage',
      amount: 2,
      to: target(),
      source: each({ is: 'all', of: [creatures, { is: 'controlled by', who: 'you' }] }),
    };
    const card = p.hand(alice, sorcery('Volley', '', spell(target.permanent(), deal)));
    const table = new Table(p);
    table.cast(card, select(wall));
    table.passAll();
    table.passAll();
    expect([table.now(wall).damage, table.life(alice)]).toEqual([4, 22]);
  });
});
