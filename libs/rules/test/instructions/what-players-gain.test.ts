import { describe, expect, test } from '@jest/globals';
import { mode, type Effect, type KeywordAbility } from '@stacktrail/card-tree';
import { abilitiesOfPlayer } from '@stacktrail/characteristics';
import { opponent, pick, Scene, you } from '@stacktrail/test-kit';

const gain = (...abilities: readonly KeywordAbility[]): Effect => ({
  do: 'put in force',
  rule: { static: 'players have', who: { players: 'you' }, abilities },
  until: 'this turn',
});

describe('CR 113.1b, 611.2c: abilities that a player gains for a while', () => {
  test('are the player’s, and nobody else’s', () => {
    const scene = new Scene(mode(gain({ kind: 'keyword', keyword: 'hexproof' })), {});
    scene.follow({});
    expect(abilitiesOfPlayer(scene.game.state, you)).toEqual([{ kind: 'keyword', keyword: 'hexproof' }]);
    expect(abilitiesOfPlayer(scene.game.state, opponent)).toEqual([]);
  });

  test('CR 611.2d: protection is from the color that was chosen', () => {
    const label = 'color 1';
    const protection: KeywordAbility = {
      kind: 'keyword',
      keyword: 'protection',
      from: [],
      quality: { is: 'has noted', quality: 'color', label },
    };
    const choice: Effect = { do: 'note choice', who: { players: 'you' }, choice: { choose: 'color' }, label };
    const scene = new Scene(mode(choice, gain(protection)), {});
    scene.follow({}, pick('R'));
    expect(abilitiesOfPlayer(scene.game.state, you)).toEqual([{ kind: 'keyword', keyword: 'protection', from: ['R'] }]);
  });
});
