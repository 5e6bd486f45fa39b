import type { StoredEvent } from '@stacktrail/event-store';
import { readDeletion } from '@stacktrail/game-events';
import type { FeedEvent } from './feed-event.js';

/**
 * What the feed tells of a game that was deleted: whoever keeps anything of it forgets it. Nothing where the game was
 * private, or the record can't be read. Who deleted it and why is for operators.
 */
export function deletionEvent({ position, recordedAt, id, type, data }: StoredEvent): FeedEvent | null {
  const deletion = readDeletion(data);
  if (deletion === null || deletion.private) return null;
  const { game, events, head } = deletion;
  return {
    position,
    game,
    revision: events,
    time: recordedAt.toISOString(),
    id,
    type,
    version: 1,
    rule: '',
    causes: [],
    source: null,
    player: null,
    decidedBy: null,
    repeats: null,
    line: 'effective',
    seats: [],
    edition: '',
    engine: null,
    data: { events, head },
    names: { objects: new Map(), cards: new Map() },
  };
}
