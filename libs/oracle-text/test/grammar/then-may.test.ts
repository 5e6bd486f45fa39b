import { expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { readingSpell } from './reading.js';

function effectsOf(text: string): readonly Effect[] {
  const [ability] = readingSpell(text);
  if (ability?.kind !== 'spell') throw new Error('no spell ability');
  return ability.modes[0]!.effects;
}

test('CR 608.2c: a sentence goes on with what you may do', () => {
  expect(effectsOf('Draw a card, then you may discard a card.')).toMatchObject([
    { do: 'draw' },
    { do: 'may', joined: 'then', effects: [{ do: 'discard' }] },
  ]);
});

test('CR 118.12: what you may pay then', () => {
  expect(effectsOf('Scry 1, then you may pay {2}. If you do, draw a card.')).toMatchObject([
    { do: 'scry' },
    { do: 'may pay', joined: 'then', effects: [{ do: 'draw' }] },
  ]);
});

test('CR 603.12: what you may pay then, and what triggers when you do', () => {
  expect(effectsOf('Scry 1, then you may pay {2}. When you do, destroy target creature.')).toMatchObject([
    { do: 'scry' },
    { do: 'may pay', joined: 'then', effects: [{ do: 'reflexive trigger' }] },
  ]);
});

test('two offers, one after the other', () => {
  expect(effectsOf('You may draw a card, then you may discard a card.')).toMatchObject([
    { do: 'may' },
    { do: 'may', joined: 'then' },
  ]);
});

test('CR 603.7: what is done later may be asked about something', () => {
  const [, later] = effectsOf(
    'Target creature gains trample until end of turn. At the beginning of the next end step, destroy that creature if it attacked this turn.',
  );
  expect(JSON.stringify(later)).toContain('"last":true');
});
