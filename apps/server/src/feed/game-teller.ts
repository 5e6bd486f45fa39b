import {
  readEntries,
  type EventStore,
  type StoredEvent,
  type StreamEntry,
  type StreamName,
} from '@stacktrail/event-store';
import { HistoryReader, redact, storedGameEvent, type AnyGameEvent, type Revision } from '@stacktrail/game-events';
import { LastState, type GameState, type ReversedStretch } from '@stacktrail/game-state';
import { gameOfStream, GameHistory, PinnedCardsDamaged, type PinnedCards } from '@stacktrail/projection-runtime';
import { namesIn, reversedBy } from '@stacktrail/views';
import type { FeedEvent } from './feed-event.js';

/** Where games and their cards are read. */
export interface FoldSources {
  readonly store: EventStore;
  readonly cards: PinnedCards;
}

/** An event that was folded in, with the states around it. */
export interface Folded {
  readonly stored: StoredEvent;
  readonly event: AnyGameEvent;
  readonly before: GameState;
  readonly after: GameState;
}

/** What is known of an event besides. */
export interface AboutEvent {
  /** The stretches of the game that were undone. */
  readonly reversed: readonly ReversedStretch[];
  /** Whether everybody may know what it hides. */
  readonly isOpened: boolean;
  /** The version of the engine that made it, where it is known. */
  readonly engine: string | null;
}

/** Folds the events of one game as the feed comes to them. It keeps one state, so that many games can be followed. */
export class GameTeller {
  private readonly reader = new HistoryReader();
  private next = 0;

  private constructor(
    private readonly stream: StreamName,
    private readonly sources: FoldSources,
    /** `null` if the game's cards can't be read: nothing of it can be told. */
    private readonly last: LastState | null,
  ) {}

  /** A teller that comes to an event next: what stands before it in its stream is folded in. */
  static async before({ stream, revision }: StoredEvent, sources: FoldSources): Promise<GameTeller> {
    const teller = new GameTeller(stream, sources, await begun(stream, sources));
    for await (const entry of readEntries(sources.store, stream, { limit: Math.max(revision, 1) })) {
      if (entry.revision < revision) await teller.append(entry);
    }
    return teller;
  }

  /** The revision that it takes in next. */
  get comesNext(): number {
    return this.next;
  }

  /** Folds the next event in; nothing if it can't be read. A state that it goes back to may have to be waited for. */
  fold(stored: StoredEvent): Folded | null | Promise<Folded | null> {
    const before = this.last?.state ?? null;
    const folded = (event: AnyGameEvent | null): Folded | null => {
      const after = this.last?.state ?? null;
      return event === null || before === null || after === null ? null : { stored, event, before, after };
    };
    const event = this.append(stored);
    return event instanceof Promise ? event.then(folded) : folded(event);
  }

  /**
   * A folded event as everybody may know it: what was hidden is told where it was shown after the end.
   */
  tell({ stored, event, before, after }: Folded, { reversed, isOpened, engine }: AboutEvent): FeedEvent {
    const viewer = isOpened ? 'judge' : 'spectator';
    const { data, envelope } = redact(storedGameEvent(stored), viewer);
    const undoneBy = reversedBy(reversed, event.revision);
    const { setup } = after;
    return {
      position: stored.position,
      game: gameOfStream(this.stream),
      revision: event.revision,
      time: stored.recordedAt.toISOString(),
      id: stored.id,
      type: event.type,
      version: envelope.schemaVersion,
      rule: envelope.rule,
      causes: envelope.causes,
      source: envelope.source ?? null,
      player: envelope.player ?? null,
      decidedBy: envelope.decidedBy ?? null,
      repeats: envelope.repeats ?? null,
      line: undoneBy === null ? 'effective' : { reversedBy: undoneBy },
      seats: setup?.seats.map(({ name }) => name) ?? [],
      edition: setup?.edition ?? '',
      engine,
      data,
      names: namesIn(event, { before, after }, viewer),
    };
  }

  private append(entry: StreamEntry): AnyGameEvent | null | Promise<AnyGameEvent> {
    this.next = entry.revision + 1;
    const event = this.reader.read(storedGameEvent(entry));
    const { last } = this;
    if (event.type === 'skipped' || last === null) return null;
    const needed = last.needs(event);
    if (needed === null) {
      last.append(event);
      return event;
    }
    return this.stateAt(needed).then((earlier) => {
      last.append(event, earlier);
      return event;
    });
  }

  /** The state at an earlier revision, which a rewind goes back to. */
  private async stateAt(revision: Revision): Promise<GameState> {
    const { store, cards } = this.sources;
    let history: GameHistory | null = null;
    for await (const entry of readEntries(store, this.stream, { limit: revision + 1 })) {
      history ??= await GameHistory.begin(entry, cards);
      history.append(entry);
    }
    const state = history?.state ?? null;
    if (state === null) throw new Error(`${this.stream} has no state at revision ${revision}`);
    return state;
  }
}

/** The state before a game's first event; nothing where its cards or that event can't be read. */
async function begun(stream: StreamName, { store, cards }: FoldSources): Promise<LastState | null> {
  for await (const entry of readEntries(store, stream, { limit: 1 })) {
    const first = new HistoryReader().read(storedGameEvent(entry));
    if (first.type !== 'GameStarted') return null;
    try {
      return new LastState(await cards.catalog(first.data.definitions));
    } catch (error) {
      if (error instanceof PinnedCardsDamaged) return null;
      throw error;
    }
  }
  return null;
}
