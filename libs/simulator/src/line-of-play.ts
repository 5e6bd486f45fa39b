import type { AnyGameEvent, Answer, Revision } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { LiveGame, resume, type Accepted, type AnswerAhead, type Rejection, type Secrets } from '@stacktrail/rules';
import { noRevision } from './folded-game.js';

/** Something that was done in a game since it last stood where play can begin. */
type Deed = (live: LiveGame) => Accepted | Rejection;

/**
 * A game in play that another line can part from. It remembers the last state at which somebody had priority, from which
 * play can begin anew, and what was done since; so that parting costs no more than doing that again.
 */
export class LineOfPlay {
  private point: GameState | null = null;
  private since: Deed[] = [];

  constructor(
    readonly live: LiveGame,
    private readonly secrets: Secrets,
    readonly events: AnyGameEvent[],
  ) {
    this.rememberPoint();
  }

  /** Does something, and keeps what came of it. */
  take(deed: Deed): Accepted | Rejection {
    const result = deed(this.live);
    if (!result.accepted) return result;
    this.events.push(...result.events);
    this.since.push(deed);
    this.rememberPoint();
    return result;
  }

  answer(decision: Revision, answer: Answer, ahead: readonly AnswerAhead[]): Accepted | Rejection {
    return this.take((live) => live.answer(decision, answer, ahead));
  }

  /** The same game from here on. */
  part(): LineOfPlay {
    if (this.point === null) return this.partAt(this.events.length - 1);
    const live = LiveGame.at(this.point, this.secrets);
    live.begin();
    for (const deed of this.since) deed(live);
    const other = new LineOfPlay(live, this.secrets, this.events.slice());
    other.point ??= this.point;
    other.since = this.since.slice();
    return other;
  }

  /**
   * The game as it stood after a revision at which it waited for a decision.
   *
   * @throws RangeError if it didn't wait then
   */
  partAt(revision: number): LineOfPlay {
    const event = this.events[revision];
    if (event === undefined) throw noRevision(revision, this.events.length - 1);
    if (event.type !== 'DecisionAsked') {
      const waited = this.events.slice(0, revision).findLast(({ type }) => type === 'DecisionAsked');
      const before = waited === undefined ? 'never before' : `before at revision ${waited.revision}`;
      throw new RangeError(`the game did not wait for a decision at revision ${revision}; it did ${before}`);
    }
    const events = this.events.slice(0, revision + 1);
    const { live, difference } = resume(this.live.state.catalog, events, this.secrets);
    if (difference !== null) throw new Error(`play can't go on from revision ${difference.revision}`);
    return new LineOfPlay(live, this.secrets, events);
  }

  private rememberPoint(): void {
    if (this.live.pending?.question.kind !== 'priority') return;
    this.point = this.live.state;
    this.since = [];
  }
}
