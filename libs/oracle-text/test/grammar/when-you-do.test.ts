import { describe, expect, test } from '@jest/globals';
import type { Effect, Instructions } from '@stacktrail/card-tree';
import { reading, readingSpell } from './reading.js';

function effectsOf(text: string): readonly Effect[] {
  const [ability] = text.startsWith('When this') ? reading(text) : readingSpell(text);
  return (ability as Instructions).modes[0]!.effects;
}

describe('CR 603.12: what was done triggers an ability', () => {
  test.each([
    ['Create a Food token. When you do, destroy target creature.', 'create tokens'],
    [
      "Create a token that's a copy of target creature you control. When you do, destroy target creature.",
      'create copies',
    ],
    ['Amass Orcs 2. When you do, destroy target creature.', 'amass'],
  ])('%s', (text, what) => {
    expect(effectsOf(text)).toMatchObject([
      { do: 'must', effects: [{ do: what }] },
      { do: 'if', condition: { if: 'did' }, then: [{ do: 'reflexive trigger' }] },
    ]);
  });

  test('a Role is no creature: “that creature” is what it is attached to', () => {
    const [, then] = effectsOf(
      "Create a Monster Role token attached to target creature you control. When you do, that creature fights up to one target creature you don't control.",
    );
    expect(then).toMatchObject({ then: [{ keep: { objects: 'target', slot: 0 } }] });
  });
});

test('CR 701.47b: “the amassed Army” is the one that was chosen', () => {
  const [amass, mill] = effectsOf(
    "Amass Orcs 3, then target player mills X cards, where X is the amassed Army's power.",
  );
  expect(amass).toMatchObject({ do: 'amass', label: 'amassed 1' });
  expect(mill).toMatchObject({
    count: { is: { of: { objects: 'result', label: 'amassed 1', called: 'amassed Army' } } },
  });
  expect(effectsOf('Amass Orcs 3, then draw a card.')[0]).not.toHaveProperty('label');
});
