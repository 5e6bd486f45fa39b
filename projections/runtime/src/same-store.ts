import { isStoredEvent, readEntries, StreamDeleted, type EventStore, type StreamName } from '@stacktrail/event-store';

/** An event that a read model has taken in. */
export interface TakenEvent {
  readonly stream: StreamName;
  readonly revision: number;
  readonly id: string;
}

/**
 * Whether a store has an event of which a read model was made. If not, the read model is of another store, or of one that
 * was put back to what it was before: what it says of games need not be true.
 */
export async function hasEvent(store: EventStore, { stream, revision, id }: TakenEvent): Promise<boolean> {
  try {
    for await (const entry of readEntries(store, stream, { from: revision, limit: 1 })) {
      // Of a damaged event nobody can say that it isn't the one.
      return !isStoredEvent(entry) || entry.id === id;
    }
    return false;
  } catch (error) {
    if (error instanceof StreamDeleted) return true;
    throw error;
  }
}

/** Why a read model is made anew. @param projection its name */
export function whyMadeAnew(projection: string, { stream, revision }: TakenEvent): string {
  return (
    `The read model “${projection}” was made of other events than the store has: revision ${revision} of ${stream} ` +
    'isn’t the one that it has taken in. It is made again from the events'
  );
}
