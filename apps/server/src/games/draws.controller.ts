import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PlayerId } from '@stacktrail/game-events';
import { AsSeat, KnowsItsViewer } from '../viewer/viewer.decorators.js';
import { CommandOf } from './command-of.js';
import { commandIdOf, IdempotencyKey } from './command-id.js';
import { OfferDraw } from './commands/offer-draw.js';
import { VoteOnDraw } from './commands/vote-on-draw.js';
import { CommandDto } from './dto/command.dto.js';
import { DrawOfferPath, GamePath } from './dto/path.dto.js';
import { VoteDto } from './dto/rewinds.dto.js';
import { GameCommands, type CommandAnswer } from './game-commands.js';

/** Draws by agreement of all players (CR 104.4i). */
@ApiTags('play')
@KnowsItsViewer()
@Controller('games/:game/draw-offers')
export class DrawsController {
  constructor(private readonly commands: GameCommands) {}

  @Post()
  @CommandOf('seat', {
    summary: 'A seat offers the others a draw (CR 104.4i); the offer’s revision is its id.',
    description: 'It stands until somebody refuses it, or the turn ends. `drawOffer` of the game shows it.',
  })
  async offer(
    @Param() { game }: GamePath,
    @AsSeat() player: PlayerId,
    @Body() body: CommandDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(body.commandId, key);
    return this.commands.carryOut(new OfferDraw(game, { commandId, player }), { seat: player });
  }

  @Post(':offer/votes')
  @CommandOf('seat', {
    summary: 'A seat agrees or refuses. With the last consent the game is a draw.',
    description: 'The seat that has offered the draw withdraws it by refusing.',
  })
  async vote(
    @Param() { game, offer }: DrawOfferPath,
    @AsSeat() player: PlayerId,
    @Body() { commandId: inBody, vote }: VoteDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    return this.commands.carryOut(new VoteOnDraw(game, { commandId, player, offer, vote }), { seat: player });
  }
}
