import { describe, expect, test } from '@jest/globals';
import {
  activated,
  cost,
  creature,
  creatures,
  dealDamage,
  discard,
  eachOpponent,
  enchantment,
  gainLife,
  instant,
  itself,
  putCounters,
  spell,
  target,
  targetPlayer,
  triggered,
  type Effect,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import { alice, attack, bear, block, bob, player, position, select, Table } from '@stacktrail/test-kit';

/** A permanent that gains its controller 1 life whenever the event happens. */
const watching = (event: TriggerEvent) => enchantment('Watch', '{1}', [], triggered(event, gainLife(1)));
const grow = instant('Grow', '', spell(target.creature(), putCounters('+1/+1', target(), 2)));
const bolt = instant('Bolt', '', spell(target.any(), dealDamage(1)));

describe('CR 122.6a: who puts counters', () => {
  const event: TriggerEvent = { on: 'counters are put', what: creatures, by: 'you' };

  test.each([
    ['you', alice, 21],
    ['an opponent', bob, 20],
  ] as const)('counters that %s put', (_, who, life) => {
    const p = position();
    p.battlefield(alice, watching(event));
    const [first] = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
    const card = p.hand(who, grow);
    const table = new Table(p);
    if (who === bob) table.pass();
    table.cast(card, select(first));
    while (table.stack.length > 0) table.pass();
    expect(table.life(alice)).toBe(life);
  });

  test('CR 122.6a: what enters with counters has them from its controller', () => {
    const hydra = creature('Hydra', '', ['Hydra'], 0, 1, {
      kind: 'static',
      effects: [
        {
          static: 'replacement',
          replacement: {
            would: 'enter',
            what: itself,
            instead: { enters: 'with counters', counter: '+1/+1', count: 1 },
          },
        },
      ],
    });
    const p = position();
    p.battlefield(alice, watching(event));
    const card = p.hand(alice, hydra);
    const table = new Table(p);
    table.cast(card);
    while (table.stack.length > 0) table.pass();
    expect(table.life(alice)).toBe(21);
  });
});

describe('CR 115.1: what becomes a target', () => {
  const event: TriggerEvent = {
    on: 'player becomes the target',
    who: 'you',
    of: 'spell or ability',
    by: 'an opponent',
  };

  test.each([
    ['you of an opponent’s spell', bob, alice, 20],
    ['an opponent of an opponent’s spell', bob, bob, 20],
    ['you of your own spell', alice, alice, 19],
  ] as const)('%s', (_, who, whom, life) => {
    const p = position();
    p.battlefield(alice, watching(event));
    const card = p.hand(who, bolt);
    const table = new Table(p);
    if (who === bob) table.pass();
    table.cast(card, select(player(whom)));
    while (table.stack.length > 0) table.pass();
    expect(table.life(alice)).toBe(life);
  });
});

describe('CR 509.3g: an attack on you that isn’t blocked', () => {
  const event: TriggerEvent = {
    on: 'attacks and is not blocked',
    what: creatures,
    whom: { who: 'you', as: ['player'] },
    oneOrMore: true,
  };

  const after = (whose: typeof alice, blocks: boolean): readonly number[] => {
    const p = position();
    p.battlefield(whose, watching(event));
    const attackers = [1, 2].map(() => p.battlefield(alice, bear, { controlledSince: 1 }));
    const blockers = [1, 2].map(() => p.battlefield(bob, creature('Wall', '', ['Wall'], 0, 4)));
    const pairs = blocks ? blockers.map((blocker, i) => [blocker, attackers[i]!] as const) : [];
    const table = block(attack(p, ...attackers), ...pairs);
    table.passUntil('end');
    return [table.life(alice), table.life(bob)];
  };

  test('once for all of them, of the player who is attacked', () => {
    expect(after(bob, false)).toEqual([20, 17]);
    expect(after(alice, false)).toEqual([20, 16]);
    expect(after(bob, true)).toEqual([20, 20]);
  });
});

describe('CR 608.2c: which time an ability resolves this turn', () => {
  const nth = (times: readonly number[], amount: number): Effect => ({
    do: 'if',
    condition: { if: 'time resolved', times },
    then: [gainLife(amount)],
  });
  const counting = enchantment(
    'Count',
    '{1}',
    [],
    activated([cost.payLife(1)], nth([1], 10), nth([2, 3], 100)),
    activated([cost.payLife(1)], gainLife(1)),
  );

  test('each ability of each object by itself, and once a turn has ended from the first again', () => {
    const p = position();
    const [one, other] = [p.battlefield(alice, counting), p.battlefield(alice, counting)];
    const table = new Table(p);
    const gains = (object: typeof one, which = 0): number => {
      const before = table.life(alice);
      table.answer(table.use(object, which));
      while (table.stack.length > 0) table.pass();
      return table.life(alice) - before + 1;
    };
    expect([gains(one), gains(one), gains(one, 1), gains(one), gains(one)]).toEqual([10, 100, 1, 100, 0]);
    expect(gains(other)).toBe(10);
    table.passUntil('end');
    table.passUntil('upkeep');
    table.pass();
    expect(gains(one)).toBe(10);
  });
});

describe('CR 603.2: an event at a time', () => {
  const fallsIn = (during: TriggerEvent['during']): readonly boolean[] => {
    const killed = (inCombat: boolean, who: typeof alice): boolean => {
      const p = position();
      p.battlefield(who, watching({ on: 'dies', what: creatures, ...(during && { during }) }));
      const victim = p.battlefield(alice, creature('Elf', '', ['Elf'], 1, 1), { controlledSince: 1 });
      const card = p.hand(alice, bolt);
      const table = inCombat ? attack(p, victim) : new Table(p);
      table.cast(card, select(victim));
      table.pass(2);
      return table.of('AbilityTriggered').length > 0;
    };
    return [killed(false, alice), killed(true, alice), killed(false, bob), killed(true, bob)];
  };

  test.each([
    [undefined, [true, true, true, true]],
    ['combat', [false, true, false, true]],
    ['your main phase', [true, false, false, false]],
    ['the declare attackers step', [false, true, false, true]],
    ['your turn', [true, true, false, false]],
  ] as const)('during %s', (during, found) => {
    expect(fallsIn(during)).toEqual(found);
  });
});

describe('CR 701.9: whose spell has a player discard', () => {
  const event: TriggerEvent = { on: 'discards', who: 'you', causedBy: 'an opponent' };
  const mindRot = instant('Rot', '', spell(target.player(), discard('hand', targetPlayer())));

  test.each([
    ['an opponent’s', bob, 21],
    ['your own', alice, 20],
  ] as const)('%s', (_, who, life) => {
    const p = position();
    p.battlefield(alice, watching(event));
    const card = p.hand(who, mindRot);
    p.hand(alice, bear);
    const table = new Table(p);
    if (who === bob) table.pass();
    table.cast(card, select(player(alice)));
    while (table.stack.length > 0) table.pass();
    expect(table.of('ObjectMoved').filter(({ data }) => data.manner === 'discard')).toHaveLength(1);
    expect(table.life(alice)).toBe(life);
  });
});

describe('CR 508.3b, 603.2c: several creatures, once', () => {
  const after = (event: TriggerEvent, attackers: number): number => {
    const p = position();
    p.battlefield(alice, watching(event));
    const all = Array.from({ length: attackers }, () => p.battlefield(alice, bear, { controlledSince: 1 }));
    const table = attack(p, ...all);
    table.passUntil('end');
    return table.life(alice);
  };

  test('two or more attack a player', () => {
    const event: TriggerEvent = {
      on: 'is attacked',
      whom: { who: 'any player', as: ['player'] },
      what: creatures,
      atLeast: 2,
    };
    expect([1, 2, 3].map((count) => after(event, count))).toEqual([20, 21, 21]);
  });

  test('damage to one or more players', () => {
    const triggers = (toOneOrMore: { readonly toOneOrMore?: true }): number => {
      const p = position(undefined, 3);
      p.battlefield(
        alice,
        watching({ on: 'deals damage', what: { is: 'anything' }, to: 'player', oneOrMore: true, ...toOneOrMore }),
      );
      const card = p.hand(alice, instant('Burn', '', spell(dealDamage(1, eachOpponent))));
      const table = new Table(p);
      table.cast(card);
      while (table.stack.length > 0) table.pass();
      return table.of('AbilityTriggered').length;
    };
    expect([triggers({}), triggers({ toOneOrMore: true })]).toEqual([2, 1]);
  });
});
