import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PlayerId } from '@stacktrail/game-events';
import { AsSeat, KnowsItsViewer, OnlyFor } from '../viewer/viewer.decorators.js';
import { CommandResponses, type CommandAnswer } from './command-responses.js';
import { commandIdOf, IdempotencyKey } from './command-id.js';
import { OfferDraw } from './commands/offer-draw.js';
import { VoteOnDraw } from './commands/vote-on-draw.js';
import { CommandRefusals } from './documented-refusals.js';
import { CommandAnswerDoc } from './dto/answers.doc.js';
import { CommandDto } from './dto/command.dto.js';
import { DrawOfferPath, GamePath } from './dto/path.dto.js';
import { VoteDto } from './dto/rewinds.dto.js';

/** Draws by agreement of all players (CR 104.4i). */
@ApiTags('play')
@ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Instead of `commandId`.' })
@KnowsItsViewer()
@Controller('games/:game/draw-offers')
export class DrawsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: CommandResponses,
  ) {}

  @Post()
  @HttpCode(200)
  @OnlyFor('seat')
  @ApiOperation({
    summary: 'A seat offers the others a draw (CR 104.4i); the offer’s revision is its id.',
    description: 'It stands until somebody refuses it, or the turn ends. `drawOffer` of the game shows it.',
  })
  @ApiOkResponse({ type: CommandAnswerDoc })
  @CommandRefusals()
  async offer(
    @Param() { game }: GamePath,
    @AsSeat() player: PlayerId,
    @Body() body: CommandDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(body.commandId, key);
    const outcome = await this.commands.execute(new OfferDraw(game, { commandId, player }));
    return this.answers.answer(game, { seat: player }, commandId, outcome);
  }

  @Post(':offer/votes')
  @HttpCode(200)
  @OnlyFor('seat')
  @ApiOperation({
    summary: 'A seat agrees or refuses. With the last consent the game is a draw.',
    description: 'The seat that has offered the draw withdraws it by refusing.',
  })
  @ApiOkResponse({ type: CommandAnswerDoc })
  @CommandRefusals()
  async vote(
    @Param() { game, offer }: DrawOfferPath,
    @AsSeat() player: PlayerId,
    @Body() { commandId: inBody, vote }: VoteDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    const outcome = await this.commands.execute(new VoteOnDraw(game, { commandId, player, offer, vote }));
    return this.answers.answer(game, { seat: player }, commandId, outcome);
  }
}
