import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const target = '{"objects":"target","slot":0}';
const notIt = '{"is":"not","of":{"is":"one of","objects":{"objects":"target","slot":0,"called":"nothing"}}}';
const theirs = (called: string): string => `{"players":"controller of","objects":${target},"called":"${called}"}`;

function spell(text: string): string {
  return JSON.stringify(readingSpell(text));
}

describe('CR 608.2c: “that player” is whoever controls the target that an opponent controls', () => {
  test.each([
    ['Destroy target creature an opponent controls. That player loses 2 life.', `"who":${theirs('player')}`],
    ['Exile target artifact an opponent controls. That opponent draws a card.', `"who":${theirs('opponent')}`],
    [
      'Tap target creature an opponent controls. Creatures that player controls get -1/-0 until end of turn.',
      `{"is":"controlled by players","who":${theirs('player')}}`,
    ],
  ])('%s', (text, tree) => {
    expect(spell(text)).toContain(tree);
  });

  test.each([
    'Gain control of target creature an opponent controls. That player loses 2 life.',
    'Destroy two target creatures an opponent controls. That player loses 2 life.',
    'Destroy target creature. That player loses 2 life.',
  ])('nobody is told: %s', (text) => {
    expect(() => readingSpell(text)).toThrow();
  });
});

describe('“other” in a text of no permanent', () => {
  test.each([
    'Target creature gets +1/+1 until end of turn. Tap all other creatures.',
    'Destroy target creature. Each other creature gets +1/+1 until end of turn.',
    'Destroy target creature. If another creature died this turn, draw a card.',
  ])('other than the target: %s', (text) => {
    expect(spell(text)).toContain(notIt);
  });

  test('other spells are other than the spell itself', () => {
    expect(
      spell(
        'Test Card deals X damage to target creature, where X is the number of other spells you’ve cast this turn.'.replace(
          '’',
          "'",
        ),
      ),
    ).toContain('{"is":"other"}');
  });

  test.each(['Destroy all other creatures.', 'Target player draws a card. Destroy all other creatures.'])(
    'nothing was named: %s',
    (text) => {
      expect(() => readingSpell(text)).toThrow();
    },
  );

  test('CR 201.5: of a permanent they are other than it, but theirs are other than the target', () => {
    const when = 'When this creature enters, destroy target creature an opponent controls. ';
    expect(JSON.stringify(reading(`${when}Other creatures you control get +1/+1 until end of turn.`))).toContain(
      '{"is":"other"}',
    );
    expect(
      JSON.stringify(reading(`${when}Other creatures that player controls get -1/-1 until end of turn.`)),
    ).toContain(notIt);
  });
});
