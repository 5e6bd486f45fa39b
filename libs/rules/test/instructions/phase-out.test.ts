import { describe, expect, test } from '@jest/globals';
import { each, creatures } from '@stacktrail/card-tree';
import { Scene, bear } from '@stacktrail/test-kit';

describe('phase out', () => {
  test('CR 702.26b: permanents phase out together, and nothing is left for another such instruction', () => {
    const all = each(creatures);
    const scene = new Scene(
      {
        effects: [
          { do: 'phase out', what: all },
          { do: 'phase out', what: all },
        ],
      },
      { battlefield: [bear, bear] },
    );
    const facts = scene.follow().facts.filter(({ type }) => type === 'PermanentsPhased');
    expect(facts).toHaveLength(1);
    expect(scene.game.state.phasedOut).toHaveLength(2);
  });
});
