import { join } from 'node:path';
import { openEventStore, streamName, type EventStore } from '@stacktrail/event-store';
import { fromStored, type AnyGameEvent, type Revision } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import { Prng } from '@stacktrail/kernel';
import { simulateFast } from '@stacktrail/match';
import { boardView } from '@stacktrail/views';
import { counted, threeDigits } from '../output/words.js';
import type { Bench, BenchSetup, Figure } from './bench.js';
import { recordedGame, type RecordedGame } from './recorded-game.js';
import { median, quantile } from './statistics.js';

const LONG = 10_000;
/** So many games a second that the bench may take are looked at for a long one. */
const GAMES_A_SECOND = 20;
/** How much of the bench is over when it is found. */
const FOUND = 0.3;

/** The board at random revisions of a long game: from its timeline in memory, and from nothing but the store. */
export const revisionBench: Bench = async (setup) => {
  const store = await openEventStore(`sqlite:${join(setup.folder, 'revision.sqlite')}`);
  try {
    const game = await recordedGame(setup, longSeed(setup), store);
    return await measured(setup, store, game);
  } finally {
    await store.close();
  }
};

/** The seed of a game with about as many events as the target speaks of; real games differ a lot in length. */
function longSeed({ decks, seconds, progress }: BenchSetup): string {
  const most = seconds * GAMES_A_SECOND;
  let longest = { seed: '', events: 0 };
  for (let i = 0; i < most && longest.events < LONG * 0.9; i++) {
    progress((FOUND * i) / most);
    const seed = `bench ${i}`;
    const { events } = simulateFast({ decks, seed, bots: decks.map(() => 'random' as const) });
    if (events > longest.events && events < LONG * 1.3) longest = { seed, events };
  }
  return longest.seed;
}

async function measured(
  { seconds, progress }: BenchSetup,
  store: EventStore,
  { id, catalog, events }: RecordedGame,
): Promise<readonly Figure[]> {
  const chance = Prng.from('revisions');
  const timeline = fold(catalog, events);
  const warm = await timesOf(
    seconds / 2,
    (share) => progress(FOUND + (share * (1 - FOUND)) / 2),
    async () => {
      boardView(timeline.at(chance.below(events.length) as Revision), 'judge');
    },
  );
  const cold = await timesOf(
    seconds / 2,
    (share) => progress(FOUND + ((1 + share) * (1 - FOUND)) / 2),
    async () => {
      const at = chance.below(events.length) as Revision;
      boardView(fold(catalog, await factsTo(store, id, at)).state, 'judge');
    },
  );
  const what = `a board of a game of ${counted(events.length, 'event')}`;
  return [
    figure('revision, warm', warm, 1, `${what}, its timeline in memory`),
    figure('revision, cold', cold, 20, `${what}, read from SQLite`),
  ];
}

async function factsTo(store: EventStore, id: string, at: Revision): Promise<readonly AnyGameEvent[]> {
  const facts: AnyGameEvent[] = [];
  for await (const { type, data } of store.read(streamName(`game-${id}`), { limit: at + 1 })) {
    facts.push(fromStored({ type, ...(data as object) }));
  }
  return facts;
}

/** How long something takes each time, in milliseconds, over and over for a while; the first tenth is not counted, but once it is. */
async function timesOf(
  seconds: number,
  progress: (share: number) => void,
  work: () => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  const begun = performance.now();
  for (let now = begun; now - begun < seconds * 1000 || times.length === 0;) {
    await work();
    const then = performance.now();
    if (now - begun > seconds * 100) times.push(then - now);
    now = then;
    progress(Math.min(1, (now - begun) / (seconds * 1000)));
  }
  return times;
}

function figure(name: string, times: readonly number[], target: number, what: string): Figure {
  const slow = `99 of 100 within ${threeDigits(quantile(times, 0.99))} ms`;
  return { name, value: median(times), unit: 'ms', target, note: `${what}; ${slow}` };
}
