import type { AnyGameEvent, Revision } from '@stacktrail/game-events';
import { fold, type Catalog, type Timeline } from '@stacktrail/game-state';
import { boardView, describeEvent, type BoardView } from '@stacktrail/views';
import { seeing, type Viewer } from './plain.js';

/** A game as its events tell it, at every one of its revisions. No rule is asked: the events alone say what happened. */
export class FoldedGame {
  private readonly timeline: Timeline;

  /**
   * @param cards the cards that the game has pinned
   * @param events from the first on
   */
  constructor(
    cards: Catalog,
    private readonly events: readonly AnyGameEvent[],
  ) {
    this.timeline = fold(cards, events);
  }

  /** The revision of the last event. */
  get revision(): number {
    return this.events.length - 1;
  }

  /** The board after a revision, as a viewer may see it. @throws RangeError if there is no such revision */
  board(revision: number, viewer: Viewer): BoardView {
    return boardView(this.timeline.at(this.known(revision)), seeing(viewer));
  }

  /** What happened at a revision, in a sentence, as a viewer may know it. @throws RangeError */
  sentence(revision: number, viewer: Viewer): string {
    const at = this.known(revision);
    const event = this.events[at];
    if (event === undefined) throw noRevision(revision, this.revision);
    const before = this.timeline.at((at - 1) as Revision);
    return describeEvent(event, { before, after: this.timeline.at(at) }, seeing(viewer));
  }

  private known(revision: number): Revision {
    if (Number.isSafeInteger(revision) && revision >= 0 && revision <= this.revision) return revision as Revision;
    throw noRevision(revision, this.revision);
  }
}

export function noRevision(revision: number, last: number): RangeError {
  return new RangeError(`the game has no revision ${revision}: it has 0 to ${last}`);
}
