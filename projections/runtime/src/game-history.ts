import type { StreamEntry } from '@stacktrail/event-store';
import {
  HistoryReader,
  storedGameEvent,
  type AnyGameEvent,
  type Damage,
  type HistoryPlace,
  type Revision,
} from '@stacktrail/game-events';
import { Timeline, weightOfState, type GameState } from '@stacktrail/game-state';
import type { Weight } from '@stacktrail/kernel';
import { PinnedCardsDamaged, type PinnedCards } from './pinned-cards.js';

/** About how many bytes a fact takes as an object, with its part of the states that are kept (docs/performance.md). */
const bytesOfFact = 1000;

/** A game can't be shown at a revision, because its record can't be read there. */
export class GameUnreadable extends Error {
  override readonly name = 'GameUnreadable';

  constructor(
    readonly game: string,
    readonly damage: Damage,
  ) {
    super(`Game ${game} can't be read from revision ${damage.revision} on: ${damage.problem}`);
  }
}

/** A game's stream as a projection follows it. Its facts are folded as far as they can be read. */
export class GameHistory {
  private constructor(
    private readonly reader: HistoryReader,
    /** `null` if not even the game's first event can be read, or its cards are not there. */
    readonly timeline: Timeline | null,
  ) {}

  /** The history of a game before its first event, which names the pinned cards. */
  static async begin(first: StreamEntry, cards: PinnedCards): Promise<GameHistory> {
    const event = new HistoryReader().read(storedGameEvent(first));
    if (event.type !== 'GameStarted') return new GameHistory(new HistoryReader(), null);
    try {
      return new GameHistory(new HistoryReader(), new Timeline(await cards.catalog(event.data.definitions)));
    } catch (error) {
      if (!(error instanceof PinnedCardsDamaged)) throw error;
      const damage = { revision: event.revision, problem: error.message };
      return new GameHistory(new HistoryReader({ next: 0, skipped: { damage, end: null } }), null);
    }
  }

  /** Adds the next event of the stream. @returns its fact; `null` if it can't be read, or comes after one */
  append(stored: StreamEntry): AnyGameEvent | null {
    const event = this.reader.read(storedGameEvent(stored));
    this.timeline?.append(event);
    return event.type === 'skipped' ? null : event;
  }

  /** The place from which the game's stream is read on. @param next the revision that comes next */
  placeAt(next: number): HistoryPlace {
    return this.reader.placeAt(next);
  }

  /** The damage of the record; `null` if all of it can be read. It stays when a judge has ended the game. */
  get damage(): Damage | null {
    return this.reader.damage;
  }

  /**
   * Roughly how much memory it takes: its facts, and a state for every 64 of them, which shares most with the one
   * before.
   */
  get weight(): Weight {
    if (this.timeline === null) return { bytes: 0 };
    const { bytes, ...shared } = weightOfState(this.timeline.state);
    return { bytes: bytes + this.timeline.length * bytesOfFact, ...shared };
  }

  /** The state after the last fact that can be read; `null` before the first. */
  get state(): GameState | null {
    return this.timeline?.state ?? null;
  }

  /**
   * The state after the fact at a revision, which the game has.
   *
   * @param revision after the last fact that can be read where absent
   * @throws GameUnreadable if there is none that can be read
   */
  stateAt(game: string, revision?: Revision): GameState {
    const { timeline, damage } = this;
    if (damage === null && timeline !== null) return revision === undefined ? timeline.state : timeline.at(revision);
    const at = revision ?? timeline?.state.revision ?? (-1 as Revision);
    if (timeline?.event(at) !== undefined) return timeline.at(at);
    throw new GameUnreadable(game, damage ?? { revision: 0 as Revision, problem: 'nothing of it has been read yet' });
  }
}
