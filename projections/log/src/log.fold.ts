import type { StoredEvent } from '@stacktrail/event-store';
import {
  gameEvent,
  gameOfStream,
  gameStreams,
  newTimeline,
  type ModelTables,
  type PinnedCards,
  type Projection,
} from '@stacktrail/projection-runtime';
import type { Timeline } from '@stacktrail/rules/view';
import { lineOf, type StoredLine } from './log-line.js';

/**
 * The fold of a game into the lines of its log.
 *
 * Reversals: every event has its line, and a line never changes. Which lines a reversal takes out of the effective game
 * depends on the revision at which one looks, so it is worked out when the log is read, from the reversals that are
 * kept beside the lines.
 */
export function logProjection(cards: PinnedCards): Projection<Timeline, StoredLine> {
  return {
    name: 'log',
    version: 1,
    streams: [gameStreams],
    schema: {
      lines: 'game TEXT NOT NULL, revision INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (game, revision)',
      reversals: `game TEXT NOT NULL, revision INTEGER NOT NULL, reverts_to INTEGER NOT NULL,
        PRIMARY KEY (game, revision)`,
    },
    begin: (first) => newTimeline(first, cards),
    fold: foldEvent,
    write: writeLines,
  };
}

function foldEvent(timeline: Timeline, stored: StoredEvent): readonly StoredLine[] {
  const event = gameEvent(stored);
  const before = timeline.state;
  timeline.append(event);
  return [lineOf(gameOfStream(stored.stream), event, { before, after: timeline.state }, stored)];
}

/** All lines of a batch in one statement. */
function writeLines(lines: readonly StoredLine[], tables: ModelTables): void {
  const sql = `INSERT INTO {lines} SELECT value ->> 'game', value ->> 'revision', value FROM json_each(?)`;
  tables.run(sql, JSON.stringify(lines));
  for (const { game, revision, revertsTo } of lines) {
    if (revertsTo !== null) tables.run('INSERT INTO {reversals} VALUES (?, ?, ?)', game, revision, revertsTo);
  }
}
