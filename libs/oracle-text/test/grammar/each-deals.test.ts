import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

/** The instructions of a spell. */
function effectsOf(text: string): readonly unknown[] {
  const [spell] = readingSpell(text);
  return (spell as unknown as { modes: readonly { effects: readonly unknown[] }[] }).modes[0]!.effects;
}

describe('CR 120.2b: each of several sources deals damage', () => {
  const power = { amount: 'power', of: { objects: 'each one', called: 'it' } };

  test('as much as is asked of it', () => {
    expect(effectsOf('Each creature you control deals damage equal to its power to target creature.')).toMatchObject([
      { do: 'deal damage', each: true, amount: power, source: { objects: 'each', one: true }, to: { slot: 0 } },
    ]);
    expect(
      effectsOf(
        'Up to two target creatures you control each deal damage equal to their power to another target creature.',
      ),
    ).toMatchObject([{ each: true, amount: power, source: { objects: 'target', slot: 0 }, to: { slot: 1 } }]);
  });

  test('to its own controller', () => {
    expect(effectsOf('Each creature deals 1 damage to its controller.')).toMatchObject([
      { each: true, to: { players: 'controller of', objects: { objects: 'each one' } } },
    ]);
  });

  test('the targets among which damage was divided are those creatures', () => {
    expect(
      effectsOf(
        'Test Card deals 4 damage divided as you choose among any number of target creatures. Each of those creatures deals damage equal to its power to you.',
      )[1],
    ).toMatchObject({ each: true, source: { objects: 'target', slot: 0, called: 'creature' } });
  });

  test('what is the same for all of them is no amount of each', () => {
    expect(effectsOf('Each creature deals 1 damage to you.')[0]).not.toHaveProperty('each');
  });
});

describe('“the creature”', () => {
  test('is what was named so before', () => {
    const [ability] = reading(
      "Whenever another creature dies, you may exile it. If you do, you lose life equal to the creature's power.",
    );
    expect(JSON.stringify(ability)).toContain('"called":"the creature"');
    expect(
      effectsOf(
        "Test Card deals 2 damage to target creature. Test Card deals 3 damage to the creature's controller.",
      )[1],
    ).toMatchObject({
      to: { players: 'controller of', objects: { objects: 'target', slot: 0, called: 'the creature' } },
    });
  });

  test('is never the object whose text it is', () => {
    expect(() => reading("Whenever this creature attacks, the creature's controller loses 1 life.")).toThrow();
  });
});

test('“that creature” is none of those that deal damage, and “its” is that of each of them', () => {
  expect(
    effectsOf(
      "Choose target creature you don't control. Each creature you control deals damage equal to its power to that creature.",
    )[1],
  ).toMatchObject({ amount: { of: { objects: 'each one' } }, to: { objects: 'target', slot: 0 } });
});
