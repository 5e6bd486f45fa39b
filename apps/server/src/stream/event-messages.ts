import { Inject, Injectable, type BeforeApplicationShutdown, type MessageEvent } from '@nestjs/common';
import { isStoredEvent, revision, type EventStore, type StreamName } from '@stacktrail/event-store';
import { redact, type Viewer } from '@stacktrail/game-events';
import { EVENT_STORE, streamOfGame } from '@stacktrail/projection-runtime';
import { interval, map, merge, of, Subject, takeUntil, type Observable } from 'rxjs';
import { Problem } from '../problem/problem.js';
import { storedGameEvent } from '../stores/stored-game-event.js';

/** Often enough that nobody between here and the client takes the connection for dead. */
const heartbeatMs = 15_000;

/** A game's events as messages of server-sent events; each one's id is its revision. */
@Injectable()
export class EventMessages implements BeforeApplicationShutdown {
  private readonly ending = new Subject<void>();
  private ended = false;

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /**
   * What is stored after a revision, and from then on what is appended, as the viewer may see it.
   *
   * @param after the last revision that the viewer has seen, -1 for none; from now on where absent
   * @throws Problem where there is no such game
   */
  async of(gameId: string, viewer: Viewer, after: number | undefined): Promise<Observable<MessageEvent>> {
    if (this.ended) throw new Problem('store-unavailable', 'The server is going down.');
    const stream = streamOfGame(gameId);
    const last = await this.lastRevision(gameId, stream);
    const from = Math.min(after ?? last, last);
    const events = this.store.subscribe({ stream, from: from < 0 ? 'start' : revision(from) }).pipe(
      map((next): MessageEvent => {
        if (!isStoredEvent(next)) return { comment: 'caught up' };
        const event = redact(storedGameEvent(next), viewer);
        return { id: `${next.revision}`, type: event.type, data: event };
      }),
    );
    const begin = of<MessageEvent>({ id: `${from}`, type: 'ready', data: { game: gameId, after: from, last } });
    const heartbeat = interval(heartbeatMs).pipe(map((): MessageEvent => ({ comment: 'still here' })));
    return merge(begin, events, heartbeat).pipe(takeUntil(this.ending));
  }

  /** Open streams would keep the server from closing. Their clients take up again where they were. */
  beforeApplicationShutdown(): void {
    this.ended = true;
    this.ending.next();
  }

  private async lastRevision(gameId: string, stream: StreamName): Promise<number> {
    for await (const event of this.store.read(stream, { direction: 'backward', limit: 1 })) return event.revision;
    throw new Problem('no-such-game', `There is no game ${gameId}.`);
  }
}
