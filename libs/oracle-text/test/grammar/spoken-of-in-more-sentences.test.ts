import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const slot = (number: number): object => ({ objects: 'target', slot: number });

test('CR 118.12: what is said of a target that only “if you do” has is done only then', () => {
  const text =
    "{T}: You may pay {8}. If you do, tap up to two target permanents. Those permanents don't untap during their controllers' next untap steps. Draw a card.";
  expect(reading(text)).toMatchObject([
    {
      modes: [{ effects: [{ do: 'may pay', effects: [{ do: 'tap' }, { do: 'apply', to: slot(0) }] }, { do: 'draw' }] }],
    },
  ]);
});

describe('CR 608.2c: “them” are those that were made stronger', () => {
  test('whoever controls them', () => {
    expect(readingSpell('Creatures target player controls get +3/+3 until end of turn. Untap them.')).toMatchObject([
      { modes: [{ effects: [{ do: 'apply' }, { do: 'untap', what: { objects: 'each', called: 'it' } }] }] },
    ]);
  });

  test('those it began for, where the description may fit others then', () => {
    expect(readingSpell('Creatures with power 2 or less get +3/+3 until end of turn. Untap them.')).toMatchObject([
      { modes: [{ effects: [{ label: 'begun 1' }, { do: 'untap', what: { objects: 'result', label: 'begun 1' } }] }] },
    ]);
  });
});

test('CR 603.2: “that creature” that deals damage to the object itself is the source', () => {
  expect(reading('Whenever a creature deals combat damage to this creature, destroy that creature.')).toMatchObject([
    { event: { on: 'deals damage', damaged: { is: 'this' }, that: 'source' } },
  ]);
});

test('CR 122.5: counters that are moved onto others, and onto one of the same controller', () => {
  expect(reading('{T}: Move any number of +1/+1 counters from this creature onto other creatures.')).toMatchObject([
    { modes: [{ effects: [{ do: 'move counters', among: true, to: { objects: 'each' } }] }] },
  ]);
  const text = 'Move a +1/+1 counter from target creature onto another target creature with the same controller.';
  expect(readingSpell(text)).toMatchObject([
    {
      modes: [
        {
          targets: [{}, { filter: { of: [{}, { is: 'shares', quality: 'controller', with: slot(0) }] } }],
          effects: [{ do: 'move counters', from: slot(0), to: slot(1) }],
        },
      ],
    },
  ]);
});
