import { expect, test } from '@jest/globals';
import { compileCard } from '../../src/index.js';
import { reading } from './reading.js';

test('CR 722.3a of CR 2026-08-07: what enters or becomes prepared', () => {
  expect(reading('This creature enters prepared.')).toMatchObject([
    { effects: [{ replacement: { would: 'enter', instead: { enters: 'prepared' } } }] },
  ]);
  expect(
    reading("At the beginning of your upkeep, if this creature isn't prepared, it becomes prepared."),
  ).toMatchObject([
    {
      condition: { if: 'not', of: { filter: { is: 'designated', as: 'prepared' } } },
      modes: [{ effects: [{ do: 'designate', as: 'prepared', what: { objects: 'this' } }] }],
    },
  ]);
});

test('CR 722.3b of CR 2026-08-07: what becomes unprepared', () => {
  expect(reading('{T}: Target creature becomes unprepared.')).toMatchObject([
    { modes: [{ effects: [{ do: 'remove designation', as: 'prepared', what: { objects: 'target' } }] }] },
  ]);
});

test('CR 702.171b: what becomes saddled until end of turn', () => {
  expect(reading('{T}: Target Mount you control becomes saddled until end of turn.')).toMatchObject([
    { modes: [{ effects: [{ do: 'designate', as: 'saddled', until: 'this turn' }] }] },
  ]);
});

test('CR 722.1 of CR 2026-08-07: a preparation card has its prepare spell as its second face', () => {
  const face = { supertypes: [], subtypes: [], text: '' };
  const { definition } = compileCard({
    name: 'Test // Spell',
    layout: 'prepare',
    faces: [
      { ...face, name: 'Test', manaCost: '{1}', types: ['Creature'], power: '1', toughness: '1' },
      { ...face, name: 'Spell', manaCost: '{U}', types: ['Instant'], text: 'Draw a card.' },
    ],
  });
  expect(definition).toMatchObject({ layout: 'prepare', faces: [{ name: 'Test' }, { name: 'Spell' }] });
});
