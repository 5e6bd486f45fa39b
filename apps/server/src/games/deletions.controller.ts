import { Body, Controller, Delete, Get, Param } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Matches, type RecordedDeletion } from '@stacktrail/match';
import { SeatedBots } from '../bots/seated-bots.js';
import { Freshness } from '../stores/freshness.js';
import { serviceOf, type Caller } from '../viewer/caller.js';
import { AsCaller, KnowsItsViewer, OnlyFor } from '../viewer/viewer.decorators.js';
import { DeletedGameDoc, DeletionDto } from './dto/deletion.dto.js';
import { GamePath } from './dto/path.dto.js';

/** Deletes finished games, for operators alone (docs/adr/0035-deleted-games.md). */
@ApiTags('operation')
@KnowsItsViewer()
@OnlyFor('operator')
@ApiForbiddenResponse({ description: 'The token is not that of an operator.' })
@Controller()
export class DeletionsController {
  constructor(
    private readonly matches: Matches,
    private readonly bots: SeatedBots,
    private readonly freshness: Freshness,
  ) {}

  @Delete('games/:game')
  @ApiOperation({
    summary: 'Deletes a game that is over, for ever. What is left is the record of who did it, when and why.',
    description:
      'From then on every request about the game is answered with 410. Archive it first to keep a copy. Forks of it are games of their own, and stay.',
  })
  @ApiOkResponse({ type: DeletedGameDoc })
  @ApiNotFoundResponse({ description: 'There is no such game.' })
  @ApiGoneResponse({ description: 'Other requests about the game are answered so.' })
  async delete(
    @Param() { game }: GamePath,
    @Body() { reason }: DeletionDto,
    @AsCaller() caller: Caller,
  ): Promise<RecordedDeletion> {
    const deleted = await this.matches.deletions.delete(game, { by: serviceOf(caller)?.name ?? '', reason });
    await this.bots.forget(game);
    return this.freshness.rememberWrite(game, deleted);
  }

  @Get('deleted-games')
  @ApiOperation({ summary: 'The games that were deleted, the first one first.' })
  @ApiOkResponse({ type: [DeletedGameDoc] })
  list(): Promise<readonly RecordedDeletion[]> {
    return this.matches.deletions.list();
  }
}
