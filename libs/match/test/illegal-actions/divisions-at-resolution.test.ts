import { describe } from '@jest/globals';
import { creature, creatures, each, preventDamage, sorcery, spell, you, type Effect } from '@stacktrail/card-tree';
import { permanent, refuses, resolving } from './refused.js';
import type { Court } from './court.js';

/** Two creatures deal 2 damage each to the player at the same time, and the next 2 are prevented. */
const both: Effect = { do: 'deal damage', amount: 2, to: you, source: each(creatures) };
const song = sorcery('Song', '', spell(preventDamage(2, you), both));
const cards = [song, creature('Bear', '', ['Bear'], 2, 2), creature('Bird', '', ['Bird'], 1, 1)];
const until = resolving('Song', 'Bear', 'Bird');

/** What is prevented of the Bear's damage and of the Bird's. */
const prevented =
  (...amounts: readonly number[]) =>
  (court: Court) => ({
    form: 'divide' as const,
    shares: amounts.map((amount, i) => ({ to: permanent(court, i === 0 ? 'Bear' : 'Bird'), amount })),
  });

describe('CR 608.2d, 615.7: what is divided as a text is followed', () => {
  refuses([
    { rule: '615.7', what: 'less than all is divided', cards, until, answer: prevented(1, 0) },
    { rule: '615.7', what: 'more than there is is divided', cards, until, answer: prevented(2, 2) },
    { rule: '615.7', what: 'a share is less than nothing', cards, until, answer: prevented(3, -1) },
    { rule: '615.7', what: 'a share is no whole number', cards, until, answer: prevented(0.5, 1.5) },
    { rule: '615.7', what: 'one of them is left out', cards, until, answer: prevented(2) },
  ]);
});
