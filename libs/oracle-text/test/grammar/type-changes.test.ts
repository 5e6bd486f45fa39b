import { describe, expect, test } from '@jest/globals';
import type { Modification } from '@stacktrail/card-tree';
import { reading, readingSpell } from './reading.js';

function changesOf(text: string): readonly Modification[] {
  const [ability] = reading(text);
  const [effect] = ability?.kind === 'static' ? ability.effects : [];
  if (effect?.static !== 'continuous') throw new Error('that is no continuous effect');
  return effect.changes;
}

describe('what things are', () => {
  test.each<[string, readonly Modification[]]>([
    ['Nonbasic lands are Mountains.', [{ change: 'set land types', subtypes: ['Mountain'] }]],
    ['Lands you control are Plains.', [{ change: 'set land types', subtypes: ['Plains'] }]],
    ['This creature is a Soldier.', [{ change: 'set creature types', subtypes: ['Soldier'] }]],
    [
      'This creature gets +1/+1 and is an Angel in addition to its other types.',
      [
        { change: 'modify power and toughness', power: 1, toughness: 1 },
        { change: 'add types', types: [], subtypes: ['Angel'] },
      ],
    ],
    [
      'Creatures you control are Forest lands in addition to their other types.',
      [{ change: 'add types', types: ['Land'], subtypes: ['Forest'] }],
    ],
    ['All creatures are black.', [{ change: 'set colors', colors: ['B'] }]],
    ['All Slivers are colorless.', [{ change: 'set colors', colors: [] }]],
    ["This creature isn't a creature.", [{ change: 'lose types', types: ['Creature'] }]],
    ["Creatures you control aren't legendary.", [{ change: 'lose supertypes', supertypes: ['Legendary'] }]],
  ])('CR 205.1: %s', (text, changes) => {
    expect(changesOf(text)).toEqual(changes);
  });

  test('CR 205.1a: a description that goes on is read whole', () => {
    expect(changesOf('This creature is a Bear with base power and toughness 4/2.')).toEqual([
      { change: 'set creature types', subtypes: ['Bear'] },
      { change: 'set power and toughness', power: 4, toughness: 2, said: 'with' },
    ]);
    expect(changesOf('This creature is an artifact.')).toEqual([
      { change: 'set types', types: ['Artifact'], subtypes: [] },
    ]);
  });

  test('CR 700.5: devotion that is less than a number', () => {
    const [god] = reading(
      "As long as your devotion to white and black is less than seven, this creature isn't a creature.",
    );
    expect(god).toMatchObject({
      condition: { left: { amount: 'devotion', colors: ['W', 'B'] }, compare: 'less than', right: 7 },
      leads: true,
    });
  });
});

describe('what things become', () => {
  test('CR 205.3m: every creature type', () => {
    const [effect] = readingSpell(
      "Target land becomes a 2/2 creature with all creature types until end of turn. It's still a land.",
    );
    expect(JSON.stringify(effect)).toContain('"add all creature types"');
  });

  test('CR 205.1b: creatures that are still lands', () => {
    const [ability] = readingSpell(
      'Until end of turn, lands you control become 2/2 green Elf creatures that are still lands.',
    );
    expect(JSON.stringify(ability)).toContain('"change":"add types","types":["Creature"],"subtypes":["Elf"]');
  });
});

describe('requirements of a turn', () => {
  test.each([
    ['Creatures your opponents control attack this turn if able.', 'attacks if able'],
    ['Target creature blocks this turn if able.', 'blocks if able'],
    ['Target creature must be blocked this turn if able.', 'must be blocked'],
  ])('CR 508.1d, 509.1c: %s', (text, rule) => {
    const [ability] = readingSpell(text);
    expect(ability).toMatchObject({
      modes: [{ effects: [{ changes: [{ combat: { rule, once: true } }], until: 'this turn' }] }],
    });
  });
});

describe('what is paid as it enters', () => {
  test.each([
    ["As this creature enters, you may pay 2 life. If you don't, it enters tapped.", 'pay life'],
    [
      "As this creature enters, you may reveal an Island or Swamp card from your hand. If you don't, it enters tapped.",
      'reveal from hand',
    ],
  ])('CR 614.12a: %s', (text, cost) => {
    const [ability] = reading(text);
    expect(ability).toMatchObject({
      effects: [{ replacement: { would: 'enter', instead: { enters: 'tapped', unlessPays: [{ cost }] } } }],
    });
  });
});
