import { describe, expect, test } from '@jest/globals';
import { eachPlayer, mode, you as controller, type Effect } from '@stacktrail/card-tree';
import { playerOf } from '@stacktrail/game-state';
import { opponent, Scene, you } from '@stacktrail/test-kit';

describe('additional lands', () => {
  test('CR 305.2: each instruction adds to what the players may play this turn', () => {
    const two: Effect = { do: 'additional lands', who: controller, count: 2 };
    const one: Effect = { do: 'additional lands', who: eachPlayer, count: 1 };
    const scene = new Scene(mode(two, one), {}, {});
    const { facts } = scene.follow();
    expect(facts.map(({ rule, type }) => `${rule} ${type}`)).toEqual(Array(3).fill('305.2 AdditionalLandsAllowed'));
    const { state } = scene.game;
    expect([you, opponent].map((player) => playerOf(state, player).additionalLandsThisTurn)).toEqual([3, 1]);
  });

  test('CR 305.2: none where the number is zero', () => {
    const scene = new Scene(mode({ do: 'additional lands', who: controller, count: 0 }), {}, {});
    expect(scene.follow().facts).toEqual([]);
  });
});
