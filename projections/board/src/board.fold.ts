import { isStoredEvent, type StreamEntry } from '@stacktrail/event-store';
import { noObject, type AnyGameEvent, type EventData } from '@stacktrail/game-events';
import {
  type GameState,
  canBeKept,
  publicName,
  snapshotOf,
  snapshotVersion,
  type StateSnapshot,
} from '@stacktrail/game-state';
import {
  GameHistory,
  gameOfStream,
  gameStreams,
  packedJson,
  type ModelTables,
  type PinnedCards,
  type Projection,
} from '@stacktrail/projection-runtime';
import { summaryOf, type GameSummary } from './game-summary.js';

/** A game's history, which has every state of it, when it began and ended, and where the last snapshot is. */
export interface BoardFold {
  readonly history: GameHistory;
  readonly startedAt: string;
  /**
   * The position of its first event, which gives the order in which games began, independent of clocks; empty if that
   * event is lost.
   */
  readonly begun: string;
  endedAt: string | null;
  /** What seats call their decks. */
  readonly deckNames: Map<number, string>;
  /** The limits of its clocks, if it has any. */
  clock: EventData<'ClocksSet'> | null;
  /** Whether a rewind was asked for or a judge has ruled. */
  disputed: boolean;
  snapshotAt: number;
}

/** What an event changes: the game's line in the list of games and, at some events, a snapshot of the game. */
export interface BoardChange {
  /** Makes the game's line; of a batch's changes only the last one's is needed. */
  readonly summary: () => GameSummary;
  readonly begun: string;
  readonly snapshot: StateSnapshot | null;
  /** The card that has become visible to everyone; `null` if none has. */
  readonly played: string | null;
}

/** The number of events between snapshots: at most so many are folded to show a game that isn't in memory. */
const snapshotInterval = 512;

/**
 * Folds a game into its timeline, its line in the list of games, and snapshots, from which later states can be folded
 * faster.
 *
 * Reversals: the timeline follows them, so the board is that of the effective game. At a revision within a stretch that
 * was reversed later, it is the board as it was then. A snapshot belongs to its revision, whether that was reversed or
 * not.
 *
 * Damage: events that can't be read are not folded, and the game is marked. A damaged game gets no further snapshots.
 */
export function boardProjection(cards: PinnedCards): Projection<BoardFold, BoardChange> {
  return {
    name: 'board',
    version: 1000 * snapshotVersion + 7,
    streams: [gameStreams],
    schema: {
      games: `game TEXT NOT NULL PRIMARY KEY, begun TEXT NOT NULL, status TEXT NOT NULL, summary TEXT NOT NULL`,
      snapshots: `game TEXT NOT NULL, revision INTEGER NOT NULL, state BLOB NOT NULL, PRIMARY KEY (game, revision)`,
      damaged: 'game TEXT NOT NULL PRIMARY KEY',
      played: 'game TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (game, name)',
    },
    begin: async (first) => ({
      history: await GameHistory.begin(first, cards),
      startedAt: timeOf(first),
      begun: isStoredEvent(first) ? first.position : '',
      endedAt: null,
      deckNames: new Map(),
      clock: null,
      disputed: false,
      snapshotAt: 0,
    }),
    fold: foldEvent,
    weigh: ({ history }) => history.weight,
    write: writeChanges,
  };
}

function foldEvent(fold: BoardFold, entry: StreamEntry): readonly BoardChange[] {
  const { history, startedAt } = fold;
  const event = history.append(entry);
  const { damage, state } = history;
  // Only the first skipped event changes something: the game is damaged.
  if (event === null && damage?.revision !== (entry.revision as number)) return [];
  if (event?.type === 'GameEnded') fold.endedAt = timeOf(entry);
  if (event?.type === 'RewindRequested' || event?.type === 'RulingGiven') fold.disputed = true;
  const game = gameOfStream(entry.stream);
  if (event?.type === 'DeckNamed') fold.deckNames.set(event.data.player, event.data.name);
  if (event?.type === 'ClocksSet') fold.clock = event.data;
  const { endedAt, clock, disputed, deckNames, begun } = fold;
  const summary = (): GameSummary =>
    summaryOf(state, { game, startedAt, endedAt, clock, disputed, deckNames, damaged: damage });
  const played = event === null || state === null ? null : cardPlayed(event, state);
  return [{ summary, begun, snapshot: damage === null ? dueSnapshot(fold) : null, played }];
}

/** The name of a card that has become visible to everyone. Before that, nobody may find out that the game has it. */
function cardPlayed({ type, data }: AnyGameEvent, state: GameState): string | null {
  return type === 'ObjectMoved' && data.becomes !== noObject ? publicName(state, data.becomes) : null;
}

/** When an event was recorded. For a lost event this isn't known, and it counts as earlier than all others. */
function timeOf(entry: StreamEntry): string {
  return (isStoredEvent(entry) ? entry.recordedAt : new Date(0)).toISOString();
}

function dueSnapshot(fold: BoardFold): StateSnapshot | null {
  const { state } = fold.history;
  if (state === null || state.revision < fold.snapshotAt + snapshotInterval || !canBeKept(state)) return null;
  fold.snapshotAt = state.revision;
  return snapshotOf(state);
}

function writeChanges(changes: readonly BoardChange[], tables: ModelTables): void {
  const last = changes.at(-1); // The last change contains all earlier ones.
  if (last === undefined) return;
  const { begun } = last;
  const summary = last.summary();
  const { game, status, damaged } = summary;
  tables.run('INSERT OR REPLACE INTO {games} VALUES (?, ?, ?, ?)', game, begun, status, JSON.stringify(summary));
  if (damaged !== null) tables.run('INSERT OR REPLACE INTO {damaged} VALUES (?)', game);
  const played = new Set(changes.flatMap((change) => change.played ?? []));
  for (const name of played) tables.run('INSERT OR IGNORE INTO {played} VALUES (?, ?)', game, name);
  for (const { snapshot } of changes) {
    if (snapshot === null) continue;
    tables.run(
      'INSERT INTO {snapshots} VALUES (?, ?, ?)',
      game,
      snapshot.revision,
      packedJson(JSON.stringify(snapshot)),
    );
  }
}
