import type { StreamEntry } from '@stacktrail/event-store';
import { storedGameEvent } from '@stacktrail/game-events';
import { GameRecord } from '../game-record.js';
import { metadataOf } from '../storage/game-stream.js';

/** The record of a game's stream, without the cards and secrets that its setup names. */
export function bareRecord(id: string, found: readonly StreamEntry[]): GameRecord {
  const [stored, metadata] = [found.map(storedGameEvent), found.map(metadataOf)];
  return new GameRecord({ id, stored, metadata, definitions: [], secrets: null });
}
