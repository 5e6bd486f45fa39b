import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { revision, type EventStore } from '@stacktrail/event-store';
import { redact, type StoredGameEvent, type Viewer } from '@stacktrail/game-events';
import { EVENT_STORE, streamOfGame } from '@stacktrail/projection-runtime';
import { Problem } from '../../problem/problem.js';
import { storedGameEvent } from '../../stores/stored-game-event.js';
import type { PageDto } from '../dto/page.dto.js';

/** A stretch of a game's stream as it is stored, without what the viewer may not see. */
export interface EventPage {
  readonly game: string;
  readonly events: readonly StoredGameEvent[];
  /** Where the next page begins; `null` where this one is the last. */
  readonly next: number | null;
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
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  async execute({ gameId, viewer, page }: EventsQuery): Promise<EventPage> {
    const { from = 0, limit = defaultLimit } = page;
    const events: StoredGameEvent[] = [];
    let next: number | null = null;
    for await (const stored of this.store.read(streamOfGame(gameId), { from: revision(from), limit: limit + 1 })) {
      if (events.length < limit) events.push(redact(storedGameEvent(stored), viewer));
      else next = from + limit;
    }
    if (events.length === 0) await this.checkThereIs(gameId, from);
    return { game: gameId, events, next };
  }

  private async checkThereIs(gameId: string, from: number): Promise<void> {
    for await (const _ of this.store.read(streamOfGame(gameId), { limit: 1 })) {
      throw new Problem('no-such-revision', `Game ${gameId} has no revision ${from}.`);
    }
    throw new Problem('no-such-game', `There is no game ${gameId}.`);
  }
}
