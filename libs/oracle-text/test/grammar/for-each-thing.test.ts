import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { reading, readingSpell } from './reading.js';

function effectsOf(text: string): readonly Effect[] {
  const [ability] = readingSpell(text);
  if (ability?.kind !== 'spell') throw new Error('that is no spell ability');
  return ability.modes[0]!.effects;
}

describe('“for each …,” at the beginning of a sentence', () => {
  test('what was exiled this way is asked and spoken of one by one', () => {
    const [exile, each] = effectsOf(
      'Exile all Goblins. For each creature exiled this way, its controller draws a card.',
    );
    const { was } = exile as { was: string };
    expect(each).toMatchObject({
      do: 'for each',
      of: { objects: 'matching', of: { objects: 'result', label: was }, filter: { is: 'type', type: 'Creature' } },
      effects: [{ do: 'draw', who: { players: 'controller of', objects: { objects: 'each one' } } }],
    });
  });

  test('cards in a graveyard, permanents', () => {
    expect(effectsOf('For each land card in your graveyard, you gain 1 life and draw a card.')).toMatchObject([
      { do: 'gain life', amount: { amount: 'product', of: [{ amount: 'count', zone: 'graveyard' }, 1] } },
      { do: 'draw', joined: 'and' },
    ]);
    expect(effectsOf('For each Goblin you control, you may draw a card.')).toMatchObject([
      { do: 'for each', of: { objects: 'each' }, effects: [{ do: 'may' }] },
    ]);
  });

  test('what is no object is counted', () => {
    expect(reading('When this creature dies, for each +1/+1 counter on it, draw a card.')).toMatchObject([
      { modes: [{ effects: [{ do: 'draw', count: { of: [{ amount: 'counters' }, 1] } }] }] },
    ]);
  });

  test('CR 115.1: it isn’t said of one target what would have one for each', () => {
    expect(() => readingSpell('For each Goblin you control, destroy target creature.')).toThrow('read up to');
    expect(() => reading('When this creature dies, for each +1/+1 counter on it, destroy target creature.')).toThrow(
      'read up to',
    );
  });
});
