import { describe, expect, test } from '@jest/globals';
import { readingSpell, reading } from './reading.js';

const json = (text: string): string => JSON.stringify(readingSpell(text));

describe('CR 614.9: damage that is dealt to something else', () => {
  test.each([
    ['The next 2 damage that would be dealt to target Cat this turn is dealt to any target instead.', '"amount":2,"to":{"objects":"target","slot":0},"into":{"objects":"target","slot":1}'],
    ['All damage that would be dealt this turn to target Cat is dealt to you instead.', '"said":"time first","amount":"all"'],
    ['The next X damage that a source of your choice would deal to you and/or Cats you control this turn is dealt to any target instead.', '"source":{"is":"anything"},"to":{"players":"you"},"orTo":'],
  ])('“%s”', (text, facts) => {
    expect(json(text)).toContain(facts);
  }); // prettier-ignore

  test('“its owner” is a player', () => {
    const text = '{0}: The next 1 damage that would be dealt to this creature this turn is dealt to its owner instead.';
    expect(JSON.stringify(reading(text))).toContain('"into":{"players":"owner of"');
  });

  test('what is prevented is dealt to nobody', () => {
    expect(json('Prevent the next 2 damage that would be dealt to target Cat this turn.')).not.toContain('redirect');
    expect(() => json('The next 2 damage that would be dealt to target Cat this turn is dealt instead.')).toThrow();
  });
});
