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

describe('cards that are asked of together', () => {
  test.each([
    ['Return any number of target Cat cards with total power 10 or less from your graveyard to your hand.', '{"all":"total","measure":"power","compare":"at most","to":10}'],
    ['Choose up to two target Cat cards with total mana value 8 or less in your graveyard. Return those cards to your hand.', '{"all":"total","measure":"mana value","compare":"at most","to":8}'],
    ['Return any number of Cat cards with total mana value 6 or less from your graveyard to your hand.', '{"all":"total","measure":"mana value","compare":"at most","to":6}'],
    ['Return any number of Cat cards with different names from your graveyard to your hand.', '{"all":"differ in","quality":"name"}'],
  ])('“%s”', (text, together) => {
    expect(json(text)).toContain(`"together":[${together}]`);
  }); // prettier-ignore

  test('one card is not asked together with others', () => {
    expect(() => json('Return target Cat card with total power 2 or less from your graveyard to your hand.')).toThrow();
  });
});

test('“basic land cards and/or Gate cards”: each says what it is', () => {
  expect(
    json(
      'Search your library for up to two basic land cards and/or Gate cards, put them into your hand, then shuffle.',
    ),
  ).toContain('{"is":"subtype","subtype":"Gate"}],"said":"nouns"}');
});

test('CR 115.9: cards in graveyards that can’t be the targets of spells or abilities', () => {
  const [ability] = reading("Cards in graveyards can't be the targets of spells or abilities.");
  expect(ability).toMatchObject({
    effects: [{ static: "can't be targeted", what: { of: [{ is: 'card' }, { is: 'in zone', zone: 'graveyard' }] } }],
  });
});

describe('cards that were exiled with an object', () => {
  const linked = '"of":{"objects":"linked","label":"exiled","called":"it"}';

  test('CR 607.2a: “exiled with it” means the object whose text it is', () => {
    expect(JSON.stringify(reading('When this creature dies, put all cards exiled with it into your hand.'))).toContain(linked);
    expect(understood('When a Cat dies, put all cards exiled with it into your hand.')).not.toContain('your hand');
  });

  test('CR 603.4: “if a card is exiled with it”', () => {
    const text = JSON.stringify(reading('Whenever this creature attacks, if a Cat card is exiled with it, draw a card.'));
    expect(text).toContain(`"amount":"how many","of":{"objects":"matching",${linked},"filter":{"is":"subtype","subtype":"Cat"}}`);
  });

  test('“as long as there are three or more cards exiled with this creature”', () => {
    const [ability] = reading('As long as there are three or more cards exiled with this creature, it has flying.');
    expect(ability).toMatchObject({ condition: { left: { amount: 'how many' }, compare: 'at least', right: 3 } });
  });
}); // prettier-ignore

test('CR 607.2a: mana of the colors of the exiled card', () => {
  const artifact = { name: 'Test Card', types: ['Artifact'], subtypes: [], supertypes: [], abilities: [] } as const;
  const [ability] = reading('{T}: Add one mana of any color among the exiled card.', artifact);
  expect(JSON.stringify(ability)).toContain('"add":"color among","zone":"exile"');
});

test('CR 708.3: it returns face down', () => {
  const [ability] = reading('When this creature dies, return it to the battlefield face down under your control.');
  expect(JSON.stringify(ability)).toContain('"to":{"zone":"battlefield","faceDown":"effect","control":"you"}');
});

test('CR 601.3: a card is cast from either of two zones', () => {
  const [ability] = reading('You may cast this card from your graveyard or from exile.');
  expect(ability).toMatchObject({ effects: [{ from: 'graveyard' }, { from: 'exile' }] });
});

test('CR 603.4: “if you didn’t cast it from your hand”', () => {
  const [ability] = reading("When a Cat you control enters, if you didn't cast it from your hand, draw a card.");
  expect(ability).toMatchObject({ condition: { if: 'not', of: { filter: { is: 'cast from', zone: 'hand' } } } });
});

test('CR 607.2a: “each other card exiled with it” is none that the same text exiled', () => {
  const artifact = { name: 'Test Card', types: ['Artifact'], subtypes: [], supertypes: [], abilities: [] } as const;
  const text =
    "Whenever a Cat dies, you may exile that card. If you do, return each other card exiled with this artifact to its owner's graveyard.";
  expect(JSON.stringify(reading(text, artifact))).toContain(
    '"filter":{"is":"not","of":{"is":"one of","objects":{"objects":"result","label":"moved 1"}}},"one":true}',
  );
  expect(() => reading('{T}: Exile each other card exiled with this artifact.', artifact)).toThrow();
});

test.each([
  ['if a Cat card left your graveyard this turn', { is: 'subtype', subtype: 'Cat' }],
  ['if a card left your graveyard this turn', undefined],
])('CR 603.4: “%s”', (asked, kind) => {
  const [ability] = reading(`At the beginning of your end step, ${asked}, draw a card.`);
  const of = [{ is: 'card' }, ...(kind ? [kind] : []), { is: 'owned by', who: 'you' }];
  expect(ability).toMatchObject({ condition: { if: 'happened', event: { on: 'moves', from: ['graveyard'], what: { of } } } });
}); // prettier-ignore
