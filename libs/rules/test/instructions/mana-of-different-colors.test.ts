import { expect, test } from '@jest/globals';
import { mode } from '@stacktrail/card-tree';
import { playerOf } from '@stacktrail/game-state';
import { pick, Scene, you } from '@stacktrail/test-kit';

const pool = (scene: Scene): string =>
  playerOf(scene.game.state, you)
    .mana.map((mana) => mana.type)
    .join('');

function adding(count: number): Scene {
  const mana = { add: 'different colors', count } as const;
  return new Scene(mode({ do: 'add mana', who: { players: 'you' }, mana }), {}, {});
}

test('CR 106.3: of two mana of different colors no color is chosen twice', () => {
  const scene = adding(2);
  const { questions } = scene.follow({}, pick('B'), pick('G'));
  expect(questions.map((question) => 'options' in question && question.options.map(({ key }) => key))).toEqual([
    ['W', 'U', 'B', 'R', 'G'],
    ['W', 'U', 'R', 'G'],
  ]);
  expect(pool(scene)).toBe('BG');
});

test('CR 105.1: there are five colors, and mana of no more is added', () => {
  const scene = adding(7);
  scene.follow({}, pick('W'), pick('U'), pick('B'), pick('R'));
  expect(pool(scene)).toBe('WUBRG');
});
