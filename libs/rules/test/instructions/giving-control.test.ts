import { expect, test } from '@jest/globals';
import { mode, target, type Effect } from '@stacktrail/card-tree';
import { controllerUnderEffects } from '@stacktrail/characteristics';
import { opponent, Scene, you, bear } from '@stacktrail/test-kit';

const given: Effect = {
  do: 'apply',
  to: { objects: 'target', slot: 0 },
  changes: [{ change: 'control', to: { players: 'target', slot: 1 } }],
  until: 'rest of the game',
};
const player = { kind: 'player', filter: { is: 'anything' }, min: 1, max: 1 } as const;

test.each([
  ['an opponent', opponent],
  ['the first seat', you],
])('CR 613.1b, 611.2c: %s who was a target gains control, and keeps it after the spell is gone', (_, who) => {
  const mine = who === opponent ? { battlefield: [bear] } : {};
  const theirs = who === opponent ? {} : { battlefield: [bear] };
  const { targets, effects } = mode(target.creature(), given);
  const scene = new Scene({ targets: [...targets, player], effects }, mine, theirs);
  scene.follow({ targets: [[scene.ref('Bear')], [{ is: 'player', id: who }]] });
  expect(controllerUnderEffects(scene.game.state, scene.object('Bear'))).toBe(who);
});

test('CR 613.1b: each player gains control of what they own, whoever has it', () => {
  const each: Effect = {
    do: 'for each player',
    who: { players: 'each player' },
    effects: [
      {
        do: 'apply',
        to: { objects: 'each', filter: { is: 'owned by players', who: { players: 'that player' } } },
        changes: [{ change: 'control', to: { players: 'that player' } }],
        until: 'rest of the game',
      },
    ],
  };
  const taken: Effect = { ...given, changes: [{ change: 'control', to: { players: 'you' } }] };
  const scene = new Scene(mode(target.creature(), taken, each), {}, { battlefield: [bear] });
  scene.follow({ targets: [[scene.ref('Bear')]] });
  expect(controllerUnderEffects(scene.game.state, scene.object('Bear'))).toBe(opponent);
});
