import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const json = (value: unknown): string => JSON.stringify(value);
const held = '"rule":{"static":"players have","who":{"players":"you"},"abilities":[{"kind":"keyword","keyword":';

describe('CR 113.1b, 611.2c: abilities that you gain for a while', () => {
  test.each([
    ['You gain hexproof until end of turn.', `${held}"hexproof"}]},"until":"this turn"`],
    ['You gain shroud until your next turn.', `${held}"shroud"}]},"until":"until your next turn"`],
    ['You gain protection from the color of your choice until end of turn.', `${held}"protection"`],
  ])('%s', (text, tree) => {
    expect(json(readingSpell(text))).toContain(tree);
  });

  test('and your permanents too: one color is chosen for all', () => {
    const [spell] = readingSpell(
      'You and each permanent you control gain protection from the color of your choice until end of turn.',
    );
    expect(spell).toMatchObject({
      modes: [{ effects: [{ do: 'note choice' }, { do: 'put in force' }, { do: 'apply', joined: 'and' }] }],
    });
  });

  test.each(['You gain flying until end of turn.', 'You gain "Draw a card." until end of turn.'])(
    'means nothing to a player: %s',
    (text) => {
      expect(() => readingSpell(text)).toThrow();
    },
  );
});

test('CR 106.3: mana of the color that the text had you choose, for each of something', () => {
  const text = '{T}: Choose a color. Add one mana of that color for each creature you control.';
  expect(json(reading(text))).toContain('"mana":{"add":"noted color","label":"color 1","count":{"amount":"product"');
});

test('CR 708.2: what is face up', () => {
  expect(json(reading('Face-up nontoken creatures you control have trample.'))).toContain(
    '{"is":"not","of":{"is":"face down"}},{"is":"not","of":{"is":"token"}}',
  );
});
