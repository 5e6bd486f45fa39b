import type { EventStore } from '@stacktrail/event-store';
import { PinnedCards, type Projection } from '@stacktrail/projection-runtime';
import { boardProjection, type BoardChange, type BoardFold } from './board.fold.js';

/** The projection of boards, as a thread makes it that builds a part of the read model. */
export default function boardOfStore(store: EventStore): Projection<BoardFold, BoardChange> {
  return boardProjection(new PinnedCards(store));
}
