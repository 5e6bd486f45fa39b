import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { EventStoreError, StreamDamaged } from '../../src/errors.js';
import { isStoredEvent } from '../../src/caught-up.js';
import { openEventStore } from '../../src/open-store.js';
import { revision } from '../../src/revision.js';
import type { EventStore, StoredEvent } from '../../src/event-store.js';
import type { StreamName } from '../../src/stream-name.js';

/** What a damaged place was called. */
export interface NamedDamage {
  readonly stream: string | null;
  readonly revision: number | null;
  readonly problem: string;
}

/** What reading a file came to. */
export interface Reading {
  /** Why it could not be opened, or read at all; `null` if it could. */
  readonly refused: string | null;
  /** What the log told of: an event as `stream revision digest`. */
  readonly log: readonly string[];
  readonly logDamage: readonly NamedDamage[];
  /** The same of each stream, read by its name. */
  readonly streams: readonly string[];
  readonly streamDamage: readonly NamedDamage[];
}

/** Of what is stored of an event, the position among it. */
function digestOf({ stream, revision: number, ...event }: StoredEvent): string {
  const digest = createHash('sha256').update(JSON.stringify(event)).digest('hex').slice(0, 16);
  return `${stream} ${number} ${digest}`;
}

async function readLog(store: EventStore): Promise<Pick<Reading, 'log' | 'logDamage'>> {
  const log: string[] = [];
  const logDamage: NamedDamage[] = [];
  for await (const entry of store.readAll()) {
    if (isStoredEvent(entry)) log.push(digestOf(entry));
    else logDamage.push({ stream: entry.stream, revision: entry.revision, problem: entry.problem });
  }
  return { log, logDamage };
}

async function readStreams(
  store: EventStore,
  names: readonly StreamName[],
): Promise<Pick<Reading, 'streams' | 'streamDamage'>> {
  const streams: string[] = [];
  const streamDamage: NamedDamage[] = [];
  for (const name of names) {
    for (let from = 0; ;) {
      try {
        for await (const event of store.read(name, { from: revision(from) })) streams.push(digestOf(event));
        break;
      } catch (error) {
        if (!(error instanceof StreamDamaged)) throw error;
        if (error.revision < from) break; // The whole stream is damaged, and has been told of.
        streamDamage.push({ stream: error.stream, revision: error.revision, problem: error.problem });
        from = error.revision + 1;
      }
    }
  }
  return { streams, streamDamage };
}

async function readFile(file: string, names: readonly StreamName[]): Promise<Reading> {
  const nothing = { log: [], logDamage: [], streams: [], streamDamage: [] };
  try {
    const store = await openEventStore(`sqlite:${file}`, { access: 'read' });
    try {
      return { refused: null, ...(await readLog(store)), ...(await readStreams(store, names)) };
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof EventStoreError) return { ...nothing, refused: `${error.name}: ${error.message}` };
    throw error;
  }
}

/** Reads each file that a line of the input names, and answers each by a line of JSON. Arguments: names of streams. */
const names = process.argv.slice(2) as StreamName[];
for await (const file of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await readFile(file, names))}\n`);
}
