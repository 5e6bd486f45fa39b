import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  artifact,
  cost,
  create,
  creature,
  creatures,
  creatureToken,
  dealDamage,
  draw,
  each,
  enchantment,
  entersWithCounters,
  gainLife,
  itself,
  keywords,
  loseLife,
  others,
  putCounters,
  regenerate,
  sorcery,
  spell,
  staticAbility,
  target,
  targetPlayer,
  thatMuch,
  thisObject,
  triggered,
  you,
  youControl,
  type CardDefinition,
  type Effect,
  type Replacement,
  twiceThatMany,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { PlayerStateRecord } from '@stacktrail/game-state';
import {
  attackWith,
  player,
  select,
  bear,
  forest,
  alice,
  bob,
  position,
  size,
  type Position,
  Table,
} from '@stacktrail/test-kit';

const doing = (...effects: readonly Effect[]): CardDefinition => sorcery('Deed', '', spell(...effects));
const law = (replacement: Replacement): CardDefinition =>
  enchantment('Law', '', [], staticAbility({ static: 'replacement', replacement }));

/** Alice does this in a position. */
function after(p: Position, ...effects: readonly Effect[]): Table {
  const card = p.hand(alice, doing(...effects));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table;
}

function countersOf(table: Table, id: ObjectId): Readonly<Record<string, number>> {
  return Object.fromEntries(table.now(id).counters.map(({ kind, count }) => [kind, count]));
}

describe('CR 119: life', () => {
  test('CR 119.6: a player with 0 or less life loses as a state-based action', () => {
    const table = after(position(), loseLife(20, you));
    expect(table.of('PlayerLost')).toMatchObject([{ rule: '704.5a', data: { player: alice } }]);
  });

  test('CR 119.10: to gain 0 life is no event: nothing replaces it and nothing triggers on it', () => {
    const p = position();
    p.battlefield(alice, law({ would: 'gain life', who: 'you', instead: { do: 'follow', effects: [gainLife(5)] } }));
    p.battlefield(alice, enchantment('Watcher', '', [], triggered({ on: 'gains life', who: 'you' }, draw(1))));
    const table = after(p, gainLife(0));
    expect([table.life(alice), table.stack, table.of('LifeGained')]).toEqual([20, [], []]);
  });
});

describe('CR 120: damage', () => {
  test('CR 120.2: any object can deal damage: an artifact, by its ability', () => {
    const p = position();
    const ping = activated([], target.player(), dealDamage(2, targetPlayer()));
    const source = p.battlefield(alice, artifact('Pinger', '', [], ping));
    const table = new Table(p);
    table.activate(source, select(player(bob)));
    table.passAll();
    expect([table.life(bob), table.of('DamageDealtToPlayer')[0]!.data.source]).toEqual([18, source]);
  });

  test('CR 120.2a: each attacking creature deals damage equal to its power in the combat damage step', () => {
    const p = position();
    const attacker = p.battlefield(alice, creature('Ogre', '', ['Ogre'], 3, 1), { controlledSince: 0 });
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, attacker));
    table.passUntil('combat damage');
    expect([table.life(bob), table.of('DamageDealtToPlayer')[0]!.data.combat]).toEqual([17, true]);
  });

  test('CR 120.5, 120.6: a creature with lethal damage is destroyed by a state-based action, not by the damage', () => {
    const p = position();
    const victim = p.battlefield(bob, bear);
    const table = after(p, dealDamage(2, each(creatures)));
    const destroyed = table.of('Destroyed')[0]!;
    expect([destroyed.rule, table.zoneOf(victim)]).toEqual(['704.5g', 'graveyard']);
  });

  test('CR 120.5 example: damage that isn’t lethal destroys nothing', () => {
    const p = position();
    const victim = p.battlefield(bob, bear);
    const table = after(p, dealDamage(1, each(creatures)));
    expect([table.zoneOf(victim), table.object(victim).damage, table.of('Destroyed')]).toEqual(['battlefield', 1, []]);
  });

  test('CR 120.6: damage stays marked on what stops being a creature, and goes as it regenerates', () => {
    const p = position();
    const victim = p.battlefield(bob, creature('Wall', '', ['Wall'], 0, 5));
    const table = after(p, dealDamage(2, each(creatures)), {
      do: 'apply',
      to: each(creatures),
      changes: [{ change: 'set types', types: ['Artifact'], subtypes: [] }],
      until: 'this turn',
    });
    expect(table.object(victim).damage).toBe(2);
    const q = position();
    const other = q.battlefield(bob, bear);
    const saved = after(q, regenerate(each(creatures)), dealDamage(3, each(creatures)));
    expect([saved.zoneOf(other), saved.object(other).damage, saved.object(other).tapped]).toEqual([
      'battlefield',
      0,
      true,
    ]);
  });

  test('CR 120.4d example: prevention first, then the results with what replaces those', () => {
    const p = position();
    p.battlefield(alice, law({ would: 'gain life', who: 'you', instead: { do: 'gain double' } }));
    const source = p.battlefield(
      alice,
      creature(
        'Drainer',
        '',
        ['Bat'],
        3,
        3,
        ...keywords('wither', 'lifelink'),
        activated([], target.creature(others), {
          do: 'deal damage',
          amount: 3,
          to: target(),
        }),
      ),
    );
    const victim = p.battlefield(bob, creature('Wall', '', ['Wall'], 2, 4));
    p.battlefield(
      bob,
      law({ would: 'be dealt damage', to: all(creatures, youControl), instead: { do: 'prevent', amount: 2 } }),
    );
    const table = new Table(p);
    table.activate(source);
    if (table.question.kind === 'choose targets') table.answer(select(victim));
    table.passAll();
    expect([countersOf(table, victim), table.life(alice), table.object(victim).damage]).toEqual([
      { '-1/-1': 1 },
      22,
      0,
    ]);
  });

  test('CR 120.4d example 2: life gained and lost at the same time is taken together', () => {
    const p = position((state) => {
      state.players = state.players.map((each) => {
        const copy = new PlayerStateRecord(each);
        if (each.id === bob) copy.life = 2;
        return copy;
      });
    });
    p.battlefield(bob, law({ would: 'lose life', who: 'you', fromDamage: true, instead: { do: 'stay at', life: 1 } }));
    p.battlefield(
      bob,
      law({
        would: 'be dealt damage',
        to: 'you',
        from: { is: 'keyword', keyword: 'vigilance' },
        instead: { do: 'prevent all', then: [gainLife(thatMuch)] },
      }),
    );
    p.battlefield(alice, bear);
    p.battlefield(alice, creature('Watchful', '', ['Bear'], 2, 2, ...keywords('vigilance')));
    const source = each(all(creatures, youControl));
    const table = after(p, { do: 'deal damage', amount: 5, to: { players: 'each opponent' }, source });
    expect([table.life(bob), table.of('LifeLost')[0]!.data.amount, table.of('LifeGained')[0]!.data.amount]).toEqual([
      2, 5, 5,
    ]);
  });

  test('CR 120.4c: damage doesn’t reduce to less than 1 a life total that is less already, and takes all of it', () => {
    const p = position((state) => {
      state.players = state.players.map((each) => {
        const copy = new PlayerStateRecord(each);
        if (each.id === bob) copy.life = -2;
        return copy;
      });
    });
    const cannotLose = enchantment('Reprieve', '', [], {
      kind: 'static',
      effects: [{ static: "players can't", who: 'you', what: 'lose the game' }],
    });
    p.battlefield(bob, cannotLose);
    p.battlefield(bob, law({ would: 'lose life', who: 'you', fromDamage: true, instead: { do: 'stay at', life: 1 } }));
    expect(after(p, dealDamage(3, { players: 'each opponent' })).life(bob)).toBe(-5);
  });
});

describe('CR 121: drawing', () => {
  test('CR 121.3a: who lets another player draw may do so where that player’s library is empty', () => {
    const p = position();
    const table = after(p, { do: 'may', who: you, effects: [draw(1, { players: 'each opponent' })] });
    expect(table.asked).toBe(`may ${alice}`);
  });

  test('CR 121.6c: what is done with the drawn card isn’t done with cards drawn instead', () => {
    const p = position();
    p.battlefield(
      alice,
      law({ would: 'draw', who: 'you', instead: { do: 'follow', effects: [gainLife(thatMuch), gainLife(1)] } }),
    );
    p.library(alice, forest);
    const table = after(p, draw(1));
    expect([table.life(alice), table.of('CardsRevealed')]).toEqual([21, []]);
  });
});

describe('CR 122: counters', () => {
  test('CR 122.1e: a planeswalker without loyalty goes to the graveyard', () => {
    const p = position();
    const walker = { faces: [{ ...bear.faces[0], name: 'Walker', types: ['Planeswalker'], subtypes: [], loyalty: 2 }] };
    const one = p.battlefield(bob, walker as unknown as CardDefinition, { counters: { loyalty: 2 } });
    const table = after(p, {
      do: 'remove counters',
      counter: 'loyalty',
      count: 2,
      on: each({ is: 'type', type: 'Planeswalker' }),
    });
    expect(table.zoneOf(one)).toBe('graveyard');
  });

  test('CR 122.1f: ten poison counters', () => {
    const poison = (count: number): Effect => ({ do: 'put player counters', counter: 'poison', count, who: you });
    expect(after(position(), poison(9)).of('PlayerLost')).toEqual([]);
    expect(after(position(), poison(10)).of('PlayerLost')).toMatchObject([{ rule: '704.5c' }]);
  });

  test('CR 122.1i: rad counters trigger at the beginning of the precombat main phase', () => {
    const p = position((state) => {
      state.step = 'draw';
    });
    for (let i = 0; i < 4; i++) p.library(alice, forest);
    const source = p.battlefield(
      alice,
      artifact('Source', '', [], activated([], { do: 'put player counters', counter: 'rad', count: 2, who: you })),
    );
    const table = new Table(p);
    table.activate(source);
    table.passAll();
    table.passUntil('precombat main');
    expect(table.stack).toHaveLength(1);
  });

  test('CR 122.3: as many +1/+1 and -1/-1 counters as the fewer are removed', () => {
    const p = position();
    const one = p.battlefield(alice, creature('Big', '', ['Beast'], 5, 5));
    const table = after(p, putCounters('+1/+1', each(creatures), 3), putCounters('-1/-1', each(creatures), 2));
    expect([countersOf(table, one), size(table.state, one)]).toEqual([{ '+1/+1': 1 }, '6/6']);
  });

  test('CR 122.6a: counters that it enters with are put there by its controller', () => {
    const p = position();
    p.battlefield(alice, law({ would: 'get counters', who: 'you', instead: twiceThatMany }));
    const card = p.hand(alice, creature('Hydra', '', ['Hydra'], 0, 0, entersWithCounters('+1/+1', 2)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(countersOf(table, table.now(card).id)).toEqual({ '+1/+1': 4 });
  });

  test('CR 122.6, 614.12: so is it where the permanent’s own ability says how many are put on it', () => {
    const p = position();
    const more = staticAbility({
      static: 'replacement',
      replacement: { would: 'get counters', who: 'you', what: itself, instead: twiceThatMany },
    });
    const card = p.hand(alice, creature('Hydra', '', ['Hydra'], 0, 0, entersWithCounters('+1/+1', 2), more));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(countersOf(table, table.now(card).id)).toEqual({ '+1/+1': 4 });
  });

  test('CR 122.9: the counters of what was sacrificed as a cost are put on another, as many of each kind', () => {
    const giver = creature(
      'Giver',
      '',
      ['Ooze'],
      1,
      1,
      activated([cost.sacrificeThis], target.creature(others), {
        do: 'put its counters',
        of: thisObject,
        on: target(),
      }),
    );
    const p = position();
    const source = p.battlefield(alice, giver, { counters: { '+1/+1': 2, flying: 1 } });
    const one = p.battlefield(alice, bear);
    p.token(alice, creatureToken(1, 1, [], ['Elf']));
    const table = new Table(p);
    table.activate(source, select(one));
    table.passAll();
    expect([countersOf(table, one), table.zoneOf(source)]).toEqual([{ '+1/+1': 2, flying: 1 }, 'graveyard']);
  });
});

describe('CR 706: rolling dice', () => {
  const roll = (more: Partial<Extract<Effect, { do: 'roll dice' }>>): Effect => {
    return { do: 'roll dice', who: you, count: 1, sides: 6, label: 'roll', ...more };
  };

  test('CR 706.1: the text says what kind of die, and how many', () => {
    const table = after(position(), roll({ count: 3, sides: 4 }));
    const { natural, sides } = table.of('DiceRolled')[0]!.data;
    expect([natural.length, sides, natural.every((each) => each >= 1 && each <= 4)]).toEqual([3, 4, true]);
  });

  test('CR 706.3b: the instructions of its table are part of the same ability', () => {
    const table = after(position(), roll({ table: [{ from: 1, effects: [gainLife(3)] }] }));
    expect([table.life(alice), table.stack]).toEqual([23, []]);
  });

  test('CR 706.4: without a table the text says how the result is used', () => {
    const table = after(position(), roll({}), gainLife({ amount: 'noted number', label: 'roll' }));
    const [result] = table.of('DiceRolled')[0]!.data.results;
    expect(table.life(alice)).toBe(20 + result!);
  });
});

test('CR 111.1: an effect puts tokens onto the battlefield; they are no cards', () => {
  const table = after(position(), create(2, creatureToken(1, 1, ['W'], ['Soldier'])));
  expect(table.state.battlefield.map((id) => [table.object(id).kind, table.object(id).card])).toEqual([
    ['token', -1],
    ['token', -1],
  ]);
});
