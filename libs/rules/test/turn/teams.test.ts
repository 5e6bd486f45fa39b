import { describe, expect, test } from '@jest/globals';
import { enchantment, skips, staticAbility, type CardDefinition } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, bob, position, Table, wastes } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;

/** Four seats, opposite seats together; a seat has that enchantment, and Alice, whose turn it is, eight cards. */
function table(owner: PlayerId, card: CardDefinition): Table {
  const p = position((state) => {
    state.setup = { ...state.setup!, teams: [0, 1, 0, 1] };
  }, 4);
  for (const player of [alice, bob, carol, 3 as PlayerId]) for (let i = 0; i < 3; i++) p.library(player, wastes);
  for (let i = 0; i < 6; i++) p.hand(alice, wastes);
  p.battlefield(owner, card);
  return new Table(p);
}

describe('CR 102.3: a teammate is no opponent', () => {
  const small = enchantment(
    'Small hands',
    '{1}',
    [],
    staticAbility({ static: 'maximum hand size', who: 'opponent', change: 'set', count: 5 }),
  );

  test.each([
    [bob, true],
    [carol, false],
  ])('CR 402.2: of the maximum hand size that seat %i gives opponents', (owner, discards) => {
    const played = table(owner, small);
    for (let i = 0; i < 80 && played.question.kind === 'priority' && played.state.activePlayer === alice; i++) {
      played.pass();
    }
    expect(played.question.kind === 'discard to hand size').toBe(discards);
  });

  test.each([
    [bob, true],
    [carol, false],
  ])('CR 500.11: of the combat phase that opponents of seat %i skip', (owner, isSkipped) => {
    const played = table(owner, enchantment('Truce', '{1}', [], skips('combat phase', 'opponent')));
    for (let i = 0; i < 40 && played.state.activePlayer === alice && played.question.kind === 'priority'; i++) {
      played.pass();
    }
    const steps = played.of('StepBegan').map(({ data }) => data.step);
    expect(steps.includes('beginning of combat')).toBe(!isSkipped);
  });
});
