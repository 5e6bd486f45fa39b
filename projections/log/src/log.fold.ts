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
      lines: `game TEXT NOT NULL, revision INTEGER NOT NULL, type TEXT NOT NULL, turn INTEGER NOT NULL,
        player INTEGER, line TEXT NOT NULL, PRIMARY KEY (game, revision)`,
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

function writeLines(lines: readonly StoredLine[], tables: ModelTables): void {
  for (const line of lines) {
    const { game, revision, type, turn, player, revertsTo } = line;
    tables.run(
      'INSERT INTO {lines} VALUES (?, ?, ?, ?, ?, ?)',
      game,
      revision,
      type,
      turn,
      player,
      JSON.stringify(line),
    );
    if (revertsTo !== null) tables.run('INSERT INTO {reversals} VALUES (?, ?, ?)', game, revision, revertsTo);
  }
}
