import type { EventStore } from '@stacktrail/event-store';
import { PinnedCards, type GameHistory, type Projection } from '@stacktrail/projection-runtime';
import { logProjection, type LogChange } from './log.fold.js';

/** The projection of logs, as a thread makes it that builds a part of the read model. */
export default function logOfStore(store: EventStore): Projection<GameHistory, LogChange> {
  return logProjection(new PinnedCards(store));
}
