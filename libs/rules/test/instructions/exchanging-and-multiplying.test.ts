import { describe, expect, test } from '@jest/globals';
import { creature, enchantment, mode, target, type CardDefinition, type Effect } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { factsOf, opponent, Scene, you, bear } from '@stacktrail/test-kit';

const me = { players: 'you' } as const;

const named = (...names: readonly string[]): readonly CardDefinition[] =>
  names.map((name) => creature(name, '{1}{G}', ['Bear'], 2, 2));

const first = { objects: 'target', slot: 0 } as const;

const second = { objects: 'target', slot: 1 } as const;

describe('exchange control', () => {
  const text = mode(target.creature(), target.creature(), { do: 'exchange control', first, second });

  test('CR 701.12b: each player gains control of the other’s permanent', () => {
    const scene = new Scene(text, { battlefield: named('A') }, { battlefield: named('B') });
    scene.follow({ targets: [[scene.ref('A')], [scene.ref('B')]] });
    expect(scene.game.state.effects.map(({ controller, objects }) => [controller, objects[0]])).toEqual([
      [opponent, scene.id('A')],
      [you, scene.id('B')],
    ]);
  });

  test('CR 701.12a example: where one is gone, nothing happens to the other', () => {
    const scene = new Scene(text, { battlefield: named('A') }, { battlefield: named('B') });
    const targets = [[scene.ref('A')], [scene.ref('B')]];
    scene.relocate(scene.id('B'), 'graveyard');
    expect(scene.follow({ targets, legal: [targets[0]!, []] }).facts).toEqual([]);
  });

  test('CR 701.12b: under one player’s control it does nothing', () => {
    const scene = new Scene(text, { battlefield: named('A', 'B') }, {});
    expect(scene.follow({ targets: [[scene.ref('A')], [scene.ref('B')]] }).facts).toEqual([]);
  });
});

describe('exchange life totals', () => {
  const text = mode(
    { do: 'lose life', who: me, amount: 5 },
    { do: 'exchange life totals', first: me, second: { players: 'each opponent' } },
  );

  test('CR 701.12c: each gains or loses the difference', () => {
    const scene = new Scene(text, {}, {});
    const { facts } = scene.follow();
    expect([scene.life(you), scene.life(opponent)]).toEqual([20, 15]);
    expect([factsOf(facts, 'LifeGained')[0]?.data.amount, factsOf(facts, 'LifeLost')[1]?.data.amount]).toEqual([5, 5]);
  });

  test('CR 701.12c: not where a player who can’t gain life would', () => {
    const ban = enchantment('Ban', '{1}', [], {
      kind: 'static',
      effects: [{ static: "players can't", who: 'any player', what: 'gain life' }],
    });
    const scene = new Scene(text, { battlefield: [ban] }, {});
    scene.follow();
    expect([scene.life(you), scene.life(opponent)]).toEqual([15, 20]);
  });
});

describe('exchange zones', () => {
  test('CR 701.12d, 701.12f: all cards, also where one zone is empty', () => {
    const text = mode({ do: 'exchange zones', who: me, first: 'hand', second: 'graveyard' });
    const scene = new Scene(text, { graveyard: named('A', 'B') }, {});
    scene.follow();
    expect([scene.names('hand'), scene.names('graveyard')]).toEqual([['A', 'B'], []]);
  });

  test('CR 701.12d: a single card too', () => {
    const text = mode({ do: 'exchange zones', who: me, first: 'hand', second: 'graveyard' });
    const scene = new Scene(text, { graveyard: named('A') }, {});
    scene.follow();
    expect([scene.names('hand'), scene.names('graveyard')]).toEqual([['A'], []]);
  });
});

const size = (scene: Scene, name: string): string => {
  const { power, toughness } = characteristicsOf(scene.game.state, scene.object(name));
  return `${power}/${toughness}`;
};

describe('multiply power and toughness', () => {
  const multiply = (what: 'power' | 'toughness' | 'power and toughness', by: 2 | 3): Effect => ({
    do: 'multiply power and toughness',
    what,
    of: first,
    by,
    until: 'this turn',
  });
  const sized = (power: number, effect: Effect): string => {
    const scene = new Scene(
      mode(target.creature(), effect),
      { battlefield: [creature('It', '{1}', [], power, 3)] },
      {},
    );
    scene.follow({ targets: [[scene.ref('It')]] });
    return size(scene, 'It');
  };

  test('CR 701.10a, 701.10b: doubled', () => {
    expect(sized(2, multiply('power', 2))).toBe('4/3');
    expect(sized(2, multiply('toughness', 2))).toBe('2/6');
    expect(sized(2, multiply('power and toughness', 2))).toBe('4/6');
  });

  test('CR 701.10c: a negative power becomes twice as negative', () => {
    expect(sized(-1, multiply('power and toughness', 2))).toBe('-2/6');
  });

  test('CR 701.11a, 701.11b: tripled', () => {
    expect(sized(2, multiply('power and toughness', 3))).toBe('6/9');
  });

  test('CR 701.11c: a negative power tripled', () => {
    expect(sized(-1, multiply('power', 3))).toBe('-3/3');
  });
});

describe('multiply life total', () => {
  test('CR 701.10d: the player gains as much as they have', () => {
    const scene = new Scene(mode({ do: 'multiply life total', who: me, by: 2 }), {}, {});
    expect(factsOf(scene.follow().facts, 'LifeGained')[0]?.data).toMatchObject({ amount: 20, life: 40 });
  });
});

describe('remove any counters', () => {
  test('CR 122.1: all of every kind', () => {
    const put = (counter: string): Effect => ({ do: 'put counters', counter, count: 2, on: first });
    const text = mode(target.creature(), put('oil'), put('+1/+1'), {
      do: 'remove any counters',
      count: 'all',
      on: first,
    });
    const scene = new Scene(text, { battlefield: [bear] }, {});
    scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(scene.object('Bear').counters).toEqual([]);
  });
});

describe('unattach', () => {
  test('CR 701.3d: it stays on the battlefield, attached to nothing', () => {
    const scene = new Scene(
      mode(target.creature(), { do: 'unattach', what: first }),
      { battlefield: named('A', 'B') },
      {},
    );
    scene.game.emit('Attached', { object: scene.id('A'), to: scene.id('B') }, { rule: '701.3a' });
    scene.follow({ targets: [[scene.ref('A')]] });
    expect(scene.object('A')).toMatchObject({ zone: 'battlefield', attachedTo: 0 });
  });
});
