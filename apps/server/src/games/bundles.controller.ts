import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { EventStore } from '@stacktrail/event-store';
import { bundleOfGame, Matches } from '@stacktrail/match';
import { EVENT_STORE } from '@stacktrail/projection-runtime';
import { HeavyWork } from '../limits/heavy-work.js';
import { Limited } from '../limits/limited.js';
import { KnowsItsViewer, OnlyFor } from '../viewer/viewer.decorators.js';
import { ReadRefusals } from './documented-refusals.js';
import { GamePath } from './dto/path.dto.js';

/** Games in a file, to be handed over. */
@ApiTags('history')
@KnowsItsViewer()
@OnlyFor('judge')
@Controller('games/:game')
export class BundlesController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly matches: Matches,
    private readonly heavy: HeavyWork,
  ) {}

  @Get('bundle')
  @Limited('heavy read')
  @Header('Content-Type', 'application/x-ndjson; charset=utf-8')
  @ApiOperation({
    summary: 'The game with its cards in one file, hidden cards among it.',
    description: 'Whoever has it can check it without this server: `stacktrail verify FILE`. See docs/bundles.md.',
  })
  @ApiOkResponse({ content: { 'application/x-ndjson': { schema: { type: 'string' } } } })
  @ReadRefusals()
  bundle(@Param() { game }: GamePath): Promise<string> {
    return this.heavy.run(() => bundleOfGame(this.store, this.matches, game, 'judge', null));
  }
}
