import type { IncomingMessage, ServerResponse } from 'node:http';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { parsePosition } from '@stacktrail/event-store';
import { Limited } from '../limits/limited.js';
import { malformedProblem } from '../problem/malformed-input.js';
import { KnowsItsViewer } from '../viewer/viewer.decorators.js';
import { FeedEventDoc } from './feed-event.doc.js';
import { FeedDto } from './feed-query.dto.js';
import { feedTexts, type FeedForm } from './feed-text.js';
import { Feed } from './feed.js';
import type { FeedWish } from './reading.js';

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
  @ApiExtraModels(FeedEventDoc)
  @ApiOkResponse({
    description: 'A line, or a message, is one such event.',
    content: {
      'application/x-ndjson': { schema: { $ref: getSchemaPath(FeedEventDoc) } },
      'text/event-stream': { schema: { type: 'string' } },
    },
  })
  @ApiBadRequestResponse({ description: 'A parameter is malformed.' })
  @ApiConflictResponse({ description: 'The store has not reached the position: it is another one, or was put back.' })
  async events(
    @Query() wanted: FeedDto,
    @Req() request: IncomingMessage,
    @Res() response: ServerResponse,
  ): Promise<void> {
    const wish = wishOf(wanted, request.headers['last-event-id']);
    if (wish.after !== 'start' && wish.after !== 'end') await this.feed.mustHave(wish.after);
    const isStream = /\btext\/event-stream\b/.test(request.headers.accept ?? '');
    response.setHeader('Content-Type', isStream ? 'text/event-stream' : 'application/x-ndjson; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.flushHeaders();
    const isCloudEvent = wanted.envelope === 'cloudevents';
    if (isStream) await this.stream(wish, response, { isStream, isCloudEvent });
    else await this.lines(wish, wanted, response, { isStream, isCloudEvent });
    response.end();
  }

  /** Sends what there is; where there is nothing that is wanted, waits for that. */
  private async lines(
    wish: FeedWish,
    { wait = 0, checkpoint }: FeedDto,
    response: ServerResponse,
    form: FeedForm,
  ): Promise<void> {
    let sent = 0;
    const until = performance.now() + wait * 1000;
    for await (const page of this.feed.read(wish)) {
      if (response.destroyed) return;
      if ('caughtUp' in page) {
        const left = until - performance.now();
        if (sent > 0 || left <= 0) {
          if (checkpoint === 'true') await write(response, [`${JSON.stringify({ checkpoint: page.position })}\n`]);
          return;
        }
        await this.feed.untilStored(wish, page.position, left);
        continue;
      }
      sent += page.length;
      await write(response, feedTexts(page, form));
      if (sent >= wish.limit) return;
    }
  }

  /** Sends what there is and what is stored from then on, until the reader leaves. */
  private async stream(wish: FeedWish, response: ServerResponse, form: FeedForm): Promise<void> {
    let sent = 0;
    for await (const page of this.feed.read(wish)) {
      if (response.destroyed) return;
      if ('caughtUp' in page) {
        // An id without data is no event: it only tells where to go on.
        await write(response, [page.position === null ? ': caught up\n\n' : `: caught up\nid: ${page.position}\n\n`]);
        await this.feed.untilStored(wish, page.position, heartbeatMs);
        continue;
      }
      sent += page.length;
      await write(response, feedTexts(page, form));
      if (sent >= wish.limit) return;
    }
  }
}

/** Sends texts, and waits while the reader is slower than the feed. */
async function write(response: ServerResponse, texts: Iterable<string>): Promise<void> {
  if (response.destroyed) return;
  let isTaken = true;
  for (const text of texts) isTaken = response.write(text);
  if (isTaken) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.once('drain', done).once('close', done);
  });
}

function wishOf(
  { after = 'start', game, types, kinds, limit = Infinity }: FeedDto,
  header: string | string[] | undefined,
): FeedWish {
  const wanted = typeof header === 'string' && header !== '' ? header : after;
  const rest = { game, types, factsAlone: kinds === 'facts', limit };
  if (wanted === 'start' || wanted === 'end') return { after: wanted, ...rest };
  try {
    return { after: parsePosition(wanted), ...rest };
  } catch {
    throw malformedProblem([{ path: 'Last-Event-ID', message: 'must be the position of an event of the feed' }]);
  }
}
