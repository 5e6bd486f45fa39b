import { createHash, type Hash } from 'node:crypto';
import { isStoredEvent } from '../caught-up.js';
import type { EventStore, StoredEvent } from '../event-store.js';
import { comparePositions, type Position } from '../position.js';
import type { StreamName } from '../stream-name.js';

/** A stream that isn't the same in two stores. */
export interface Difference {
  readonly stream: StreamName;
  /** How many events that can be read it has in the original and in the copy. */
  readonly events: readonly [number, number];
}

interface StreamSum {
  events: number;
  readonly hash: Hash;
}

/**
 * Reads two stores whole and compares each stream of the original: ids, types, data, metadata and times of its events.
 * The copy may have other streams besides.
 *
 * @param through the position of the original up to which it was copied; to its end where absent
 * @returns the streams that differ
 */
export async function compareStores(
  original: EventStore,
  copy: EventStore,
  through: Position | null = null,
): Promise<readonly Difference[]> {
  const [sums, copied] = [await sumsOf(original, through), await sumsOf(copy, null)];
  return [...sums].flatMap(([stream, { events, hash }]): readonly Difference[] => {
    const there = copied.get(stream);
    if (hash.digest('hex') === there?.hash.digest('hex')) return [];
    return [{ stream, events: [events, there?.events ?? 0] }];
  });
}

async function sumsOf(store: EventStore, through: Position | null): Promise<ReadonlyMap<StreamName, StreamSum>> {
  const sums = new Map<StreamName, StreamSum>();
  for await (const entry of store.readAll()) {
    if (through !== null && comparePositions(entry.position, through) > 0) break;
    if (!isStoredEvent(entry)) continue;
    const sum = sums.get(entry.stream) ?? { events: 0, hash: createHash('sha256') };
    sums.set(entry.stream, sum);
    sum.events += 1;
    sum.hash.update(textOf(entry));
  }
  return sums;
}

function textOf({ id, type, data, metadata, revision, recordedAt }: StoredEvent): string {
  return `${JSON.stringify([revision, id, type, data, inOrder(metadata), recordedAt.getTime()])}\n`;
}

/** EventStoreDB keeps metadata as they were written; nothing promises the order of their fields. */
function inOrder(metadata: StoredEvent['metadata']): readonly (readonly [string, unknown])[] {
  return Object.entries(metadata).sort(([a], [b]) => (a < b ? -1 : 1));
}
