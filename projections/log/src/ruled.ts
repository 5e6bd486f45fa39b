import type { AnyGameEvent, Revision } from '@stacktrail/game-events';

/** Finds the event at a revision, if it can be read. */
type EventAt = (revision: Revision) => AnyGameEvent | undefined;

/**
 * The ruling on an unread clause that a fact follows from (docs/adjudication.md); `null` if the rules and the cards made it
 * happen.
 */
export function ruledBy({ causes }: AnyGameEvent, eventAt: EventAt): Revision | null {
  return causes.find((cause) => eventAt(cause)?.type === 'Adjudicated') ?? null;
}
