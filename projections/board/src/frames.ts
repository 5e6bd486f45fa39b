import type { Revision } from '@stacktrail/game-events';
import type { BoardView, Change } from '@stacktrail/views';

/** A game's boards after each event of a stretch: the first one whole, each other one as its changes. */
export interface Frames {
  readonly game: string;
  readonly from: Revision;
  readonly first: BoardView;
  /** What the event after `from`, and each one after that, changes of the board before; `null` for nothing. */
  readonly changes: readonly (Change | null)[];
  /** The beginning of the next stretch; `null` if this one reaches the last revision. */
  readonly next: Revision | null;
}
