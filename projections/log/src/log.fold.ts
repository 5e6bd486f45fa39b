import type { StreamEntry } from '@stacktrail/event-store';
import { HistoryReader, type Damage, type Revision } from '@stacktrail/game-events';
import {
  gameOfStream,
  gameStreams,
  storedForm,
  type ModelTables,
  type Projection,
} from '@stacktrail/projection-runtime';

/** What an event changes: it is a reversal, or the record can't be read from here on. */
export type LogChange =
  | { readonly game: string; readonly revision: Revision; readonly revertsTo: Revision }
  | { readonly game: string; readonly damage: Damage };

/**
 * Keeps what the log of a game needs to know before the game is folded: its reversals, and its damage. The lines
 * themselves are made when they are asked for (docs/adr/0038-the-log-is-a-view.md).
 *
 * Reversals: which lines aren't part of the effective game depends on the revision at which the log is looked at, so
 * this is computed when the log is read.
 *
 * Damage: events that can't be read have no line, and the game is marked.
 */
export const logProjection: Projection<HistoryReader, LogChange> = {
  name: 'log',
  version: 4,
  streams: [gameStreams],
  schema: {
    reversals: `game TEXT NOT NULL, revision INTEGER NOT NULL, reverts_to INTEGER NOT NULL,
        PRIMARY KEY (game, revision)`,
    damages: 'game TEXT NOT NULL PRIMARY KEY, revision INTEGER NOT NULL, problem TEXT NOT NULL',
  },
  begin: () => Promise.resolve(new HistoryReader()),
  fold: foldEvent,
  weigh: () => ({ bytes: 200 }),
  write: writeChanges,
};

function foldEvent(reader: HistoryReader, entry: StreamEntry): readonly LogChange[] {
  const game = gameOfStream(entry.stream);
  const event = reader.read(storedForm(entry));
  if (event.type === 'ActionReversed') return [{ game, revision: event.revision, revertsTo: event.data.to }];
  const { damage } = reader;
  const isFirst = damage?.revision === (entry.revision as number);
  return damage !== null && isFirst ? [{ game, damage }] : [];
}

function writeChanges(changes: readonly LogChange[], tables: ModelTables): void {
  for (const change of changes) {
    if ('damage' in change) {
      const { revision, problem } = change.damage;
      tables.run('INSERT OR REPLACE INTO {damages} VALUES (?, ?, ?)', change.game, revision, problem);
    } else {
      tables.run('INSERT INTO {reversals} VALUES (?, ?, ?)', change.game, change.revision, change.revertsTo);
    }
  }
}
