import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

const json = (text: string): string => JSON.stringify(readingSpell(text));

describe('cards that were put into a graveyard this turn', () => {
  const from = (zone: string): string =>
    `"event":{"on":"moves","what":{"is":"anything"},"from":["${zone}"],"to":["graveyard"]},"as":"became"`;

  test.each([
    ['Return all Cat cards in your graveyard that were put there from the battlefield this turn to your hand.', 'battlefield'],
    ['Exile target Cat card from a graveyard that was put there from the battlefield this turn.', 'battlefield'],
    ["Exile target Cat card from an opponent's graveyard that was put there from their library this turn.", 'library'],
    ['Exile all Cat cards in your graveyard that were put there from their library this turn.', 'library'],
    ['You gain X life, where X is the number of Cat cards in your graveyard that were put there from the battlefield this turn.', 'battlefield'],
  ])('CR 400.7: “%s”', (text, zone) => {
    expect(json(text)).toContain(from(zone));
  }); // prettier-ignore

  test('“from” and “in” a graveyard: only what is in it has been put there', () => {
    expect(() =>
      json('Exile all Cat cards from your graveyard that were put there from anywhere this turn.'),
    ).toThrow();
    expect(() => json('Exile all Cat cards in your graveyard.')).toThrow();
  });
});

test.each(['artifact and creature', 'artifact, enchantment, and planeswalker'])(
  '“all %s cards”: those of any of the types',
  (types) => {
    expect(json(`Return all ${types} cards from your graveyard to your hand.`)).toContain('"is":"any"');
  },
);

describe('playing from the graveyard until end of turn', () => {
  test('CR 611.2c: what is there at the time is played', () => {
    expect(json('Until end of turn, you may play lands and cast spells from your graveyard.')).toContain(
      '"until":"this turn","later":true',
    );
  });

  test('CR 601.3: “a creature spell” is one', () => {
    const one = json('You may cast a creature spell from your graveyard this turn.');
    expect(one).toContain('"how":{"permit":"cast","filter":{"is":"type","type":"Creature"},"once":"one alone"}');
    const several = json('You may cast creature spells from your graveyard this turn.');
    expect(several).not.toContain('once');
    expect(understood('You may cast creature spells from their graveyard this turn.')).not.toContain('this turn');
  });
});

test.each([
  ['If a card would be put into your graveyard from anywhere, instead exile it with a void counter on it.', 'go to graveyard'],
  ['If a creature an opponent controls would die, exile it with an ice counter on it instead.', 'die'],
])('CR 614.6, 122.1: “%s”', (text, would) => {
  const [ability] = reading(text);
  expect(ability).toMatchObject({
    effects: [{ static: 'replacement', replacement: { would, instead: { do: 'exile', withCounter: /void|ice/.exec(text)![0] } } }],
  });
}); // prettier-ignore
