import { simulate } from '@stacktrail/match';
import { evolve, fold, initialState } from '@stacktrail/rules';
import { counted } from '../output/words.js';
import type { Bench } from './bench.js';
import { repeatFor } from './timing.js';

const GAMES = 20;

/** Facts of real games, decoded already, folded into the state that a board is a view of. */
export const foldBench: Bench = async ({ decks, seconds, progress }) => {
  const records = [];
  for (let i = 0; i < GAMES; i++) {
    const { record } = await simulate({ decks, seed: `bench ${i}`, bots: decks.map(() => 'random' as const) });
    records.push({ catalog: record.catalog, events: record.events });
  }
  const facts = records.reduce((sum, { events }) => sum + events.length, 0);
  const perSecond = ({ rounds, ms }: { readonly rounds: number; readonly ms: number }): number =>
    (rounds * facts * 1000) / ms;

  const straight = repeatFor(seconds / 2, (share) => progress(share / 2), () => {
    for (const { catalog, events } of records) {
      let state = initialState(catalog);
      for (const event of events) state = evolve(state, event);
    }
  });
  const kept = repeatFor(seconds / 2, (share) => progress(0.5 + share / 2), () => {
    for (const { catalog, events } of records) fold(catalog, events);
  });
  const note = `${counted(facts, 'event')} of ${GAMES} games`;
  return [
    { name: 'fold', value: perSecond(straight), unit: 'events/s', target: 3_000_000, note },
    {
      name: 'fold, timeline',
      value: perSecond(kept),
      unit: 'events/s',
      target: null,
      note: 'the same, with the states kept that lead to any revision',
    },
  ];
};
