import { randomUUID } from 'node:crypto';
import { isStoredEvent } from '../caught-up.js';
import type { LogEntry, NewEvent, StoredEvent } from '../event-store.js';
import { revision, type Revision } from '../revision.js';
import { streamName, type StreamName } from '../stream-name.js';

/** An event that nobody else has. */
export function event(type = 'SpellCast', data: unknown = { spell: 'Giant Growth' }): NewEvent {
  return { id: randomUUID(), type, data, metadata: { $correlationId: randomUUID() } };
}

export function events(count: number): readonly NewEvent[] {
  return Array.from({ length: count }, (_, number) => event('SpellCast', { number }));
}

/** A stream that nobody has written to. */
export function freshStream(category = 'game'): StreamName {
  return streamName(`${category}-${randomUUID()}`);
}

/** A beginning that no other stream's name has. */
export function freshPrefix(): string {
  return `game-${randomUUID()}`;
}

export const at = (number: number): Revision => revision(number);

export async function toArray<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const array: Item[] = [];
  for await (const item of items) array.push(item);
  return array;
}

/** The events of a log in which none is damaged. */
export async function toEvents(log: AsyncIterable<LogEntry>): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const entry of log) {
    if (!isStoredEvent(entry)) throw new Error(`a damaged event at ${entry.position}: ${entry.problem}`);
    events.push(entry);
  }
  return events;
}

export const idsOf = (stored: Iterable<{ readonly id: string }>): string[] => Array.from(stored, ({ id }) => id);

export const revisionsOf = (stored: readonly StoredEvent[]): number[] => stored.map(({ revision }) => revision);
