import { expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { canonicalExport } from '@stacktrail/game-events';
import { toHex } from '@stacktrail/kernel';
import { Matches, simulate, simulateFast, verifyGame, type Simulation } from '../src/index.js';
import { decks } from './decks.js';

const simulation: Simulation = { decks, seed: 's141', bots: ['random', 'greedy'], names: ['Ada', 'Ben'] };

test('equal simulations are equal to the byte', async () => {
  const [one, two] = [await simulate(simulation), await simulate(simulation)];
  expect(canonicalExport(two.record.stored)).toBe(canonicalExport(one.record.stored));
  const other = await simulate({ ...simulation, seed: 's142' });
  expect(canonicalExport(other.record.stored)).not.toBe(canonicalExport(one.record.stored));
});

test('a simulated game can be stored, and is then one like any other', async () => {
  const store = new MemoryEventStore();
  const { gameId, record, outcome } = await simulate({ ...simulation, store });
  const matches = new Matches(store);
  const loaded = await matches.load(gameId);
  expect(canonicalExport(loaded.stored)).toBe(canonicalExport(record.stored));
  expect((await matches.current(gameId)).state.outcome).toEqual(outcome);
  expect(verifyGame(loaded).ok).toBe(true);
});

test('a game that is left before its end can be played on from the store', async () => {
  const store = new MemoryEventStore();
  const { gameId, outcome } = await simulate({ ...simulation, store, maxDecisions: 40 });
  expect(outcome).toBeNull();
  const { decision } = await new Matches(store).current(gameId);
  expect(decision).not.toBeNull();
});

test('a game of which nothing is kept is the same game', async () => {
  const { record, turns, decisions } = await simulate(simulation);
  const fast = simulateFast(simulation);
  expect(fast).toMatchObject({ turns, decisions, events: record.stored.length });
  expect(toHex(fast.head!)).toBe(record.stored.at(-1)!.envelope.batch!.hash);
  expect(simulateFast({ ...simulation, chained: false })).toEqual({ ...fast, head: null });
});
