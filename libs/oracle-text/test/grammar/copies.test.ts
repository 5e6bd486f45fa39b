import { describe, expect, test } from '@jest/globals';
import { showAbility } from '../../src/grammar/index.js';
import { reading, readingSpell } from './reading.js';

const land = { name: 'Test Card', types: ['Land'], subtypes: [], supertypes: [], abilities: [] } as const;

describe.each([
  ['CR 707.9a', "Create a token that's a copy of target creature you control, except it's an artifact in addition to its other types.", '{"change":"add types","types":["Artifact"],"subtypes":[]}'],
  ['CR 707.9b', "Create a token that's a copy of target creature you control, except it's a 4/4 black Zombie.", '{"change":"set creature types","subtypes":["Zombie"]}'],
  ['CR 707.9b', "Create a token that's a copy of target creature you control, except it's 1/1 and has flying.", '{"change":"set power and toughness","power":1,"toughness":1}'],
  ['CR 707.9b', "Create a token that's a copy of target creature you control, except it's not legendary and it's a 4/4 Hero in addition to its other types.", '"said":["not"]'],
  ['CR 707.9e', "Create a token that's a copy of target creature you control, except it enters with an additional +1/+1 counter on it.", '"except":"enters with counters","counter":"+1/+1","count":1'],
  ['CR 707.9f', "Create a token that's a copy of target creature, except the token isn't legendary if that creature is legendary.", '"if":{"is":"supertype","supertype":"Legendary"}'],
  ['CR 707.2', "Create two tokens that are copies of target noncreature permanent, except they're 3/3 Dragon creatures in addition to their other types, and they have flying.", '"said":["with"]'],
  ['CR 707.4', "Target creature becomes a copy of target land until end of turn, except it has haste.", '"until":"this turn","except"'],
] as const)('%s: “%s”', (_, text, part) => {
  test('is read as what it says', () => expect(JSON.stringify(readingSpell(text))).toContain(part));
}); // prettier-ignore

describe.each([
  ['CR 707.5', "You may have this creature enter as a copy of any creature on the battlefield, except it has \"When this creature dies, draw a card.\"", '"enters":"as a copy","of":{"is":"type","type":"Creature"},"except"'],
  ['CR 707.5', "You may have this creature enter as a copy of a creature you control, except it's a Dragon in addition to its other types and it has flying.", '"one":true'],
  ['CR 707.9e', 'You may have this creature enter tapped as a copy of any creature on the battlefield.', '[{"except":"enters tapped"}]'],
  ['CR 707.9a', 'When this creature enters, you may have it become a copy of target creature, except it has this ability.', '[{"except":"has this ability"}]'],
  ['CR 614.1c', 'Each other Elf you control enters with an additional +1/+1 counter on it.', '"additional":true'],
  ['CR 614.1c', 'This creature enters with two +1/+1 counters on it for each land you control.', '"amount":"product"'],
  ['CR 614.1c', 'This creature enters with a number of +1/+1 counters on it equal to the number of lands you control.', '"numberOf":true'],
  ['CR 614.1c', 'If you control a Dragon, this creature enters with a +1/+1 counter on it.', '"leads":true'],
  ['CR 614.6', "If this creature would enter, sacrifice two untapped lands instead. If you do, put this creature onto the battlefield. If you don't, put it into its owner's graveyard.", '"enters":"not"'],
  ['CR 614.6', "If a nontoken creature would enter and it wasn't cast, exile it instead.", '{"is":"not","of":{"is":"cast from"}}'],
] as const)('%s: “%s”', (_, text, part) => {
  test('is read as what it says', () => expect(JSON.stringify(reading(text))).toContain(part));
}); // prettier-ignore

describe.each([
  ['CR 614.12a', "As this land enters, you may pay 2 life. If you don't, it enters tapped.", '"unlessPays":[{"cost":"pay life","amount":2}]'],
  ['CR 614.12a', "As this land enters, you may reveal a Goblin card from your hand. If you don't, this land enters tapped.", '"restated":true'],
  ['CR 614.1d', 'If you control two or more other lands, this land enters tapped.', '"unless":{"if":"not"'],
  ['CR 614.1d', "This land enters tapped if it's your turn.", '"unless":{"if":"not","of":{"if":"your turn"}}'],
] as const)('%s: “%s”', (_, text, part) => {
  test('is read as what it says', () => expect(JSON.stringify(reading(text, land))).toContain(part));
}); // prettier-ignore

test('“when you do” of what enters as a copy (CR 707.9g)', () => {
  const text =
    'You may have this creature enter as a copy of any creature on the battlefield, except it has defender. When you do, you gain 3 life.';
  const [ability] = reading(text);
  expect(ability).toMatchObject({
    effects: [{ replacement: { instead: { enters: 'as a copy', whenYouDo: { do: 'reflexive trigger' } } } }],
  });
  expect(showAbility(ability!, { name: 'It', types: ['Creature'], subtypes: [], supertypes: [], abilities: [] })).toBe(
    text,
  );
});
