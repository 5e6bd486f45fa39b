import { expect, test } from '@jest/globals';
import { all, controlledBy, creatures, gets, opponentControls, you, youControl } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { after, alice, bob, position, size, aura, plainEnchantment, saying, vanilla } from '@stacktrail/test-kit';
import { controllerUnderEffects } from '../../src/queries/controller.js';

const steal = aura(controlledBy(you));

function controller(state: GameState, id: ObjectId) {
  return controllerUnderEffects(state, objectOf(state, id));
}

test('CR 110.2: a permanent’s controller is by default the player under whose control it entered', () => {
  const p = position();
  const bear = p.battlefield(alice, vanilla());
  const lent = p.battlefield(alice, vanilla(), { controller: bob });
  const state = p.state();
  expect([bear, lent].map((id) => controller(state, id))).toEqual([alice, bob]);
});

test('CR 613.1b: a control-changing effect says who controls it, and no longer when it has ended', () => {
  const p = position();
  const bear = p.battlefield(alice, vanilla());
  const effect = p.effect({ changes: [controlledBy(you)], objects: [bear], controller: bob });
  const stolen = p.state();
  expect(controller(stolen, bear)).toBe(bob);
  const settled = after(stolen, 'ControlChanged', { object: bear, from: alice, to: bob });
  expect(controller(settled, bear)).toBe(bob);
  expect(controller(after(settled, 'EffectEnded', { effect }), bear)).toBe(alice);
});

test('CR 613.7: of two control-changing effects the later one decides', () => {
  const p = position();
  const bear = p.battlefield(alice, vanilla());
  p.effect({ changes: [controlledBy(you)], objects: [bear], controller: bob });
  p.battlefield(alice, steal, { attachedTo: bear });
  const back = p.state();
  expect(controller(back, bear)).toBe(alice);
  p.effect({ changes: [controlledBy(you)], objects: [bear], controller: bob });
  expect(controller(p.state(), bear)).toBe(bob);
});

test('CR 613.8a: who controls the creature depends on who controls the Aura', () => {
  const p = position(undefined, 3);
  const carol = 2 as typeof bob;
  const bear = p.battlefield(alice, vanilla());
  const first = p.battlefield(bob, steal, { attachedTo: bear });
  p.battlefield(carol, steal, { attachedTo: first });
  const state = p.state();
  expect(controller(state, first)).toBe(carol);
  expect(controller(state, bear)).toBe(carol);
});

test('CR 613.8b: Auras that take each other form a loop and apply in timestamp order', () => {
  const p = position();
  const bear = p.battlefield(alice, vanilla());
  const first = p.battlefield(alice, steal);
  const second = p.battlefield(bob, steal, { attachedTo: first });
  const state = after(p.state(), 'Attached', { object: first, to: second });
  // `second` is the older one now: bob has taken `first` with it, and takes `second`, which is his, with `first`.
  expect([first, second, bear].map((id) => controller(state, id))).toEqual([bob, bob, alice]);
});

test('CR 611.3a: an effect can take all objects that match', () => {
  const p = position();
  const bear = p.battlefield(alice, vanilla());
  const other = p.battlefield(alice, plainEnchantment);
  p.battlefield(bob, saying(all(creatures, opponentControls), controlledBy(you)));
  const state = p.state();
  expect([bear, other].map((id) => controller(state, id))).toEqual([bob, alice]);
});

test('CR 800.4c: an effect gives nothing to a player who has left', () => {
  const p = position((state) => {
    state.players = state.players.map((player) => (player.id === bob ? { ...player, lost: true } : player));
  });
  const bear = p.battlefield(alice, vanilla());
  p.effect({ changes: [controlledBy(you)], objects: [bear], controller: bob });
  expect(controller(p.state(), bear)).toBe(alice);
});

test('CR 613.1b: what comes after layer 2 sees control as it has changed', () => {
  const p = position();
  const bear = p.battlefield(alice, vanilla());
  p.battlefield(bob, saying(all(creatures, youControl), gets(1, 1)));
  p.effect({ changes: [controlledBy(you)], objects: [bear], controller: bob });
  const before = p.state();
  const state = after(before, 'ControlChanged', { object: bear, from: alice, to: bob });
  expect(size(before, bear)).toBe('2/2');
  expect(size(state, bear)).toBe('3/3');
});
