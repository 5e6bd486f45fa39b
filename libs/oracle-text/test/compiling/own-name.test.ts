import { expect, test } from '@jest/globals';
import { compileCard } from '../../src/compiling/compile-card.js';
import type { FaceText } from '../../src/compiling/card-text.js';
import { showRulesText } from '../../src/grammar/index.js';

function legend(name: string, text: string): FaceText {
  const facts = { manaCost: '{2}{R}', power: '2', toughness: '2' };
  return { name, ...facts, supertypes: ['Legendary'], types: ['Creature'], subtypes: ['Human'], text };
}

function compiled(name: string, text: string) {
  return compileCard({ name, layout: 'normal', faces: [legend(name, text)] });
}

test.each([
  ['Toma of the Tall Vale', 'When Toma enters, draw a card.'],
  ['Toma the Grim', 'When Toma enters, draw a card.'],
  ['Toma Vale', 'When Toma enters, draw a card.'],
  ['Tóma, Friend of All', 'When Toma enters, draw a card.'],
])('CR 201.5c: %s is called by a shortened version of its name', (name, text) => {
  const { definition } = compiled(name, text);
  expect(definition?.faces[0].abilities).toMatchObject([{ event: { on: 'enters', what: { is: 'this' } } }]);
  expect(showRulesText(definition!.faces[0])).toBe(text.replace('Toma', name.split(',')[0]!));
});

test('a kind of creature, a keyword, and the name of something else are no shortened names', () => {
  expect(compiled('Goblin of the Vale', 'Whenever a Goblin dies, draw a card.').definition?.faces[0].abilities).toEqual(
    [expect.objectContaining({ event: { on: 'dies', what: { is: 'subtype', subtype: 'Goblin' } } })],
  );
  expect(compiled('Flash Tom, Friend', 'Flash').definition?.faces[0].abilities).toEqual([
    { kind: 'keyword', keyword: 'flash' },
  ]);
  expect(compiled('Toma Vale', 'When Toma Hill enters, draw a card.').definition).toBeUndefined();
});

test('CR 201.5: of a legend whose name is that of two, text speaks as of one or as of several', () => {
  const one = compiled('Toma and Neb', 'When Toma and Neb enters, draw a card.').definition!;
  const two = compiled('Toma and Neb', 'When Toma and Neb enter, draw a card.').definition!;
  expect(one.faces[0].abilities).toEqual(two.faces[0].abilities);
  expect(one.faces[0].spokenOfAsOne).toBe(true);
  expect(two.faces[0].spokenOfAsOne).toBeUndefined();
  expect(showRulesText(one.faces[0])).toBe('When Toma and Neb enters, draw a card.');
  expect(showRulesText(two.faces[0])).toBe('When Toma and Neb enter, draw a card.');
});

test('CR 201.5c: a name whose two words are the same is said whole', () => {
  const { definition } = compiled('Toma Toma, the Grim', 'When Toma Toma enters, draw a card.');
  expect(definition?.faces[0].abilities).toMatchObject([{ event: { on: 'enters', what: { is: 'this' } } }]);
});

test.each([
  ['Ana Grum, Tall Lady', 'When Ana Grim Tall Lady enters, draw a card.', undefined],
  ['Wood Walker', 'When Wood Wolker enters, draw a card.', 'When Wood Walker enters, draw a card.'],
  ['Ana Grum, Tall Lady', 'When Ana Grum Tall Lady enters, draw a card.', 'When Ana Grum enters, draw a card.'],
])('CR 201.5: %s is meant by its name with one slip of the pen', (name, text, said) => {
  const { definition } = compiled(name, text);
  expect(definition && showRulesText(definition.faces[0])).toBe(said);
});

test('CR 201.5: only a card that is no legend is meant by a related name when it enters', () => {
  const text = 'When Wood Ghost enters, draw a card.';
  const plain = { ...legend('Wood Spirit', text), supertypes: [] };
  const { definition } = compileCard({ name: 'Wood Spirit', layout: 'normal', faces: [plain] });
  expect(definition?.faces[0].abilities).toMatchObject([{ event: { on: 'enters', what: { is: 'this' } } }]);
  expect(compiled('Wood Spirit', text).definition).toBeUndefined();
});
