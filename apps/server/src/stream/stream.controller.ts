import { Controller, Param, Query, Sse, type MessageEvent } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Viewer } from '@stacktrail/game-events';
import type { Observable } from 'rxjs';
import { ReadRefusals } from '../games/documented-refusals.js';
import { GamePath } from '../games/dto/path.dto.js';
import { AsViewer, KnowsItsViewer } from '../viewer/viewer.decorators.js';
import { EventMessages } from './event-messages.js';
import { AfterDto, LastEventId } from './last-event-id.js';

/** How many characters may wait for a slow reader: as many as a long game has. */
const mostWaitingCharacters = 64 * 1024 * 1024;

/** A game's events as they come. */
@ApiTags('history')
@KnowsItsViewer()
@Controller('games/:game')
export class StreamController {
  constructor(private readonly messages: EventMessages) {}

  @Sse('stream', { maxPendingDataLength: mostWaitingCharacters })
  @ApiOperation({
    summary: 'New events as server-sent events; what the viewer may not see is left out of each.',
    description:
      'The first message, `ready`, says after which revision the stream begins. Each other message is one event: its ' +
      'name is the event’s type, its id the revision. Ask again with Last-Event-ID to go on from there. Where the ' +
      'record of the game can’t be read, the message `damaged` says so, and the events from there on are left out.',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The last revision that the client received.' })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  @ReadRefusals()
  stream(
    @Param() { game }: GamePath,
    @Query() { after }: AfterDto,
    @LastEventId() lastEventId: number | undefined,
    @AsViewer() viewer: Viewer,
  ): Promise<Observable<MessageEvent>> {
    return this.messages.of(game, viewer, lastEventId ?? after);
  }
}
