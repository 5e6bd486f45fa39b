import { isStoredEvent, type StreamEntry } from '@stacktrail/event-store';
import type { Damage } from '@stacktrail/game-events';
import {
  GameHistory,
  gameOfStream,
  gameStreams,
  type ModelTables,
  type PinnedCards,
  type Projection,
} from '@stacktrail/projection-runtime';
import { addLines, lineSchema } from './line-tables.js';
import { lineOf, type StoredLine } from './log-line.js';

/** What an event changes in a game's log: it adds a line, or the record can't be read from here on. */
export type LogChange = { readonly line: StoredLine } | { readonly game: string; readonly damage: Damage };

/**
 * Folds a game into the lines of its log.
 *
 * Reversals: every event has its line, and a line never changes. Which lines aren't part of the effective game depends
 * on the revision at which the log is looked at, so this is computed when the log is read, from the stored reversals.
 *
 * Damage: events that can't be read have no line, and the game is marked.
 */
export function logProjection(cards: PinnedCards): Projection<GameHistory, LogChange> {
  return {
    name: 'log',
    version: 3,
    streams: [gameStreams],
    schema: {
      ...lineSchema,
      reversals: `game TEXT NOT NULL, revision INTEGER NOT NULL, reverts_to INTEGER NOT NULL,
        PRIMARY KEY (game, revision)`,
      damages: 'game TEXT NOT NULL PRIMARY KEY, revision INTEGER NOT NULL, problem TEXT NOT NULL',
    },
    begin: (first) => GameHistory.begin(first, cards),
    fold: foldEvent,
    weigh: (history) => history.weight,
    write: writeLines,
  };
}

function foldEvent(history: GameHistory, entry: StreamEntry): readonly LogChange[] {
  const game = gameOfStream(entry.stream);
  const before = history.state;
  const event = history.append(entry);
  const { damage, state: after } = history;
  if (isStoredEvent(entry) && event !== null && before !== null && after !== null) {
    return [{ line: lineOf(game, event, { before, after }, entry) }];
  }
  const isFirst = damage?.revision === (entry.revision as number);
  return damage !== null && isFirst ? [{ game, damage }] : [];
}

function writeLines(changes: readonly LogChange[], tables: ModelTables): void {
  const lines = changes.flatMap((change) => ('line' in change ? [change.line] : []));
  addLines(tables, lines);
  for (const { game, revision, revertsTo } of lines) {
    if (revertsTo !== null) tables.run('INSERT INTO {reversals} VALUES (?, ?, ?)', game, revision, revertsTo);
  }
  for (const change of changes) {
    if ('line' in change) continue;
    const { revision, problem } = change.damage;
    tables.run('INSERT OR REPLACE INTO {damages} VALUES (?, ?, ?)', change.game, revision, problem);
  }
}
