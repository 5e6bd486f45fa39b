import { describe, expect, test } from '@jest/globals';
import {
  all,
  always,
  creature,
  creatures,
  each,
  itself,
  keywords,
  mode,
  not,
  obeys,
  others,
  target,
  thisObject,
  withKeyword,
  you as yourself,
  type Effect,
} from '@stacktrail/card-tree';
import { playerOf } from '@stacktrail/game-state';
import { factsOf, choose, number, opponent, Scene, you, pick } from '@stacktrail/test-kit';

const ox = creature('Ox', '{W}', ['Ox'], 2, 4);
const cat = creature('Cat', '{W}', ['Cat'], 1, 1);
const unmarked = creature('Stone', '{W}', ['Golem'], 1, 1, always(thisObject, obeys("can't have counters put on it")));
const [first, second] = [target(0), target(1)];
const put = (counter: string, count: number, on = first): Effect => ({ do: 'put counters', counter, count, on });

function countersOf(scene: Scene, name: string): Readonly<Record<string, number>> {
  return Object.fromEntries(scene.object(name).counters.map(({ kind, count }) => [kind, count]));
}

function text(...effects: readonly Effect[]) {
  return mode(target.creature(), target.creature(), ...effects);
}

describe('move counters', () => {
  const move = (more: { counter?: string; count: number | 'all' }): Effect => ({
    do: 'move counters',
    ...more,
    from: first,
    to: second,
  });
  const about = (scene: Scene, to = 'Cat') => ({ targets: [[scene.ref('Ox')], [scene.ref(to)]] });

  test('CR 122.5: they are removed from one object and put on the other', () => {
    const scene = new Scene(text(put('+1/+1', 3), move({ counter: '+1/+1', count: 2 })), { battlefield: [ox, cat] });
    const { facts } = scene.follow(about(scene));
    expect(countersOf(scene, 'Ox')).toEqual({ '+1/+1': 1 });
    expect(countersOf(scene, 'Cat')).toEqual({ '+1/+1': 2 });
    expect(factsOf(facts, 'CountersRemoved').map(({ rule }) => rule)).toEqual(['122.5']);
  });

  test('CR 122.5: nothing is removed for an object that can’t have counters, nor where it is the same one', () => {
    const scene = new Scene(text(put('+1/+1', 1), move({ count: 'all' })), { battlefield: [ox, unmarked] });
    scene.follow(about(scene, 'Stone'));
    expect(countersOf(scene, 'Ox')).toEqual({ '+1/+1': 1 });
    scene.follow(about(scene, 'Ox'));
    expect(countersOf(scene, 'Ox')).toEqual({ '+1/+1': 2 });
    expect(countersOf(scene, 'Stone')).toEqual({});
  });

  test('CR 107.1c: of any number the player says how many', () => {
    const any: Effect = { do: 'move counters', count: { amount: 'any number' }, from: first, to: second };
    const scene = new Scene(text(put('+1/+1', 3), any), { battlefield: [ox, cat] });
    scene.follow(about(scene), number(2));
    expect(countersOf(scene, 'Ox')).toEqual({ '+1/+1': 1 });
    expect(countersOf(scene, 'Cat')).toEqual({ '+1/+1': 2 });
  });

  test('CR 122.5, 107.1c: among several objects, to each as many as the player wants', () => {
    const elk = creature('Elk', '{W}', ['Elk'], 1, 1);
    const spread: Effect = {
      do: 'move counters',
      counter: '+1/+1',
      count: { amount: 'any number' },
      from: first,
      to: each(creatures),
      among: true,
    };
    const scene = new Scene(text(put('+1/+1', 3), spread), { battlefield: [ox, cat, unmarked, elk] });
    const { facts } = scene.follow(about(scene), number(2), number(1));
    expect(['Ox', 'Cat', 'Stone', 'Elk'].map((name) => countersOf(scene, name))).toEqual([
      {},
      { '+1/+1': 2 },
      {},
      { '+1/+1': 1 },
    ]);
    expect(factsOf(facts, 'CountersRemoved')).toHaveLength(2);
  });

  test('CR 122.1: of several kinds the player picks which counter it is', () => {
    const scene = new Scene(text(put('charge', 1), put('+1/+1', 1), move({ count: 1 })), { battlefield: [ox, cat] });
    scene.follow(about(scene), pick('charge'));
    expect(countersOf(scene, 'Cat')).toEqual({ charge: 1 });
  });
});

describe('remove any counters', () => {
  const remove = (count: number | 'all', upTo?: true): Effect => ({
    do: 'remove any counters',
    count,
    on: first,
    ...(upTo && { upTo }),
  });

  test('CR 122.1: all of all kinds', () => {
    const scene = new Scene(mode(target.creature(), put('charge', 2), put('+1/+1', 1), remove('all')), {
      battlefield: [ox],
    });
    scene.follow({ targets: [[scene.ref('Ox')]] });
    expect(countersOf(scene, 'Ox')).toEqual({});
  });

  test('CR 107.1c: any number of them', () => {
    const some: Effect = { do: 'remove any counters', counter: 'charge', count: { amount: 'any number' }, on: first };
    const scene = new Scene(mode(target.creature(), put('charge', 3), put('+1/+1', 1), some), { battlefield: [ox] });
    scene.follow({ targets: [[scene.ref('Ox')]] }, number(2));
    expect(countersOf(scene, 'Ox')).toEqual({ charge: 1, '+1/+1': 1 });
  });

  test('CR 122.1, 107.1c: up to so many, one by one', () => {
    const scene = new Scene(mode(target.creature(), put('charge', 2), put('+1/+1', 1), remove(3, true)), {
      battlefield: [ox],
    });
    scene.follow({ targets: [[scene.ref('Ox')]] }, pick('charge'), pick('+1/+1'), pick());
    expect(countersOf(scene, 'Ox')).toEqual({ charge: 1 });
  });
});

describe('multiply counters', () => {
  test('CR 701.10e: as many again of each kind, or twice as many of one', () => {
    const double: Effect = { do: 'multiply counters', by: 2, on: first };
    const one: Effect = { do: 'multiply counters', by: 3, counter: 'charge', on: first };
    const scene = new Scene(mode(target.creature(), put('charge', 2), put('+1/+1', 1), double, one), {
      battlefield: [ox],
    });
    scene.follow({ targets: [[scene.ref('Ox')]] });
    expect(countersOf(scene, 'Ox')).toEqual({ charge: 12, '+1/+1': 2 });
  });

  test('CR 701.10e: those that a player has', () => {
    const get: Effect = { do: 'put player counters', who: yourself, counter: 'energy', count: 3 };
    const scene = new Scene(mode(get, { do: 'multiply counters', by: 2, on: yourself }));
    scene.follow();
    expect(playerOf(scene.game.state, you).counters).toEqual([{ kind: 'energy', count: 6 }]);
  });
});

describe('put its counters', () => {
  test('CR 122.8: as many of each kind as an object last had, which are not moved', () => {
    const scene = new Scene(
      text(
        put('+1/+1', 2),
        { do: 'move', what: first, to: { zone: 'graveyard' } },
        { do: 'put its counters', of: first, on: second },
      ),
      { battlefield: [ox, cat] },
    );
    const { facts } = scene.follow({ targets: [[scene.ref('Ox')], [scene.ref('Cat')]] });
    expect(countersOf(scene, 'Cat')).toEqual({ '+1/+1': 2 });
    expect(factsOf(facts, 'CountersRemoved')).toEqual([]);
  });
});

describe('distribute counters', () => {
  test('CR 601.2d, 608.2d: as announced, but for targets that are illegal now', () => {
    const spec = { ...target.creature(), max: 2, divide: 3 };
    const scene = new Scene(mode(spec, { do: 'distribute counters', counter: '+1/+1', slot: 0 }), {
      battlefield: [ox, cat],
    });
    const targets = [[scene.ref('Ox'), scene.ref('Cat')]];
    scene.follow({ targets, division: [[1, 2]], legal: [[scene.ref('Cat')]] });
    expect(countersOf(scene, 'Ox')).toEqual({});
    expect(countersOf(scene, 'Cat')).toEqual({ '+1/+1': 2 });
  });
});

describe('proliferate', () => {
  test('CR 701.34a: each chosen permanent and player gets another of each kind that it has', () => {
    const poison: Effect = {
      do: 'put player counters',
      counter: 'poison',
      count: 1,
      who: { players: 'each opponent' },
    };
    const scene = new Scene(
      mode(put('+1/+1', 1, each(all(creatures, not(withKeyword('flying'))))), poison, {
        do: 'proliferate',
        who: yourself,
      }),
      { battlefield: [ox, cat, creature('Bird', '{W}', ['Bird'], 1, 1, keywords('flying'))] },
    );
    const { questions } = scene.follow({}, choose(scene.ref('Ox'), { is: 'player', id: opponent }));
    const [question] = questions;
    expect(question?.form === 'select' ? question.candidates.length : 0).toBe(3);
    expect(countersOf(scene, 'Ox')).toEqual({ '+1/+1': 2 });
    expect(countersOf(scene, 'Cat')).toEqual({ '+1/+1': 1 });
    expect(playerOf(scene.game.state, opponent).counters).toEqual([{ kind: 'poison', count: 2 }]);
    expect(playerOf(scene.game.state, you).counters).toEqual([]);
  });
});

test('CR 614.17: no counters are put on what can’t have any', () => {
  const scene = new Scene(mode(put('+1/+1', 1, each(all(creatures, not(all(itself, others)))))), {
    battlefield: [ox, unmarked],
  });
  scene.follow();
  expect(countersOf(scene, 'Ox')).toEqual({ '+1/+1': 1 });
  expect(countersOf(scene, 'Stone')).toEqual({});
});
