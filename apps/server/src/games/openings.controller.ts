import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PlayerId, Viewer } from '@stacktrail/game-events';
import type { Openings } from '@stacktrail/match';
import { Limited } from '../limits/limited.js';
import { AsSeat, AsViewer, KnowsItsViewer, OnlyFor } from '../viewer/viewer.decorators.js';
import { CommandResponses, type CommandAnswer } from './command-responses.js';
import { commandIdOf, IdempotencyKey } from './command-id.js';
import { ConsentToOpening } from './commands/consent-to-opening.js';
import { CommandRefusals, ReadRefusals } from './documented-refusals.js';
import { CommandAnswerDoc } from './dto/answers.doc.js';
import { CommandDto } from './dto/command.dto.js';
import { OpeningsDoc } from './dto/openings.doc.js';
import { GamePath } from './dto/path.dto.js';
import { OpeningsQuery } from './queries/openings.query.js';

/** Reveals hidden information after the game, so that it can be checked against the game's commitments. */
@ApiTags('openings')
@KnowsItsViewer()
@Controller('games/:game/openings')
export class OpeningsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly answers: CommandResponses,
  ) {}

  @Get()
  @Limited('heavy read')
  @ApiOperation({
    summary:
      'The openings (value and salt) of the commitments to the cards that the viewer may know and to what was shown.',
  })
  @ApiOkResponse({ type: OpeningsDoc })
  @ReadRefusals()
  openings(@Param() { game }: GamePath, @AsViewer() viewer: Viewer): Promise<Openings> {
    return this.queries.execute(new OpeningsQuery(game, viewer));
  }

  @Post()
  @HttpCode(200)
  @OnlyFor('seat')
  @ApiOperation({
    summary:
      'After the game’s end, a seat consents to showing everybody what was hidden. It is shown when all seats have consented.',
  })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Instead of `commandId`.' })
  @ApiOkResponse({ type: CommandAnswerDoc })
  @CommandRefusals()
  async consent(
    @Param() { game }: GamePath,
    @AsSeat() player: PlayerId,
    @Body() body: CommandDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(body.commandId, key);
    const outcome = await this.commands.execute(new ConsentToOpening(game, { commandId, player }));
    return this.answers.answer(game, { seat: player }, commandId, outcome);
  }
}
