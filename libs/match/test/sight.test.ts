import { describe, expect, test } from '@jest/globals';
import { seatBit } from '@stacktrail/game-events';
import { exiledFaceDown, faceDownForms } from '@stacktrail/game-state';
import { alice, bear, bob, position } from '@stacktrail/test-kit';
import { Sight } from '../src/index.js';

const knownToBob = { knownTo: seatBit(bob) };

describe('what a bot sees', () => {
  test.each([
    ['CR 406.3: a card of another player that is exiled face down', 'exile'],
    ['CR 400.11a: a card in the sideboard of another player', 'outside'],
  ] as const)('%s isn’t seen', (_, zone) => {
    const scene = position();
    const faceDown = zone === 'exile' ? { faceDown: exiledFaceDown } : {};
    const id = scene[zone](bob, bear, { ...knownToBob, ...faceDown });
    const state = scene.state();
    expect(new Sight(state, alice).object(id)).toBeUndefined();
    expect(new Sight(state, bob).object(id)).toBeDefined();
  });

  test('CR 708.2, 708.5: a face-down permanent of another player is seen as it is face down, without its card', () => {
    const scene = position();
    const id = scene.battlefield(bob, bear, { ...knownToBob, faceDown: faceDownForms.get('morph')!, tapped: true });
    const sight = new Sight(scene.state(), alice);
    const seen = sight.object(id)!;
    expect(seen).toMatchObject({ controller: bob, tapped: true, printed: { name: '', subtypes: [] } });
    expect(sight.characteristics(seen)).toMatchObject({ power: 2, toughness: 2 });
    for (const field of ['card', 'form', 'faceDown']) expect(seen).not.toHaveProperty(field);
  });
});
