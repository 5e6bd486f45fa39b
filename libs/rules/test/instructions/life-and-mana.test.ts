import { describe, expect, test } from '@jest/globals';
import { creature, mode, target, type Effect } from '@stacktrail/card-tree';
import { playerOf } from '@stacktrail/game-state';
import { factsOf, opponent, Scene, you, pick } from '@stacktrail/test-kit';

describe('gain life', () => {
  test('CR 119.3: the life total is adjusted', () => {
    const scene = new Scene(mode({ do: 'gain life', who: { players: 'you' }, amount: 3 }), {}, {});
    scene.follow();
    expect(scene.life(you)).toBe(23);
  });

  test('CR 608.2h: an amount is that of a creature as it last was, once the text has moved it', () => {
    const text = mode(
      target.creature(),
      { do: 'move', what: { objects: 'target', slot: 0 }, to: { zone: 'exile' } },
      {
        do: 'gain life',
        who: { players: 'controller of', objects: { objects: 'target', slot: 0 } },
        amount: { amount: 'power', of: { objects: 'target', slot: 0 } },
      },
    );
    const scene = new Scene(text, {}, { battlefield: [creature('Giant', '{3}{R}', ['Giant'], 5, 5)] });
    scene.follow({ targets: [[scene.ref('Giant')]] });
    expect(scene.life(opponent)).toBe(25);
  });

  test('CR 119.9: gaining 0 life is no occurrence', () => {
    const scene = new Scene(mode({ do: 'gain life', who: { players: 'you' }, amount: { amount: 'X' } }), {}, {});
    expect(scene.follow().facts).toEqual([]);
  });
});

describe('lose life', () => {
  test('CR 119.3: several players lose life at once', () => {
    const scene = new Scene(mode({ do: 'lose life', who: { players: 'each player' }, amount: 2 }), {}, {});
    const { facts } = scene.follow();
    expect(factsOf(facts, 'LifeLost').map((fact) => [fact.data.player, fact.data.life])).toEqual([
      [you, 18],
      [opponent, 18],
    ]);
  });
});

describe('add mana', () => {
  const pool = (scene: Scene): string =>
    playerOf(scene.game.state, you)
      .mana.map((mana) => mana.type)
      .join('');

  test('CR 106.3, 106.4: each unit has a number of its own; a spell’s mana comes from the spell', () => {
    const add: Effect = { do: 'add mana', who: { players: 'you' }, mana: { add: 'fixed', mana: ['R', 'C'] } };
    const scene = new Scene(mode(add, add), {}, {});
    const { facts } = scene.follow();
    expect(pool(scene)).toBe('RCRC');
    expect(factsOf(facts, 'ManaAdded').map((fact) => [fact.data.first, fact.data.source])).toEqual([
      [1, scene.spell],
      [3, scene.spell],
    ]);
  });

  test('CR 608.2d: one type is chosen for all of the mana', () => {
    const text = mode({
      do: 'add mana',
      who: { players: 'you' },
      mana: { add: 'one of', types: ['W', 'U', 'B', 'R', 'G'], count: 3 },
    });
    const scene = new Scene(text, {}, {});
    const { questions } = scene.follow({}, pick('G'));
    expect(questions).toMatchObject([{ kind: 'choose mana', player: you, min: 1, max: 1 }]);
    expect(pool(scene)).toBe('GGG');
  });

  test('no question where there is one type, or no mana', () => {
    const one: Effect = { do: 'add mana', who: { players: 'you' }, mana: { add: 'one of', types: ['U'], count: 2 } };
    const none: Effect = {
      do: 'add mana',
      who: { players: 'you' },
      mana: { add: 'one of', types: ['U', 'R'], count: { amount: 'X' } },
    };
    const scene = new Scene(mode(one, none), {}, {});
    scene.follow();
    expect(pool(scene)).toBe('UU');
  });
});
