import type { Revision } from '@stacktrail/game-events';
import type { BoardView, Change } from '@stacktrail/views';

/** A game's boards, one after each event of a stretch: the first whole, each other one as what it changes. */
export interface Frames {
  readonly game: string;
  readonly from: Revision;
  readonly first: BoardView;
  /** What the event after `from`, and each one after that, changes of the board before; `null` for nothing. */
  readonly changes: readonly (Change | null)[];
  /** Where the next stretch begins; `null` if this one goes to the last revision. */
  readonly next: Revision | null;
}
