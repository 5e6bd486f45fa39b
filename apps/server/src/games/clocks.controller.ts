import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PlayerId } from '@stacktrail/game-events';
import { Matches, type ClockView } from '@stacktrail/match';
import { AsSeat, KnowsItsViewer } from '../viewer/viewer.decorators.js';
import { commandIdOf, IdempotencyKey } from './command-id.js';
import { CommandOf } from './command-of.js';
import { ClaimTime, GiveTime, StartClocks, StopClocks } from './commands/clock-commands.js';
import { ReadRefusals } from './documented-refusals.js';
import { ClockPageDoc, ClockStartDto, ClockStopDto, ExtensionDto, TimeClaimDto } from './dto/clock.dto.js';
import { GamePath } from './dto/path.dto.js';
import { GameCommands, type CommandAnswer } from './game-commands.js';

/** The clocks of games that are played with some (CR 104.3k). The server calls time by itself. */
@ApiTags('clocks')
@KnowsItsViewer()
@Controller('games/:game/clock')
export class ClocksController {
  constructor(
    private readonly matches: Matches,
    private readonly commands: GameCommands,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'How much time each seat has left, now.',
    description:
      'Whoever decides is charged with the time. Measure how long ago you got the answer, by your own clock.',
  })
  @ApiOkResponse({ type: ClockPageDoc })
  @ReadRefusals()
  async clocks(@Param() { game }: GamePath): Promise<{ readonly game: string; readonly clocks: ClockView | null }> {
    return { game, clocks: await this.matches.clocks.of(game) };
  }

  @Post('claims')
  @CommandOf('seat', {
    summary: 'A seat claims that whoever decides has no time left: they lose, or the claim is refused.',
    description: 'The server does so by itself; this is for a server that is late.',
  })
  async claim(
    @Param() { game }: GamePath,
    @AsSeat() player: PlayerId,
    @Body() { commandId: inBody }: TimeClaimDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    return this.commands.carryOut(new ClaimTime(game, { commandId, player }), { seat: player });
  }

  @Post('extensions')
  @CommandOf('judge', { summary: 'A judge gives a seat more time, for all of its decisions together.' })
  async give(
    @Param() { game }: GamePath,
    @Body() { commandId: inBody, player, seconds, reason, judge = 'judge' }: ExtensionDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    return this.commands.carryOut(new GiveTime(game, { commandId, judge, player, seconds, reason }), 'judge');
  }

  @Post('stops')
  @CommandOf('judge', { summary: 'A judge stops all clocks of the game.' })
  async stop(
    @Param() { game }: GamePath,
    @Body() { commandId: inBody, reason, judge = 'judge' }: ClockStopDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    return this.commands.carryOut(new StopClocks(game, { commandId, judge, reason }), 'judge');
  }

  @Post('starts')
  @CommandOf('judge', { summary: 'A judge lets the clocks run again.' })
  async start(
    @Param() { game }: GamePath,
    @Body() { commandId: inBody, judge = 'judge' }: ClockStartDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    return this.commands.carryOut(new StartClocks(game, { commandId, judge }), 'judge');
  }
}
