import { join } from 'node:path';
import { openEventStore } from '@stacktrail/event-store';
import type { AnyGameEvent } from '@stacktrail/game-events';
import type { MemoryGame } from '@stacktrail/match';

/** The file in which a scenario's game is stored: its id, with what no file's name can have left out. */
function fileOf(folder: string, id: string): string {
  return join(folder, `${id.replace(/[^\w.-]+/g, '_')}.sqlite`);
}

/** Stores a scenario's game in a file of its own, to be replayed and explained. */
export async function saveGame(
  folder: string,
  game: MemoryGame,
  batches: readonly (readonly AnyGameEvent[])[],
  id: string,
): Promise<void> {
  const store = await openEventStore(`sqlite:${fileOf(folder, id)}`);
  try {
    await game.store(store, batches);
  } finally {
    await store.close();
  }
}
