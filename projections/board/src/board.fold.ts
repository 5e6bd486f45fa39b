import type { StoredEvent } from '@stacktrail/event-store';
import { gameEvent, gameStreams, newTimeline, type PinnedCards, type Projection } from '@stacktrail/projection-runtime';
import type { Timeline } from '@stacktrail/rules/view';
import { summaryOf, type GameSummary } from './game-summary.js';

/** A game's timeline, which has every state of it, and when it began and ended. */
export interface BoardFold {
  readonly timeline: Timeline;
  readonly startedAt: string;
  endedAt: string | null;
}

/**
 * The fold of a game into its timeline, and into its line in the list of games.
 *
 * Reversals: the timeline follows them, so the board is that of the effective game; at a revision within a stretch that
 * was reversed later it is the board as it was then.
 */
export function boardProjection(cards: PinnedCards): Projection<BoardFold, GameSummary> {
  return {
    name: 'board',
    version: 1,
    streams: [gameStreams],
    schema: {
      games: 'game TEXT NOT NULL PRIMARY KEY, started_at TEXT NOT NULL, status TEXT NOT NULL, summary TEXT NOT NULL',
    },
    begin: async (first) => ({
      timeline: await newTimeline(first, cards),
      startedAt: first.recordedAt.toISOString(),
      endedAt: null,
    }),
    fold: foldEvent,
    // The last summary says all.
    write: (changes, tables) => {
      const last = changes.at(-1);
      if (last === undefined) return;
      const sql = 'INSERT OR REPLACE INTO {games} VALUES (?, ?, ?, ?)';
      tables.run(sql, last.game, last.startedAt, last.status, JSON.stringify(last));
    },
  };
}

function foldEvent(fold: BoardFold, stored: StoredEvent): readonly GameSummary[] {
  const event = gameEvent(stored);
  fold.timeline.append(event);
  if (event.type === 'GameEnded') fold.endedAt = stored.recordedAt.toISOString();
  const summary = summaryOf(event, fold.timeline.state, fold.startedAt, fold.endedAt);
  return summary === null ? [] : [summary];
}
