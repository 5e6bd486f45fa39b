import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

/** The effects of the one mode that a paragraph has. */
function effects(text: string): unknown {
  const [ability] = text.includes(':') || text.startsWith('When') ? reading(text) : readingSpell(text);
  return ability !== undefined && 'modes' in ability ? ability.modes[0]?.effects : undefined;
}

describe('CR 702.189: firebending', () => {
  test('it has a number, or an X that is told', () => {
    expect(reading('Flying, firebending 2')).toMatchObject([
      { keyword: 'flying' },
      { keyword: 'firebending', count: 2 },
    ]);
    expect(reading("Firebending X, where X is this creature's power.")).toMatchObject([
      { keyword: 'firebending', count: { amount: 'X', is: { amount: 'power' } } },
    ]);
  });

  test('an X that nothing tells isn’t read', () => {
    expect(understood('Firebending X.')).toBe('Firebending X');
  });
});

describe('CR 702.193: power-up', () => {
  test('it holds an activated ability, and nothing else', () => {
    expect(reading('Power-up — {5}{U}: Put two +1/+1 counters on this creature.')).toMatchObject([
      { keyword: 'power-up', ability: { kind: 'activated', cost: [{ mana: ['5', 'U'] }] } },
    ]);
    expect(() => reading('Power-up — When this creature enters, draw a card.')).toThrow('read up to');
  });

  test('what reduces costs speaks of it', () => {
    expect(reading('Power-up abilities of other creatures you control cost {3} less to activate.')).toMatchObject([
      { effects: [{ static: 'cost modification', keyword: 'power-up' }] },
    ]);
  });
});

describe('CR 701.65, 701.66, 701.68: airbend, earthbend, blight', () => {
  test('CR 701.66a: each earthbending has a target, which is “that land” behind it', () => {
    expect(effects('Earthbend 3. Untap that land.')).toMatchObject([
      { do: 'earthbend', slot: 0, count: 3 },
      { do: 'untap', what: { objects: 'target', slot: 0 } },
    ]);
    expect(effects('When this creature enters, earthbend 1, then earthbend 2.')).toMatchObject([
      { do: 'earthbend', slot: 0, count: 1 },
      { do: 'earthbend', slot: 1, count: 2 },
    ]);
  });

  test('CR 701.65a: what is airbent is named', () => {
    expect(effects('Airbend up to two target creatures.')).toMatchObject([
      { do: 'airbend', what: { objects: 'target', slot: 0 } },
    ]);
  });

  test('CR 701.68a: players blight, and it is a cost', () => {
    expect(effects('Each opponent blights 2.')).toMatchObject([
      { do: 'blight', count: 2, who: { players: 'each opponent' } },
    ]);
    expect(reading('{T}, Blight 1: Draw a card.')).toMatchObject([
      { cost: [{ cost: 'tap' }, { cost: 'blight', count: 1 }] },
    ]);
    expect(reading('Ward—Blight 2')).toMatchObject([{ keyword: 'ward', cost: [{ cost: 'blight', count: 2 }] }]);
  });

  test('CR 701.65b, 701.66b, 701.68d: abilities trigger on it', () => {
    expect(reading('Whenever you earthbend, draw a card.')).toMatchObject([
      { event: { on: 'keyword action', action: 'earthbend', who: 'you' } },
    ]);
  });
});
