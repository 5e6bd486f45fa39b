import { expect, test } from '@jest/globals';
import { positionDigest } from '@stacktrail/engine';
import type { Action } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { shippedDecks, playAtRandom } from '@stacktrail/test-kit';
import type { LiveGame } from '../../src/index.js';

/** An action by what it is done with, whichever incarnation that is. */
function inWords(state: GameState, action: Action): string {
  const { object, ...rest } = { object: 0, ...action };
  const card = state.objects.get(object);
  const what = card === undefined ? '' : `${card.printed.name} ${card.zone} ${card.tapped} ${card.controller}`;
  return JSON.stringify({ ...rest, what });
}

function decisionAt({ state, pending }: LiveGame): string | null {
  const question = pending?.question;
  if (question?.form !== 'action' || question.kind !== 'priority') return null;
  const actions = question.actions().map((action) => inWords(state, action));
  return [question.player, ...actions.sort()].join('\n');
}

test('CR 730.3: positions with the same digest offer the same decisions', () => {
  const known = new Map<string, string>();
  let compared = 0;
  for (const seed of ['1', '2']) {
    for (const limit of [80, 120]) {
      playAtRandom(shippedDecks, seed, limit, (_, live) => {
        const decision = decisionAt(live);
        if (decision === null) return;
        const digest = positionDigest(live.state);
        const before = known.get(digest);
        if (before !== undefined) compared += 1;
        expect(before ?? decision).toBe(decision);
        known.set(digest, decision);
      });
    }
  }
  expect(compared).toBeGreaterThan(20);
});
