import { describe, expect, test } from '@jest/globals';
import type { Ability, Effect, TargetSpec } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

type Modal = Extract<Ability, { kind: 'spell' | 'triggered' }>;

/** The target of “Destroy target ….” */
function target(text: string): TargetSpec {
  const [spell] = readingSpell(`Destroy target ${text}.`);
  return (spell as Modal).modes[0]!.targets[0]!;
}

function effects(text: string): readonly Effect[] {
  return (readingSpell(text)[0] as Modal).modes[0]!.effects;
}

const instant = { name: 'Test Card', types: ['Instant'], subtypes: [], supertypes: [], abilities: [] } as const;
const creature = { is: 'type', type: 'Creature' };
const artifact = { is: 'type', type: 'Artifact' };

describe('clauses behind a noun', () => {
  test('CR 105.2: how many colors a thing is', () => {
    const two = { is: 'any', of: [{ is: 'number of colors', count: 2 }] };
    expect(target("creature that's exactly two colors").filter).toEqual({ is: 'all', of: [creature, two] });
  });
});

describe('words in front of a noun', () => {
  test('what a thing isn’t is listed with commas, in the order of the text', () => {
    expect(target('nonartifact, nonblack creature').filter).toEqual({
      is: 'all',
      of: [{ is: 'not', of: artifact }, { is: 'not', of: { is: 'color', color: 'B' } }, creature],
    });
    expect(target('nonland, nontoken permanent').filter).toEqual({
      is: 'all',
      of: [
        { is: 'not', of: { is: 'type', type: 'Land' } },
        { is: 'not', of: { is: 'token' } },
      ],
    });
  });

  test.each([
    ['enchanted creature', { is: 'enchanted' }],
    ['modified creature', { is: 'modified' }],
    ['face-down creature', { is: 'face down' }],
    ['suspected creature', { is: 'designated', as: 'suspected' }],
  ])('%s', (text, filter) => {
    expect(target(text).filter).toEqual({ is: 'all', of: [filter, creature] });
  });

  test('“and/or” keeps its words', () => {
    const [effect] = effects('Destroy all artifacts and/or creatures you control.');
    expect(effect).toMatchObject({
      what: { filter: { of: [{ is: 'any', of: [artifact, creature], said: 'and/or' }, { is: 'controlled by' }] } },
    });
  });

  test('a word that could belong to one noun or to both leaves the text unread', () => {
    expect(() => readingSpell('Destroy target artifact creature or land.')).toThrow('read up to');
  });
});

describe('what follows a noun', () => {
  test.each([
    ['creature with no abilities', { is: 'without abilities' }],
    ['creature with a counter on it', { is: 'counters', compare: 'at least', to: 1 }],
    ['creature with one or more counters on it', { is: 'counters', compare: 'at least', to: 1, said: 'one or more' }],
    ['creature named Old Grey Bear', { is: 'named', name: 'Old Grey Bear' }],
    [
      'creature with flying or reach',
      {
        is: 'any',
        of: [
          { is: 'keyword', keyword: 'flying' },
          { is: 'keyword', keyword: 'reach' },
        ],
      },
    ],
    ['creature your opponents control', { is: 'controlled by players', who: { players: 'each opponent' } }],
    [
      "creature that's white or blue",
      {
        is: 'any',
        of: [
          {
            is: 'any',
            of: [
              { is: 'color', color: 'W' },
              { is: 'color', color: 'U' },
            ],
          },
        ],
      },
    ],
    ["creature that isn't a Human", { is: 'not', of: { is: 'any', of: [{ is: 'subtype', subtype: 'Human' }] } }],
    [
      'creature that attacked this turn',
      { is: 'in event', event: { on: 'attacks', what: { is: 'anything' } }, as: 'object' },
    ],
  ])('%s', (text, filter) => {
    expect(target(text).filter).toEqual({ is: 'all', of: [creature, filter] });
  });

  test('a name with “and” could be two, and is left unread', () => {
    expect(understood('Destroy target creature named Fire and Ice.', instant)).toContain('named Fire');
  });

  test('players that were named before, and a target', () => {
    expect(effects('Destroy all lands target player controls.')).toMatchObject([
      { what: { filter: { of: [{}, { is: 'controlled by players', who: { players: 'target', slot: 0 } }] } } },
    ]);
    const [, second] = effects('Target player draws a card. Tap all creatures that player controls.');
    expect(second).toMatchObject({
      what: { filter: { of: [{}, { who: { players: 'target', slot: 0, called: 'player' } }] } },
    });
  });

  test('“other than this creature” isn’t “another”', () => {
    const [ability] = reading('Whenever this creature attacks, destroy target creature other than this creature.');
    expect((ability as Modal).modes[0]!.targets[0]!.filter).toEqual({
      is: 'all',
      of: [creature, { is: 'not', of: { is: 'this' } }],
    });
  });
});

describe('targets on the stack', () => {
  test('a spell or ability, a spell or permanent', () => {
    const [spell] = readingSpell('Counter target spell or ability that targets a creature.');
    expect((spell as Modal).modes[0]!.targets[0]).toMatchObject({
      kind: 'spell or ability',
      filter: { is: 'targets', what: creature },
    });
    const [other] = readingSpell("Return target spell or nonland permanent to its owner's hand.");
    expect((other as Modal).modes[0]!.targets[0]).toMatchObject({ kind: 'spell or permanent' });
  });
});

describe('one by one', () => {
  test('“they” is each of those of whom the clause speaks', () => {
    const who = { players: 'that player', called: 'it' };
    expect(effects('Each opponent loses 1 life for each creature they control.')).toMatchObject([
      {
        do: 'for each player',
        who: { players: 'each opponent' },
        effects: [
          { do: 'lose life', who: { players: 'that player' }, amount: { of: [{ filter: { of: [{}, { who }] } }, 1] } },
        ],
      },
    ]);
    expect(
      JSON.stringify(
        effects('Test Card deals damage to each player equal to the number of lands that player controls.'),
      ),
    ).toContain('{"do":"for each player","who":{"players":"each player"}');
  });

  test('the next sentence doesn’t speak of them', () => {
    expect(understood('Each opponent loses 1 life. They draw a card.', instant)).not.toContain('draw');
  });

  test('“that creature” is left unread where two creatures could be meant', () => {
    const aura = {
      name: 'Test Card',
      types: ['Enchantment'],
      subtypes: ['Aura'],
      supertypes: [],
      abilities: [{ kind: 'keyword', keyword: 'enchant', filter: { is: 'type', type: 'Creature' } }],
    } as const;
    const event = 'Whenever a creature dealt damage by enchanted creature this turn dies';
    expect(understood(`${event}, put a +1/+1 counter on that creature.`, aura)).toContain('counter');
    reading(`${event}, put a +1/+1 counter on enchanted creature.`, aura);
  });
});

test.each([
  ['creature that has an Adventure', { is: 'all', of: [creature, { is: 'has an Adventure' }] }],
  ['creature that has an Omen', { is: 'all', of: [creature, { is: 'has an Omen' }] }],
])('CR 715.2a, 720.2a: “%s” is read', (text, filter) => {
  expect(target(text).filter).toEqual(filter);
});

test('CR 715.2a: of several it is said that they have one', () => {
  const [draws] = effects('Return all cards that have an Adventure from your graveyard to your hand.');
  expect(JSON.stringify(draws)).toContain('has an Adventure');
});

test('CR 702.51c: “that convoked it” asks what was tapped for the spell that it was', () => {
  const [triggered] = reading('When this creature enters, put a +1/+1 counter on each creature that convoked it.');
  expect(triggered).toMatchObject({
    modes: [
      {
        effects: [{ on: { filter: { is: 'all', of: [creature, { is: 'convoked', objects: { objects: 'this' } }] } } }],
      },
    ],
  });
});
