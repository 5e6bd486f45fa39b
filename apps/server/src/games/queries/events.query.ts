import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { lastRevisionOf, readEntries, type EventStore } from '@stacktrail/event-store';
import {
  HistoryReader,
  redact,
  storedGameEvent,
  type Damage,
  type StoredGameEvent,
  type Viewer,
} from '@stacktrail/game-events';
import { BoardReader } from '@stacktrail/projection-board';
import { EVENT_STORE, streamOfGame } from '@stacktrail/projection-runtime';
import { HeavyWork } from '../../limits/heavy-work.js';
import { Problem } from '../../problem/problem.js';
import { Freshness } from '../../stores/freshness.js';
import type { PageDto } from '../dto/query.dto.js';

/** A stretch of a game's stream as it is stored, without what the viewer may not see. */
export interface EventPage {
  readonly game: string;
  readonly events: readonly StoredGameEvent[];
  /** Where the next page begins; `null` if this one is the last. */
  readonly next: number | null;
  /** The damage of the game's record: after it there are only the events of its ending. */
  readonly damaged: Damage | null;
}

/** What is stored of the game? */
export class EventsQuery extends Query<EventPage> {
  constructor(
    readonly gameId: string,
    readonly viewer: Viewer,
    readonly page: PageDto,
  ) {
    super();
  }
}

const defaultLimit = 500;

@QueryHandler(EventsQuery)
export class EventsQueryHandler implements IQueryHandler<EventsQuery> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly board: BoardReader,
    private readonly freshness: Freshness,
    private readonly heavy: HeavyWork,
  ) {}

  async execute({ gameId, viewer, page }: EventsQuery): Promise<EventPage> {
    await this.freshness.wait(gameId, this.board.runner);
    return this.heavy.run(() => this.pageOf(gameId, viewer, page));
  }

  private async pageOf(gameId: string, viewer: Viewer, page: PageDto): Promise<EventPage> {
    const { from = 0, limit = defaultLimit } = page;
    const reader = new HistoryReader(await this.board.placeAt(gameId, from));
    const events: StoredGameEvent[] = [];
    let found = 0;
    for await (const entry of readEntries(this.store, streamOfGame(gameId), { from, limit: limit + 1 })) {
      found += 1;
      if (found > limit) break;
      const stored = storedGameEvent(entry);
      if (reader.read(stored).type !== 'skipped') events.push(redact(stored, viewer));
    }
    if (found === 0) await this.checkThereIs(gameId, from);
    const damaged = (await this.board.game(gameId))?.damaged ?? reader.damage;
    return { game: gameId, events, next: found > limit ? from + limit : null, damaged };
  }

  private async checkThereIs(gameId: string, from: number): Promise<void> {
    if ((await lastRevisionOf(this.store, streamOfGame(gameId))) !== undefined) {
      throw new Problem('no-such-revision', `Game ${gameId} has no revision ${from}.`);
    }
    throw new Problem('no-such-game', `There is no game ${gameId}.`);
  }
}
