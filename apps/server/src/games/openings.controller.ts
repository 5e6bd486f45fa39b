import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PlayerId, Viewer } from '@stacktrail/game-events';
import type { Openings } from '@stacktrail/match';
import { Limited } from '../limits/limited.js';
import { AsSeat, AsViewer, KnowsItsViewer } from '../viewer/viewer.decorators.js';
import { CommandOf } from './command-of.js';
import { commandIdOf, IdempotencyKey } from './command-id.js';
import { ConsentToOpening } from './commands/consent-to-opening.js';
import { ReadRefusals } from './documented-refusals.js';
import { CommandDto } from './dto/command.dto.js';
import { OpeningsDoc } from './dto/openings.doc.js';
import { GamePath } from './dto/path.dto.js';
import { GameCommands, type CommandAnswer } from './game-commands.js';
import { OpeningsQuery } from './queries/openings.query.js';

/** Reveals hidden information after the game, so that it can be checked against the game's commitments. */
@ApiTags('openings')
@KnowsItsViewer()
@Controller('games/:game/openings')
export class OpeningsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: GameCommands,
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
  @CommandOf('seat', {
    summary:
      'After the game’s end, a seat consents to showing everybody what was hidden. It is shown when all seats have consented.',
  })
  async consent(
    @Param() { game }: GamePath,
    @AsSeat() player: PlayerId,
    @Body() body: CommandDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(body.commandId, key);
    return this.commands.carryOut(new ConsentToOpening(game, { commandId, player }), { seat: player });
  }
}
