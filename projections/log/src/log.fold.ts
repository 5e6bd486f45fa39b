import type { StreamEntry } from '@stacktrail/event-store';
import { HistoryReader, storedGameEvent, type Damage, type Revision } from '@stacktrail/game-events';
import { gameOfStream, gameStreams, type ModelTables, type Projection } from '@stacktrail/projection-runtime';

/** What an event changes: it is a reversal, shows what was hidden, or the record can't be read from here on. */
export type LogChange =
  | { readonly game: string; readonly revision: Revision; readonly revertsTo: Revision }
  | { readonly game: string; readonly opened: Stretch }
  | { readonly game: string; readonly damage: Damage };

/** Revisions from `first` to `last`. */
export interface Stretch {
  readonly first: Revision;
  readonly last: Revision;
}

/** A game's stream as it is read, and where the facts begin that the last committed key hides. */
export interface LogFold {
  readonly reader: HistoryReader;
  hiddenFrom: Revision;
}

/**
 * Keeps what must be known of a game before it is folded: its reversals, its damage, and which of its facts everybody may
 * know because the key that hid them was shown (ADR 0022). The lines themselves are made when they are asked for (ADR
 * 0038).
 *
 * Reversals: which lines aren't part of the effective game depends on the revision at which the log is looked at, so
 * this is computed when the log is read.
 *
 * Damage: events that can't be read have no line, and the game is marked.
 */
export const logProjection: Projection<LogFold, LogChange> = {
  name: 'log',
  version: 5,
  streams: [gameStreams],
  schema: {
    reversals: `game TEXT NOT NULL, revision INTEGER NOT NULL, reverts_to INTEGER NOT NULL,
        PRIMARY KEY (game, revision)`,
    opened: `game TEXT NOT NULL, first_revision INTEGER NOT NULL, last_revision INTEGER NOT NULL,
        PRIMARY KEY (game, first_revision)`,
    damages: 'game TEXT NOT NULL PRIMARY KEY, revision INTEGER NOT NULL, problem TEXT NOT NULL',
  },
  begin: () => Promise.resolve({ reader: new HistoryReader(), hiddenFrom: 0 as Revision }),
  fold: foldEvent,
  weigh: () => ({ bytes: 200 }),
  write: writeChanges,
};

function foldEvent(fold: LogFold, entry: StreamEntry): readonly LogChange[] {
  const { reader } = fold;
  const game = gameOfStream(entry.stream);
  const event = reader.read(storedGameEvent(entry));
  if (event.type === 'SeedCommitted') fold.hiddenFrom = event.revision;
  if (event.type === 'VeilOpened') return [{ game, opened: { first: fold.hiddenFrom, last: event.revision } }];
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
    } else if ('opened' in change) {
      const { first, last } = change.opened;
      tables.run('INSERT OR REPLACE INTO {opened} VALUES (?, ?, ?)', change.game, first, last);
    } else {
      tables.run('INSERT INTO {reversals} VALUES (?, ?, ?)', change.game, change.revision, change.revertsTo);
    }
  }
}
