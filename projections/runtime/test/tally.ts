import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import {
  isStoredEvent,
  streamName,
  type EventStore,
  type NewEvent,
  type Revision,
  type StoredEvent,
  type StreamName,
} from '@stacktrail/event-store';
import type { ModelTables, Projection } from '../src/index.js';

/** What a stream's events have added up to. */
export interface Total {
  readonly stream: string;
  readonly total: number;
  readonly revision: number;
}

interface Fold {
  total: number;
}

export interface TallyOptions {
  readonly version?: number;
  /** Told each event that is folded, before it is. */
  readonly onFold?: (stream: string, revision: number) => void;
  /** Told each write, after it was done and before its transaction ends. */
  readonly onWrite?: (changes: readonly Total[]) => void;
  readonly begin?: () => Promise<void>;
}

/** What a lost event counts as. */
const LOST = 77_777;

function nextTotal(total: number, add: number): number {
  return (total * 3 + add) % 1_000_003;
}

/** A projection that adds up numbers a stream: a sum depends on the order and on each event being there once. */
export function tally({ version = 1, onFold, onWrite, begin }: TallyOptions = {}): Projection<Fold, Total> {
  return {
    name: 'tally',
    version,
    streams: ['sum-'],
    schema: { totals: 'stream TEXT NOT NULL PRIMARY KEY, total REAL NOT NULL, revision INTEGER NOT NULL' },
    begin: async () => {
      await begin?.();
      return { total: 0 };
    },
    weigh: () => ({ bytes: 100 }),
    fold: (fold, entry) => {
      const { stream, revision } = entry;
      onFold?.(stream, revision);
      const { add } = isStoredEvent(entry) ? (entry.data as { readonly add: number | null }) : { add: LOST };
      if (add === null) throw new Error(`nothing to add at ${revision}`);
      fold.total = nextTotal(fold.total, add);
      return [{ stream, total: fold.total, revision }];
    },
    write: (changes, tables) => {
      const { stream, total, revision } = changes.at(-1)!;
      tables.run('INSERT OR REPLACE INTO {totals} VALUES (?, ?, ?)', stream, total, revision);
      onWrite?.(changes);
    },
  };
}

export function totals(tables: ModelTables): readonly Total[] {
  const rows = tables.json(
    `SELECT json_group_array(json_object('stream', stream, 'total', total, 'revision', revision))
     FROM (SELECT * FROM {totals} ORDER BY stream)`,
  );
  return (rows ?? []) as readonly Total[];
}

/** What the totals are, worked out from the store without any projection. */
export async function rightTotals(store: EventStore): Promise<readonly Total[]> {
  const found = new Map<string, Total>();
  for await (const entry of store.readAll({ filter: { streamPrefixes: ['sum-'] } })) {
    const { stream, revision } = entry;
    if (stream === null || revision === null) continue;
    const before = found.get(stream)?.total ?? 0;
    const add = isStoredEvent(entry) ? (entry.data as { readonly add: number }).add : LOST;
    found.set(stream, { stream, total: nextTotal(before, add), revision });
  }
  return [...found.values()].sort((a, b) => (a.stream < b.stream ? -1 : 1));
}

/** Appends numbers to streams of sums. */
export class Sums {
  private readonly last = new Map<string, Revision>();

  constructor(readonly store: EventStore) {}

  async add(id: string, ...numbers: readonly (number | null)[]): ReturnType<EventStore['append']> {
    const stream = this.stream(id);
    const events = numbers.map((add): NewEvent => ({ id: randomUUID(), type: 'Added', data: { add }, metadata: {} }));
    const appended = await this.store.append(stream, this.last.get(id) ?? 'noStream', events);
    this.last.set(id, appended.lastRevision);
    return appended;
  }

  /** Appends an event of another store, as a copy of it has it. */
  async again({ stream, id, type, data, metadata }: StoredEvent): Promise<void> {
    const name = stream.slice('sum-'.length);
    const event = { id, type, data, metadata };
    const { lastRevision } = await this.store.append(stream, this.last.get(name) ?? 'noStream', [event]);
    this.last.set(name, lastRevision);
  }

  stream(id: string): StreamName {
    return streamName(`sum-${id}`);
  }
}

/** Waits until a file of read models has a seal, which is written beside other work. */
export async function untilSealed(file: string): Promise<void> {
  while (!existsSync(`${file}-seal`)) await wait(2);
}
