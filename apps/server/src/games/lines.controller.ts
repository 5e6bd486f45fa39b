import type { ServerResponse } from 'node:http';
import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Followed } from '@stacktrail/match';
import { HeavyWork } from '../limits/heavy-work.js';
import { Limited } from '../limits/limited.js';
import { KnowsItsViewer, OnlyFor } from '../viewer/viewer.decorators.js';
import { carriedOut } from './carried-out.js';
import { commandIdOf, IdempotencyKey } from './command-id.js';
import { ForkGame, type Forked } from './commands/fork-game.js';
import { CommandRefusals, ReadRefusals } from './documented-refusals.js';
import { DifferencesDoc, DifferencesDto, ForkDto, ForkedGameDoc } from './dto/lines.dto.js';
import { GamePath } from './dto/path.dto.js';
import { DifferencesQuery, type Differences } from './queries/differences.query.js';

/** What `ForkedGameDoc` describes. */
interface ForkedGame extends Pick<Forked, 'parent' | 'at' | 'repeated' | 'seats' | 'judgeToken' | 'revision'> {
  readonly game: string;
  readonly commandId: string;
  readonly decision: { readonly id: number; readonly player: number } | null;
  readonly followed: Omit<Followed, 'position'> | null;
}

/** Other lines of play: what if somebody had decided otherwise (docs/adr/0039-lines-of-play.md)? */
@ApiTags('lines of play')
@KnowsItsViewer()
@OnlyFor('judge')
@Controller('games/:game')
export class LinesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly heavy: HeavyWork,
  ) {}

  @Post('forks')
  @Limited('creation')
  @ApiOperation({
    summary: 'A judge begins another line of play: a private game that has the events of this one up to a revision.',
    description:
      'It draws what this game draws, so it shows what is hidden in this game: its tokens are for whoever may know that. ' +
      'A repetition of the command finds the fork again, without tokens.',
  })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Instead of `commandId`.' })
  @ApiCreatedResponse({ type: ForkedGameDoc })
  @ApiOkResponse({ type: ForkedGameDoc, description: 'The same command had been carried out before.' })
  @CommandRefusals()
  async fork(
    @Param() { game }: GamePath,
    @Body() { commandId: inBody, at, follow = false }: ForkDto,
    @IdempotencyKey() key: string | undefined,
    @Res({ passthrough: true }) response: ServerResponse,
  ): Promise<ForkedGame> {
    const commandId = commandIdOf(inBody, key);
    const command = { commandId, ...(at === undefined ? {} : { at }) };
    const forked = await this.heavy.run(() => carriedOut(this.commands, new ForkGame(game, command, follow)));
    const { gameId, parent, repeated, seats, judgeToken, revision, decision, followed } = forked;
    response.setHeader('Location', `/games/${gameId}`);
    response.setHeader('Cache-Control', 'no-store');
    if (repeated) response.statusCode = 200;
    return {
      game: gameId,
      parent,
      at: forked.at,
      commandId,
      repeated,
      seats,
      judgeToken,
      revision,
      decision: decision === null ? null : { id: decision.id, player: decision.player },
      followed:
        followed === null
          ? null
          : { answers: followed.answers, stoppedAt: followed.stoppedAt, because: followed.because },
    };
  }

  @Get('differences')
  @Limited('heavy read')
  @ApiOperation({
    summary: 'Where the game parts from another one, by default from the one that it was forked from.',
    description: 'Of the other game only what a spectator sees is told.',
  })
  @ApiOkResponse({ type: DifferencesDoc })
  @ReadRefusals()
  differences(@Param() { game }: GamePath, @Query() { with: other }: DifferencesDto): Promise<Differences> {
    return this.queries.execute(new DifferencesQuery(game, other));
  }
}
