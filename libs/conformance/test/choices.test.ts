import { describe, expect, test } from '@jest/globals';
import {
  beginningOf,
  creature,
  dealDamage,
  enchantment,
  enters,
  entersWithCounters,
  gainLife,
  instant,
  loseLife,
  mode,
  putCounters,
  sacrifice,
  sorcery,
  spell,
  target,
  triggered,
  type Ability,
  type Effect,
} from '@stacktrail/card-tree';
import { verdictOf, type Scene } from './scene.js';

const you = { players: 'you' } as const;
const may = (...effects: readonly Effect[]): Effect => ({ do: 'may', who: you, effects, label: 'choice' });

describe('the choice queue', () => {
  const offer = creature('An offer', '', ['Elf'], 1, 1, triggered(enters({ is: 'this' }), may(gainLife(3))));
  const scene = (choices: NonNullable<Scene['choices']>, value: number, strict = true): string =>
    verdictOf(
      {
        setup: [['hand', 'A', 'An offer']],
        actions: [{ kind: 'cast', card: 'An offer' }],
        choices,
        asserts: [{ kind: 'life', player: 'A', value }],
        more: { strict },
      },
      offer,
    );

  test('answers “may” with yes or no, in its order', () => {
    expect(scene({ A: [{ type: 'yesno', value: true }] }, 23)).toBe('pass');
    expect(scene({ A: [{ type: 'yesno', value: false }] }, 20)).toBe('pass');
  });

  test('a choice that isn’t listed is inconclusive in a strict scenario, and yes in another', () => {
    expect(scene({}, 23)).toContain('inconclusive: choice of A: may');
    expect(scene({}, 23, false)).toBe('pass');
  });

  test('orders triggers by the beginning of their text; the first goes onto the stack first', () => {
    const gain = enchantment('A gain', '', [], triggered(beginningOf('upkeep', 'you'), gainLife(1)));
    const loss = enchantment('A loss', '', [], triggered(beginningOf('upkeep', 'you'), loseLife(20)));
    const played = (value: string): string =>
      verdictOf(
        {
          setup: [
            ['battlefield', 'A', 'A gain'],
            ['battlefield', 'A', 'A loss'],
          ],
          choices: { A: [{ type: 'text', value }] },
          asserts: [{ kind: 'life', player: 'A', value: 1 }],
        },
        gain,
        loss,
      );
    expect(played('At the beginning of your upkeep, you lose')).toBe('pass');
    expect(played('A gain')).toContain('fail: assert');
    expect(played('Whenever')).toContain('inconclusive');
  });

  test('a scenario may list what is forced here: it is what happened anyway', () => {
    const edict: Effect = sacrifice({
      objects: 'each',
      filter: {
        is: 'all',
        of: [
          { is: 'type', type: 'Creature' },
          { is: 'controlled by', who: 'you' },
        ],
      },
    });
    const offering = sorcery('An offering', '', spell(edict));
    const played = (name: string): string =>
      verdictOf(
        {
          setup: [
            ['battlefield', 'A', 'A bear'],
            ['hand', 'A', 'An offering'],
          ],
          actions: [{ kind: 'cast', card: 'An offering' }],
          choices: { A: [{ type: 'objects', value: [{ name }] }] },
        },
        offering,
      );
    expect(played('A bear')).toBe('pass');
    expect(played('An ox')).toContain('fail: actionsLeft');
  });
});

describe('the mode queue', () => {
  const choice: Ability = {
    kind: 'spell',
    choose: { min: 1, max: 2 },
    modes: [mode(gainLife(1)), mode(gainLife(10))],
  };
  const played = (items: readonly (number | 'skip')[], value: number): string =>
    verdictOf(
      {
        setup: [['hand', 'A', 'A choice']],
        actions: [{ kind: 'cast', card: 'A choice' }],
        choices: {
          A: items.map((item) =>
            item === 'skip' ? { queue: 'mode', type: 'skip' } : { queue: 'mode', type: 'mode', value: item },
          ),
        },
        asserts: [{ kind: 'life', player: 'A', value }],
      },
      sorcery('A choice', '', choice),
    );

  test.each([
    [[1, 'skip'] as const, 21],
    [[2, 'skip'] as const, 30],
    [[1, 2] as const, 31],
    [[2, 1] as const, 31],
  ])('%j chooses by printed numbers', (items, life) => {
    expect(played(items, life)).toBe('pass');
  });
});

describe('coins and dice', () => {
  const gamble = sorcery(
    'A gamble',
    '',
    spell(
      { do: 'roll dice', who: you, count: 1, sides: 20, label: 'die' },
      { do: 'gain life', who: you, amount: { amount: 'noted number', label: 'die' } },
    ),
  );
  const scene: Scene = {
    setup: [['hand', 'A', 'A gamble']],
    actions: [{ kind: 'cast', card: 'A gamble' }],
    choices: { A: [{ type: 'die', value: 7 }] },
    asserts: [{ kind: 'life', player: 'A', value: 27 }],
  };

  test('show what the queue says', () => {
    expect(verdictOf(scene, gamble)).toBe('pass');
  });

  test('one that isn’t used fails', () => {
    expect(verdictOf({ choices: scene.choices! })).toContain('fail: actionsLeft: a die');
  });
});

describe('what a scenario that isn’t strict leaves open', () => {
  const setup: Scene['setup'] = [
    ['battlefield', 'A', 'A bear'],
    ['battlefield', 'B', 'A bear'],
    ['battlefield', 'B', 'An ox'],
    ['hand', 'A', 'A push'],
  ];
  const actions = [{ kind: 'cast', card: 'A push' }];
  const more = { strict: false };

  test('what is good goes to one’s own', () => {
    const push = instant('A push', '', spell(target.creature(), putCounters('+1/+1', { objects: 'target', slot: 0 })));
    const asserts = [{ kind: 'powerToughness', player: 'A', name: 'A bear', power: 3, toughness: 3, scope: 'any' }];
    expect(verdictOf({ setup, actions, asserts, more }, push)).toBe('pass');
  });

  test('what is bad goes to the opponent’s most valuable', () => {
    const push = instant('A push', '', spell(target.creature(), dealDamage(1)));
    const asserts = [{ kind: 'damage', player: 'B', name: 'An ox', value: 1 }];
    expect(verdictOf({ setup, actions, asserts, more }, push)).toBe('pass');
  });

  test('X is as much as can be paid', () => {
    const grower = creature('A grower', '{X}{G}', ['Ooze'], 0, 0, entersWithCounters('+1/+1', { amount: 'X' }));
    const scene: Scene = {
      setup: [
        ['battlefield', 'A', 'A green land', 4],
        ['hand', 'A', 'A grower'],
      ],
      actions: [{ kind: 'cast', card: 'A grower' }],
      asserts: [{ kind: 'counters', name: 'A grower', counter: '+1/+1', value: 3 }],
      more,
    };
    expect(verdictOf(scene, grower)).toBe('pass');
  });
});

test('an object that is meant by an alias is that card', () => {
  const scene: Scene = {
    placed: [
      { zone: 'battlefield', player: 'B', card: 'A bear', count: 2, aliases: ['first', 'second'] },
      { zone: 'hand', player: 'A', card: 'A jab', count: 1 },
    ],
    actions: [
      { kind: 'cast', card: 'A jab', targets: [{ alias: 'second' }] },
      { kind: 'waitStackResolved' },
      { kind: 'check', check: 'aliasZone', alias: 'second', zone: 'graveyard', value: true } as never,
      { kind: 'check', check: 'aliasZone', alias: 'first', zone: 'battlefield', value: true } as never,
    ],
  };
  expect(verdictOf(scene, instant('A jab', '', spell(target.creature(), dealDamage(2))))).toBe('pass');
});
