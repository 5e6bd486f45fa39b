import { describe, expect, test } from '@jest/globals';
import type { TextSource } from '../../src/english/text-source.js';
import { reading, readingSpell, understood } from './reading.js';

const creature: TextSource = { name: 'Test Card', types: ['Creature'], subtypes: [], supertypes: [], abilities: [] };
const artifact: TextSource = { ...creature, types: ['Artifact'] };
const equipment: TextSource = { ...artifact, subtypes: ['Equipment'] };

function spell(text: string): string {
  return JSON.stringify(readingSpell(text));
}

const land = '{"is":"type","type":"Land"}';
const anyCreature = '{"is":"type","type":"Creature"}';
const yours = '{"is":"controlled by","who":"you"}';

describe('CR 608.2c: what is excepted', () => {
  test.each([
    [
      'Destroy all permanents except for lands and tokens.',
      `{"is":"not","of":{"is":"any","of":[${land},{"is":"token"}]}}`,
    ],
    [
      'Test Card deals 2 damage to each creature except for creatures you control with flying.',
      `{"is":"not","of":{"is":"all","of":[${anyCreature},${yours},{"is":"keyword","keyword":"flying"}]}}`,
    ],
    [
      'Destroy all creatures except for Merfolk, Krakens, and Serpents.',
      '"of":[{"is":"subtype","subtype":"Merfolk"},{"is":"subtype","subtype":"Kraken"},{"is":"subtype","subtype":"Serpent"}]',
    ],
  ])('%s', (text, tree) => {
    expect(spell(text)).toContain(tree);
  });

  test('what is not excepted is none of these', () => {
    expect(spell("Destroy all permanents that aren't lands.")).toContain(
      `{"is":"not","of":{"is":"any","of":[${land}]}}`,
    );
  });
});

describe('CR 115.1: targets', () => {
  test('of different players', () => {
    expect(spell('Destroy two target creatures controlled by different players.')).toContain(
      '"together":[{"all":"differ in","quality":"controller"}]',
    );
  });

  test('one has one controller', () => {
    expect(() => readingSpell('Destroy target creature controlled by different players.')).toThrow();
  });

  test('CR 115.9b: what targets you or something', () => {
    expect(spell('Counter target spell that targets you or a creature you control.')).toContain(
      `{"is":"any","of":[{"is":"targets player","who":{"players":"you"}},{"is":"targets","what":{"is":"all","of":[${anyCreature},${yours}]}}]}`,
    );
  });
});

describe('CR 602.5: what limits the activation of a modal ability', () => {
  const modes = '\n• Draw a card.\n• You gain 3 life.';

  test('stands before the modes', () => {
    expect(reading(`{T}: Choose one. Activate only as a sorcery.${modes}`)).toMatchObject([
      { kind: 'activated', timing: 'sorcery', choose: { min: 1, max: 1 }, modes: [{}, {}] },
    ]);
  });

  test('a choice that is limited by nothing has a dash', () => {
    expect(understood(`{T}: Choose one.${modes}`)).toBe('{T}: Choose one.');
  });
});

test('CR 107.4h: mana from snow sources is counted', () => {
  const snow = '{"amount":"mana spent","from":{"is":"supertype","supertype":"Snow"}}';
  expect(spell('Scry X, where X is the amount of {S} spent to cast this spell.')).toContain(snow);
  expect(spell('You gain 1 life for each {S} spent to cast this spell.')).toContain(snow);
  expect(spell('Scry X, where X is the amount of mana spent to cast this spell.')).not.toContain('Snow');
});

test('CR 702.6a: equip costs one or the other', () => {
  expect(reading('Equip {2} or {B}', equipment)).toMatchObject([
    { keyword: 'equip', cost: [{ cost: 'choice', of: [[{ mana: ['2'] }], [{ mana: ['B'] }]] }] },
  ]);
});

test('CR 701.36: populating several times', () => {
  expect(readingSpell('Populate X times.')).toMatchObject([
    { modes: [{ effects: [{ do: 'repeat', times: { amount: 'X' }, effects: [{ do: 'populate' }] }] }] },
  ]);
});

describe('CR 201.2: things with the same name', () => {
  test('are that many with one of them', () => {
    expect(
      JSON.stringify(reading('{T}: Draw a card. Activate only if you control three or more lands with the same name.')),
    ).toContain(
      `{"is":"where","condition":{"if":"compare","left":{"amount":"count","filter":{"is":"all","of":[${land},${yours},{"is":"shares","quality":"name","with":{"objects":"asked"}}]}},"compare":"at least","right":3}}`,
    );
  });
});

test('CR 611.2b: for as long as the source remains tapped', () => {
  expect(
    reading('{T}: Target creature gets +1/+1 for as long as this artifact remains tapped.', artifact),
  ).toMatchObject([{ modes: [{ effects: [{ do: 'apply', until: 'as long as this remains tapped' }] }] }]);
});

test('an hour counter has the article that it sounds with', () => {
  expect(reading('{T}: Put an hour counter on this artifact.', artifact)).toMatchObject([
    { modes: [{ effects: [{ do: 'put counters', counter: 'hour', count: 1 }] }] },
  ]);
});

test('CR 603.7: what happens in the next combat phase', () => {
  expect(spell('At the beginning of the next combat, draw a card.')).toContain(
    '{"on":"beginning of step","step":"beginning of combat","whose":"each player"}',
  );
});

describe('CR 608.2c: one of two kinds, of which the second has words of its own', () => {
  const nonblack = '{"is":"not","of":{"is":"color","color":"B"}}';
  const noncreature = `{"is":"not","of":${anyCreature}}`;

  test.each([
    [
      'Destroy target land or nonblack creature.',
      `{"is":"any","of":[${land},{"is":"all","of":[${nonblack},${anyCreature}]}]}`,
    ],
    [
      'Exile target noncreature artifact or noncreature enchantment.',
      `{"is":"any","of":[{"is":"all","of":[${noncreature},{"is":"type","type":"Artifact"}]},{"is":"all","of":[${noncreature},{"is":"type","type":"Enchantment"}]}]}`,
    ],
  ])('%s', (text, tree) => {
    expect(spell(text)).toContain(tree);
  });

  test('a list of kinds is one noun', () => {
    expect(spell('Destroy target nonblack artifact or creature.')).toContain(
      `{"is":"all","of":[${nonblack},{"is":"any","of":[{"is":"type","type":"Artifact"},${anyCreature}]}]}`,
    );
  });
});

describe('CR 120.2b: several that each deal damage', () => {
  test('each deals damage equal to its own power', () => {
    const text = 'Two target creatures you control each deal damage equal to their power to another target creature.';
    expect(readingSpell(text)).toMatchObject([
      {
        modes: [
          {
            effects: [
              {
                do: 'deal damage',
                amount: { amount: 'power', of: { objects: 'each one' } },
                source: { objects: 'target', slot: 0 },
                to: { objects: 'target', slot: 1 },
                each: true,
              },
            ],
          },
        ],
      },
    ]);
  });
});

test('CR 122.7: the twelfth counter', () => {
  expect(reading('When the twelfth hour counter is put on this artifact, draw a card.', artifact)).toMatchObject([
    { event: { on: 'counters are put', counter: 'hour', reaches: 12 } },
  ]);
});
