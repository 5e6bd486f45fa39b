import { expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

test('CR 508.3a: who has the most life is attacked', () => {
  const text = 'Whenever this creature attacks the player with the most life or tied for most life, draw a card.';
  const whom = {
    is: 'attacks players',
    who: { players: 'those who', condition: { right: { amount: 'greatest life' } } },
  };
  expect(reading(text)).toMatchObject([{ event: { on: 'attacks', what: { of: [{ is: 'this' }, whom] } } }]);
});

test('CR 608.2i: those whom it attacked this turn', () => {
  const text = 'At the beginning of your end step, each player this creature attacked this turn loses 3 life.';
  const event = { on: 'attacks', what: { is: 'this' }, whom: { who: 'that player' } };
  expect(reading(text)).toMatchObject([{ modes: [{ effects: [{ who: { of: {}, condition: { event } } }] }] }]);
});

test.each([
  ['Exile target creature attacking you.', undefined],
  ['Exile target creature attacking you or a planeswalker you control.', true],
])('CR 508.1b: “%s”', (text, orPermanents) => {
  const filter = { of: [{ type: 'Creature' }, { is: 'attacks players', who: { players: 'you' } }] };
  const [ability] = readingSpell(text);
  expect(ability).toMatchObject({ modes: [{ targets: [{ filter }] }] });
  expect(JSON.stringify(ability).includes('orPermanents')).toBe(orPermanents === true);
});

test.each([
  ["If a creature card would be put into an opponent's graveyard from anywhere, exile it instead.", false],
  [
    "If a creature card would be put into an opponent's graveyard from anywhere other than the battlefield, exile it instead.",
    true,
  ],
])('CR 614.1a: “%s”', (text, elsewhere) => {
  const [ability] = reading(text);
  expect(ability).toMatchObject({ effects: [{ replacement: { would: 'go to graveyard', instead: { do: 'exile' } } }] });
  expect(JSON.stringify(ability).includes('"in zone"')).toBe(elsewhere);
});

test('CR 611.2a: what would happen until end of turn', () => {
  const more = 'twice that many of those tokens are created instead.';
  const text = `Until end of turn, if one or more tokens would be created under your control, ${more}`;
  expect(readingSpell(text)).toMatchObject([
    { modes: [{ effects: [{ do: 'replace', until: 'this turn', leads: true }] }] },
  ]);
  const other = `If one or more tokens would be created under your control this turn, ${more}`;
  expect(JSON.stringify(readingSpell(other))).not.toContain('leads');
});

test('CR 615.1: otherwise damage is prevented', () => {
  const aura = {
    name: 'Test Card',
    types: ['Enchantment'],
    subtypes: ['Aura'],
    supertypes: [],
    abilities: [],
  } as const;
  const text =
    "Enchanted creature has flying as long as it's an artifact. Otherwise, prevent all damage that would be dealt by enchanted creature.";
  expect(reading(text, aura)).toMatchObject([
    { condition: { if: 'matches' } },
    { said: 'otherwise', condition: { if: 'not' }, effects: [{ replacement: { instead: { do: 'prevent all' } } }] },
  ]);
});
