import { expect, test } from '@jest/globals';
import { gainLife, instant, spell, staticAbility, type Step } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, bob, position, Table } from '@stacktrail/test-kit';

const fog = instant(
  'Fog',
  '',
  spell(gainLife(1)),
  staticAbility({ static: 'cast this only', if: { if: 'attacked this step', who: { players: 'you' } } }),
);

/** Whether the active player can cast it in that step, where those players were attacked in this combat. */
function canCast(step: Step, ...attacked: readonly PlayerId[]): boolean {
  const p = position((state) => {
    state.step = step;
    state.begun = [step];
    state.combat = { attackers: [], firstStrikers: null, removed: [], bands: [], attacked, obliged: [], former: [] };
  });
  const card = p.hand(alice, fog);
  return new Table(p).options(card).length > 0;
}

test('CR 508.6: a player has been attacked this step if creatures were declared that attack them', () => {
  expect(canCast('declare attackers', alice)).toBe(true);
  expect(canCast('declare attackers', bob)).toBe(false);
  expect(canCast('declare attackers')).toBe(false);
});

test('CR 508.6: attackers are declared in no later step', () => {
  expect(canCast('declare blockers', alice)).toBe(false);
});
