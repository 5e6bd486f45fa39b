import type { StoredEvent } from '@stacktrail/event-store';
import {
  gameEvent,
  gameStreams,
  newTimeline,
  type ModelTables,
  type PinnedCards,
  type Projection,
} from '@stacktrail/projection-runtime';
import { canBeKept, snapshotOf, snapshotVersion, type StateSnapshot, type Timeline } from '@stacktrail/rules/view';
import { summaryOf, type GameSummary } from './game-summary.js';

/** A game's timeline, which has every state of it, when it began and ended, and where the last snapshot is. */
export interface BoardFold {
  readonly timeline: Timeline;
  readonly startedAt: string;
  endedAt: string | null;
  snapshotAt: number;
}

/** What an event makes of a game's line in the list of games, and at some events a snapshot of the game. */
export interface BoardChange {
  readonly summary: GameSummary;
  readonly snapshot: StateSnapshot | null;
}

/** How many events lie between snapshots: what is folded at most to see a game that is not in memory. */
const snapshotInterval = 512;

/**
 * The fold of a game into its timeline, into its line in the list of games, and into snapshots, which are a shorter way
 * to a state in the midst of the game.
 *
 * Reversals: the timeline follows them, so the board is that of the effective game; at a revision within a stretch that
 * was reversed later it is the board as it was then. A snapshot is of its revision, reversed later or not.
 */
export function boardProjection(cards: PinnedCards): Projection<BoardFold, BoardChange> {
  return {
    name: 'board',
    version: 1000 * snapshotVersion + 1,
    streams: [gameStreams],
    schema: {
      games: `game TEXT NOT NULL PRIMARY KEY, started_at TEXT NOT NULL, status TEXT NOT NULL, summary TEXT NOT NULL`,
      snapshots: `game TEXT NOT NULL, revision INTEGER NOT NULL, state TEXT NOT NULL, PRIMARY KEY (game, revision)`,
    },
    begin: async (first) => ({
      timeline: await newTimeline(first, cards),
      startedAt: first.recordedAt.toISOString(),
      endedAt: null,
      snapshotAt: 0,
    }),
    fold: foldEvent,
    write: writeChanges,
  };
}

function foldEvent(fold: BoardFold, stored: StoredEvent): readonly BoardChange[] {
  const event = gameEvent(stored);
  const { timeline, startedAt } = fold;
  timeline.append(event);
  if (event.type === 'GameEnded') fold.endedAt = stored.recordedAt.toISOString();
  const { state } = timeline;
  const summary = summaryOf(event, state, startedAt, fold.endedAt);
  const isDue = event.revision >= fold.snapshotAt + snapshotInterval && canBeKept(state);
  if (isDue) fold.snapshotAt = event.revision;
  return summary === null ? [] : [{ summary, snapshot: isDue ? snapshotOf(state) : null }];
}

function writeChanges(changes: readonly BoardChange[], tables: ModelTables): void {
  const { summary } = changes.at(-1) ?? {}; // The last one says all.
  if (summary === undefined) return;
  const { game, startedAt, status } = summary;
  tables.run('INSERT OR REPLACE INTO {games} VALUES (?, ?, ?, ?)', game, startedAt, status, JSON.stringify(summary));
  for (const { snapshot } of changes) {
    if (snapshot === null) continue;
    tables.run('INSERT INTO {snapshots} VALUES (?, ?, ?)', game, snapshot.revision, JSON.stringify(snapshot));
  }
}
