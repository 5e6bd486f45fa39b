import { expect, test } from '@jest/globals';
import { creatures, mode, type Effect } from '@stacktrail/card-tree';
import { powerOf } from '@stacktrail/characteristics';
import { bear, giant, Scene } from '@stacktrail/test-kit';
import { endEffects } from '../../src/changes/durations.js';

const each = { objects: 'each', filter: creatures } as const;

function growing(): Scene {
  const grow: Effect = {
    do: 'apply',
    to: each,
    changes: [{ change: 'modify power and toughness', power: 1, toughness: 0 }],
    until: 'as long as it is so',
    asLongAs: { objects: each, filter: { is: 'has counter', counter: 'vow' } },
  };
  return new Scene(mode(grow), { battlefield: [bear, giant] }, {});
}

function put(scene: Scene, name: string): void {
  scene.game.emit('CountersPut', { object: scene.id(name), kind: 'vow', count: 1 }, { rule: '122.6' });
}

function remove(scene: Scene, name: string): void {
  scene.game.emit('CountersRemoved', { object: scene.id(name), kind: 'vow', count: 1 }, { rule: '122.6' });
  endEffects(scene.game);
}

const powers = (scene: Scene): readonly number[] =>
  ['Bear', 'Giant'].map((name) => powerOf(scene.game.state, scene.object(name)));

test('CR 611.2b: an effect that would be over does nothing', () => {
  const scene = growing();
  put(scene, 'Bear');
  scene.follow();
  expect(powers(scene)).toEqual([3, 5]);
  put(scene, 'Giant');
  expect(powers(scene)).toEqual([3, 5]);
});

test('CR 611.2b: it ends for each object by itself, and for good', () => {
  const scene = growing();
  put(scene, 'Bear');
  put(scene, 'Giant');
  scene.follow();
  expect(powers(scene)).toEqual([3, 6]);
  remove(scene, 'Bear');
  expect(powers(scene)).toEqual([2, 6]);
  put(scene, 'Bear');
  expect(powers(scene)).toEqual([2, 6]);
});
