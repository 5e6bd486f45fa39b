import { describe, expect, test } from '@jest/globals';
import { readingSpell } from './reading.js';

const facts = (tree: unknown): string => JSON.stringify(tree);
const label = 'damaged 1';
const burn = 'Test Card deals 3 damage to any target.';

/** The instructions of a spell that deals damage first. */
function after(text: string, damage = burn): readonly unknown[] {
  const [spell] = readingSpell(`${damage} ${text}`);
  const [first, ...rest] = (spell as unknown as { modes: readonly { effects: readonly unknown[] }[] }).modes[0]!
    .effects;
  expect(first).toMatchObject({ damaged: label });
  return rest;
}

describe('CR 120.4d: what was dealt damage this way', () => {
  const creature = { is: 'type', type: 'Creature' };
  const creatures = { objects: 'matching', of: { objects: 'result', label }, filter: creature };

  test('all of its creatures', () => {
    expect(after("Creatures dealt damage this way can't be regenerated this turn.")).toMatchObject([
      { do: 'apply', to: creatures },
    ]);
    expect(after('Tap each creature dealt damage this way.')).toMatchObject([{ do: 'tap', what: creatures }]);
    expect(after('Draw a card for each creature dealt damage this way.')).toMatchObject([
      { count: { of: [{ amount: 'how many', of: creatures }, 1] } },
    ]);
  });

  test('whether a creature or a player was, who is spoken of then', () => {
    expect(after('If a creature is dealt damage this way, it gets +5/+0 until end of turn.')).toMatchObject([
      { do: 'if', condition: { left: { of: creatures } }, then: [{ to: { ...creatures, called: 'it' } }] },
    ]);
    expect(after('If a player is dealt damage this way, they discard a card.')).toMatchObject([
      {
        condition: { left: { who: { players: 'noted', label } } },
        then: [{ who: { players: 'noted', called: 'it' } }],
      },
    ]);
    expect(after('Each player dealt damage this way discards a card.')).toMatchObject([
      { who: { players: 'those who', condition: { if: 'are players', among: { players: 'noted', label } } } },
    ]);
  });

  test('CR 603.7c: one of those, of an ability that triggers later', () => {
    const divided = 'Test Card deals 3 damage divided as you choose among any number of target creatures.';
    expect(after('Whenever a creature dealt damage this way dies this turn, draw a card.', divided)).toMatchObject([
      {
        do: 'delayed trigger',
        keep: { objects: 'result', label },
        ability: {
          event: { on: 'dies', what: { is: 'all', of: [creature, { is: 'one of', objects: { objects: 'kept' } }] } },
        },
      },
    ]);
  });

  test('nothing was where nothing dealt damage, and nothing is noted that isn’t spoken of', () => {
    expect(() => readingSpell('Draw a card. Tap each creature dealt damage this way.')).toThrow();
    expect(facts(readingSpell(`${burn} Draw a card.`))).not.toContain('damaged');
  });
});
