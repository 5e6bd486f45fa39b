import { describe, expect, test } from '@jest/globals';
import type { Filter } from '@stacktrail/card-tree';
import { hasToAttack, matches, plainContext, requirementsObeyed } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { alice, aura, bob, position, bear } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const mark = aura({ change: 'combat rule', combat: { rule: 'goaded' } });

/** A creature of the second player, with an Aura of each of these players. */
function marked(...goaders: readonly PlayerId[]): { readonly state: GameState; readonly id: ObjectId } {
  const p = position(() => {}, 3);
  const id = p.battlefield(bob, bear);
  for (const goader of goaders) p.battlefield(goader, mark, { attachedTo: id });
  return { state: p.state(), id };
}

function obeyed({ state, id }: ReturnType<typeof marked>): readonly number[] {
  return [alice, carol].map((player) => requirementsObeyed(state, objectOf(state, id), { is: 'player', id: player }));
}

describe('CR 701.15b: goaded by an effect that lasts', () => {
  test('CR 701.15b: it has to attack, and rather another player than the controller of the effect', () => {
    const found = marked(alice);
    expect(hasToAttack(found.state, objectOf(found.state, found.id))).toBe(true);
    expect(obeyed(found)).toEqual([1, 2]);
    expect(obeyed(marked())).toEqual([0, 0]);
  });

  test('CR 701.15c, 701.15d: another player’s effect adds requirements, the same player’s none', () => {
    expect(obeyed(marked(alice, alice))).toEqual([1, 2]);
    expect(obeyed(marked(alice, carol))).toEqual([3, 3]);
  });

  test('CR 701.15b: it is a goaded creature, goaded by that player', () => {
    const { state, id } = marked(alice);
    const goaded: Filter = { is: 'designated', as: 'goaded' };
    const asks = (filter: Filter, you: PlayerId, what = id) =>
      matches(state, filter, objectOf(state, what), plainContext(you, id));
    expect([asks(goaded, carol), asks({ ...goaded, by: 'you' }, alice), asks({ ...goaded, by: 'you' }, carol)]).toEqual(
      [true, true, false],
    );
    expect(asks(goaded, carol, (id + 1) as ObjectId)).toBe(false);
  });
});
