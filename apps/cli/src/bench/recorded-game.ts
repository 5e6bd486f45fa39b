import type { EventStore } from '@stacktrail/event-store';
import type { AnyGameEvent, StoredGameEvent } from '@stacktrail/game-events';
import type { Catalog } from '@stacktrail/game-state';
import { simulate } from '@stacktrail/match';
import type { BenchSetup } from './bench.js';

/** A game of random players with its facts, as they are stored and decoded. */
export interface RecordedGame {
  readonly id: string;
  readonly catalog: Catalog;
  readonly stored: readonly StoredGameEvent[];
  readonly events: readonly AnyGameEvent[];
}

/** Plays a game of random players. @param store where it is kept, if anywhere */
export async function recordedGame({ decks }: BenchSetup, seed: string, store?: EventStore): Promise<RecordedGame> {
  const bots = decks.map(() => 'random' as const);
  const { gameId, record } = await simulate({ decks, seed, bots, ...(store === undefined ? {} : { store }) });
  return { id: gameId, catalog: record.catalog, stored: record.stored, events: record.events };
}
