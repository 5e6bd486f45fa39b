import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const json = (text: string): string => JSON.stringify(reading(text));

describe('CR 611.3a: the same is true of what is elsewhere', () => {
  const first = 'Cats you control are Elves in addition to their other types.';
  const same = "The same is true for Cat spells you control and Cat cards you own that aren't on the battlefield.";

  test('spells, and cards in every other zone', () => {
    const found = json(`${first} ${same}`);
    for (const zone of ['stack', 'library', 'hand', 'graveyard', 'exile', 'command']) {
      expect(found).toContain(`"zone":"${zone}"`);
    }
    expect(json(first)).not.toContain('zone');
  });

  test('of spells you control and cards you own alone', () => {
    const others = "The same is true for Cat spells and Cat cards that aren't on the battlefield.";
    expect(() => json(`${first} ${others}`)).toThrow();
  });
});

test('CR 701.36a, 508.4: a token that is populated can enter attacking', () => {
  const populate = (text: string): string => JSON.stringify(readingSpell(text));
  expect(populate('Populate. The token enters tapped and attacking.')).toContain('"do":"populate","attacking":true');
  expect(populate('Populate.')).not.toContain('attacking');
});

test('CR 702.16a: protection from a mana value', () => {
  expect(json('Protection from mana value 3 or less')).toContain(
    '"quality":{"is":"mana value","compare":"at most","to":3}',
  );
});

test('CR 508.3d: how many attack is a number only where the text says that they are counted', () => {
  expect(json('Whenever you attack with one or more creatures, draw that many cards.')).toContain('"that much"');
  expect(() => json('Whenever you attack, draw that many cards.')).toThrow();
  expect(() => json('Whenever you attack with one or more Cats, draw that many cards.')).toThrow();
});
