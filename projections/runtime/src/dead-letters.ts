import {
  EventStoreError,
  isStoredEvent,
  StreamDamaged,
  StreamDeleted,
  type LogEntry,
  type StreamEntry,
} from '@stacktrail/event-store';
import type { DeadLetter } from './projection.js';

/** An entry of the log whose stream and revision are known: what a projection can fold. */
export type FoldedEntry = StreamEntry & { readonly position: string };

/** An entry that a projection can fold; `null` if its stream isn't known. */
export function foldedEntry(entry: LogEntry): FoldedEntry | null {
  if (isStoredEvent(entry)) return entry;
  const { stream, revision, position, problem } = entry;
  if (stream === null || revision === null) return null;
  return { damaged: true, stream, revision, position, problem };
}

/** The dead letter of an entry whose stream isn't known; none for other entries. */
export function letterOfUnknown(entry: LogEntry): readonly DeadLetter[] {
  if (isStoredEvent(entry) || foldedEntry(entry) !== null) return [];
  const { position, problem } = entry;
  const stream = `(position ${Number(position)})`;
  return [{ stream, revision: -1, position, eventId: '', eventType: '', error: problem }];
}

/** Whether a dead letter is of a damaged event that nobody knows the stream of: no stream waits because of it. */
export function isOfUnknownStream({ stream }: DeadLetter): boolean {
  return stream.startsWith('(');
}

/** The dead letter of an entry that could not be folded in. */
export function letterOf(entry: FoldedEntry, error: unknown): DeadLetter {
  const { stream, revision, position } = entry;
  const { id, type } = isStoredEvent(entry) ? entry : { id: '', type: '' };
  return { stream, revision, position, eventId: id, eventType: type, error: String(error) };
}

/** Whether an error of the store may be temporary; damage of a stream isn't. */
export function mayPass(error: unknown): error is EventStoreError {
  return error instanceof EventStoreError && !(error instanceof StreamDamaged) && !(error instanceof StreamDeleted);
}
