import { simulateFast } from '@stacktrail/match';
import { grouped } from '../output/words.js';
import type { Bench } from './bench.js';
import { repeatFor } from './timing.js';

/** Whole games of two random players, one after the other: every fact is built, and chained a decision at a time. */
export const playBench: Bench = async ({ decks, seconds, progress }) => {
  let [events, decisions, turns, played] = [0, 0, 0, 0];
  const { rounds, ms } = repeatFor(seconds, progress, (n) => {
    const game = simulateFast({ decks, seed: `bench ${n}`, bots: decks.map(() => 'random' as const), chained: true });
    events += game.events;
    decisions += game.decisions;
    turns += game.turns;
    played += 1;
  });
  const each = (total: number): string => grouped(Math.round(total / played));
  const rate = grouped(Math.round((events / played) * (rounds / ms) * 1000));
  return [
    {
      name: 'play',
      value: (rounds / ms) * 1000,
      unit: 'games/s',
      target: 500,
      note: `${rate} events/s; ${each(events)} events, ${each(decisions)} decisions and ${each(turns)} turns a game, over ${played} games`,
    },
  ];
};
