import { isStoredEvent, readEntries, type EventStore, type StreamEntry } from '@stacktrail/event-store';
import { fromStored, MalformedEvent, storedGameEvent, type AnyGameEvent, type Revision } from '@stacktrail/game-events';
import {
  initialState,
  type GameState,
  foldOn,
  neededBefore,
  stateFrom,
  type StateSnapshot,
} from '@stacktrail/game-state';
import {
  GameUnreadable,
  streamOfGame,
  unpackedJson,
  type ModelTables,
  type PinnedCards,
} from '@stacktrail/projection-runtime';

/** The states of games that aren't in memory, folded from the last snapshot before them. */
export class ColdStates {
  constructor(
    private readonly store: EventStore,
    private readonly cards: PinnedCards,
    private readonly tables: () => ModelTables,
  ) {}

  /** The state of a game after a revision that it has. @throws GameUnreadable if its record is damaged since */
  async at(game: string, revision: Revision): Promise<GameState> {
    const snapshot = this.snapshot(game, revision);
    const events = await this.events(game, (snapshot?.revision ?? -1) + 1, revision);
    const start = await this.start(snapshot, events);
    const earlier = new Map<Revision, GameState>();
    for (const needed of neededBefore(start.revision, events)) {
      if (!earlier.has(needed)) earlier.set(needed, await this.at(game, needed));
    }
    return foldOn(start, events, earlier);
  }

  /** The last snapshot of a game up to a revision. */
  private snapshot(game: string, revision: Revision): StateSnapshot | undefined {
    const sql = 'SELECT state FROM {snapshots} WHERE game = ? AND revision <= ? ORDER BY revision DESC LIMIT 1';
    const state = this.tables().get(sql, game, revision)?.['state'];
    return state instanceof Uint8Array ? (unpackedJson(state) as StateSnapshot) : undefined;
  }

  private async start(snapshot: StateSnapshot | undefined, [first]: readonly AnyGameEvent[]): Promise<GameState> {
    const setup = snapshot?.setup ?? (first?.type === 'GameStarted' ? first.data : undefined);
    if (setup === undefined) throw new Error('a game begins with GameStarted');
    const catalog = await this.cards.catalog(setup.definitions);
    return snapshot === undefined ? initialState(catalog) : stateFrom(snapshot, catalog);
  }

  private async events(game: string, from: number, through: number): Promise<readonly AnyGameEvent[]> {
    const events: AnyGameEvent[] = [];
    if (from > through) return events;
    const range = { from, limit: through - from + 1 };
    for await (const entry of readEntries(this.store, streamOfGame(game), range)) events.push(readable(game, entry));
    return events;
  }
}

function readable(game: string, entry: StreamEntry): AnyGameEvent {
  const unreadable = (problem: string): GameUnreadable =>
    new GameUnreadable(game, { revision: entry.revision, problem });
  if (!isStoredEvent(entry)) throw unreadable(entry.problem);
  try {
    return fromStored(storedGameEvent(entry));
  } catch (error) {
    throw error instanceof MalformedEvent ? unreadable(error.problem) : error;
  }
}
