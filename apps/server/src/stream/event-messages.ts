import { Inject, Injectable, type BeforeApplicationShutdown, type MessageEvent } from '@nestjs/common';
import { lastRevisionOf, subscribeToEntries, type EventStore, type StreamEntry } from '@stacktrail/event-store';
import { HistoryReader, redact, storedGameEvent, type Viewer } from '@stacktrail/game-events';
import { BoardReader } from '@stacktrail/projection-board';
import { EVENT_STORE, streamOfGame } from '@stacktrail/projection-runtime';
import { concatMap, from as emitting, interval, map, merge, Subject, takeUntil, type Observable } from 'rxjs';
import { Problem } from '../problem/problem.js';
import { Freshness } from '../stores/freshness.js';

/** How often a comment is sent, so that no proxy closes the connection as idle. */
const heartbeatMs = 15_000;

/** A game's events as messages of server-sent events; each one's id is its revision. */
@Injectable()
export class EventMessages implements BeforeApplicationShutdown {
  private readonly ending = new Subject<void>();
  private ended = false;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly board: BoardReader,
    private readonly freshness: Freshness,
  ) {}

  /**
   * Everything that is stored after a revision, followed by what is appended from then on, as the viewer may see it.
   *
   * @param after the last revision that the viewer has seen, -1 for none; the current one where absent
   * @throws Problem if there is no such game
   */
  async of(gameId: string, viewer: Viewer, after: number | undefined): Promise<Observable<MessageEvent>> {
    if (this.ended) throw new Problem('store-unavailable', 'The server is shutting down.');
    const stream = streamOfGame(gameId);
    const last = await lastRevisionOf(this.store, stream);
    if (last === undefined) throw new Problem('no-such-game', `There is no game ${gameId}.`);
    const from = Math.min(after ?? last, last);
    await this.freshness.wait(gameId, this.board.runner);
    const place = await this.board.placeAt(gameId, from + 1);
    const messages = new MessagesOfGame(new HistoryReader(place), viewer, from);
    const events = subscribeToEntries(this.store, stream, from).pipe(
      concatMap((entry) => ('caughtUp' in entry ? [{ comment: 'caught up' }] : messages.of(entry))),
    );
    const ready: MessageEvent = { id: `${from}`, type: 'ready', data: { game: gameId, after: from, last } };
    const begin = emitting([ready, ...messages.ofDamage()]);
    const heartbeat = interval(heartbeatMs).pipe(map((): MessageEvent => ({ comment: 'still here' })));
    return merge(begin, events, heartbeat).pipe(takeUntil(this.ending));
  }

  /**
   * Ends the open streams, which would keep the server from closing. Clients continue from the last revision that they
   * have.
   */
  beforeApplicationShutdown(): void {
    this.ended = true;
    this.ending.next();
  }
}

/** Makes the messages of a game for one viewer. Damage is reported once; events that can't be read are left out. */
class MessagesOfGame {
  /** The revision of the damage that was reported last. */
  private reported = -1;

  /** @param after the last revision before the first message */
  constructor(
    private readonly reader: HistoryReader,
    private readonly viewer: Viewer,
    private readonly after: number,
  ) {}

  of(entry: StreamEntry): readonly MessageEvent[] {
    const stored = storedGameEvent(entry);
    if (this.reader.read(stored).type === 'skipped') return this.ofDamage();
    const event = redact(stored, this.viewer);
    return [{ id: `${entry.revision}`, type: event.type, data: event }];
  }

  /** The message that reports damage. Its id is the revision before, so that a client that reconnects gets it again. */
  ofDamage(): readonly MessageEvent[] {
    const { damage } = this.reader;
    if (damage === null || damage.revision === this.reported) return [];
    this.reported = damage.revision;
    return [{ id: `${Math.max(this.after, damage.revision - 1)}`, type: 'damaged', data: damage }];
  }
}
