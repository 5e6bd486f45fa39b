import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { parsePosition } from '@stacktrail/event-store';
import { Limited } from '../limits/limited.js';
import { malformedProblem } from '../problem/malformed-input.js';
import { KnowsItsViewer } from '../viewer/viewer.decorators.js';
import { cloudEvent, type FeedEvent } from './feed-event.js';
import { FeedEventDoc } from './feed-event.doc.js';
import { FeedDto } from './feed-query.dto.js';
import { Feed, type FeedWish } from './feed.js';

const heartbeatMs = 15_000;

/** The events of all games as one feed. */
@ApiTags('feed')
@KnowsItsViewer()
@Controller('events')
export class FeedController {
  constructor(private readonly feed: Feed) {}

  @Get()
  @Limited('heavy read')
  @ApiOperation({
    summary: 'The events of all games that anybody may watch, in the order of the store, as a spectator sees them.',
    description:
      'A line of JSON an event (`application/x-ndjson`); ends with what there is, or with `wait` once there is something. ' +
      'With `Accept: text/event-stream` as server-sent events, each with its position as id, for as long as the reader ' +
      'stays. To go on, give the position of the last event as `after` or as Last-Event-ID. See docs/feed.md.',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The position of the last event received.' })
  @ApiOkResponse({
    content: {
      'application/x-ndjson': { schema: { $ref: '#/components/schemas/FeedEventDoc' } },
      'text/event-stream': { schema: { type: 'string' } },
    },
    type: FeedEventDoc,
  })
  async events(
    @Query() wanted: FeedDto,
    @Req() request: IncomingMessage,
    @Res() response: ServerResponse,
  ): Promise<void> {
    const wish = wishOf(wanted, request.headers['last-event-id']);
    const isStream = /\btext\/event-stream\b/.test(request.headers.accept ?? '');
    response.setHeader('Content-Type', isStream ? 'text/event-stream' : 'application/x-ndjson; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.flushHeaders();
    const asSent = wanted.envelope === 'cloudevents' ? cloudEvent : (event: FeedEvent): object => event;
    if (isStream) await this.stream(wish, wanted, response, asSent);
    else await this.lines(wish, wanted, response, asSent);
    response.end();
  }

  /** Sends what there is; where there is nothing, waits for something once. */
  private async lines(
    wish: FeedWish,
    { limit = Infinity, wait = 0 }: FeedDto,
    response: ServerResponse,
    asSent: (event: FeedEvent) => object,
  ): Promise<void> {
    let sent = 0;
    let waits = wait > 0;
    for await (const page of this.feed.read(wish)) {
      if (response.destroyed) return;
      if ('caughtUp' in page) {
        if (sent > 0 || !waits) return;
        waits = false;
        await this.feed.untilStored(page.position, wait * 1000);
        continue;
      }
      const events = page.slice(0, limit - sent);
      sent += events.length;
      await write(response, events.map((event) => `${JSON.stringify(asSent(event))}\n`).join(''));
      if (sent >= limit) return;
    }
  }

  /** Sends what there is and what is stored from then on, until the reader leaves. */
  private async stream(
    wish: FeedWish,
    { limit = Infinity }: FeedDto,
    response: ServerResponse,
    asSent: (event: FeedEvent) => object,
  ): Promise<void> {
    let sent = 0;
    for await (const page of this.feed.read(wish)) {
      if (response.destroyed) return;
      if ('caughtUp' in page) {
        await write(response, ': caught up\n\n');
        await this.feed.untilStored(page.position, heartbeatMs);
        continue;
      }
      const events = page.slice(0, limit - sent);
      sent += events.length;
      await write(response, events.map((event) => message(event, asSent(event))).join(''));
      if (sent >= limit) return;
    }
  }
}

function message({ position, type }: FeedEvent, data: object): string {
  return `id: ${position}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Sends a text, and waits while the reader is slower than the feed. */
async function write(response: ServerResponse, text: string): Promise<void> {
  if (text === '' || response.destroyed || response.write(text)) return;
  const waiting = new AbortController();
  const { signal } = waiting;
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]).catch(() => undefined);
  waiting.abort();
}

function wishOf({ after = 'start', game, types, kinds }: FeedDto, header: string | string[] | undefined): FeedWish {
  const wanted = typeof header === 'string' && header !== '' ? header : after;
  const factsAlone = kinds === 'facts';
  if (wanted === 'start' || wanted === 'end') return { after: wanted, game, types, factsAlone };
  try {
    return { after: parsePosition(wanted), game, types, factsAlone };
  } catch {
    throw malformedProblem([{ path: 'Last-Event-ID', message: 'must be the position of an event of the feed' }]);
  }
}
