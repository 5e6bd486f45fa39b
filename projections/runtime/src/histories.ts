import { readEntries, type EventStore } from '@stacktrail/event-store';
import { RecentlyUsed, type Weight } from '@stacktrail/kernel';
import { GameHistory } from './game-history.js';
import { streamOfGame } from './game-streams.js';
import type { PinnedCards } from './pinned-cards.js';

interface Kept {
  /** How far the history has come, once all who asked before are answered. */
  ready: Promise<Through | null>;
  found: Through | null;
}

/** A history, and the last revision that is in it. */
interface Through {
  readonly history: GameHistory;
  revision: number;
}

/** The histories of the games that were asked for last. One that is kept is only read on. */
export class Histories {
  private readonly kept: RecentlyUsed<string, Kept>;

  /**
   * @param most how many are kept
   * @param mostBytes roughly how many bytes they may take in memory together
   */
  constructor(
    private readonly store: EventStore,
    private readonly cards: PinnedCards,
    most: number,
    mostBytes: number,
  ) {
    const weigh = ({ found }: Kept): Weight => found?.history.weight ?? { bytes: 0 };
    this.kept = new RecentlyUsed({ most, mostBytes, weigh });
  }

  /**
   * The history of a game through a revision at least.
   *
   * @returns `undefined` if the game has not so many events
   * @throws StreamDeleted
   */
  async through(game: string, revision: number): Promise<GameHistory | undefined> {
    const kept = this.kept.peek(game) ?? { ready: Promise.resolve(null), found: null };
    kept.ready = kept.ready.then((through) => this.readOn(game, through, revision));
    this.kept.set(game, kept);
    try {
      kept.found = await kept.ready;
    } catch (error) {
      this.kept.delete(game);
      throw error;
    }
    if (this.kept.peek(game) === kept) this.kept.set(game, kept);
    return kept.found !== null && kept.found.revision >= revision ? kept.found.history : undefined;
  }

  private async readOn(game: string, through: Through | null, revision: number): Promise<Through | null> {
    let found = through;
    const from = (found?.revision ?? -1) + 1;
    if (from > revision) return found;
    for await (const entry of readEntries(this.store, streamOfGame(game), { from, limit: revision - from + 1 })) {
      found ??= { history: await GameHistory.begin(entry, this.cards), revision: -1 };
      found.history.append(entry);
      found.revision = entry.revision;
    }
    return found;
  }
}
