import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { GivenPenalty, Viewer } from '@stacktrail/game-events';
import { Matches, type Infractions } from '@stacktrail/match';
import { carriedOut } from '../games/carried-out.js';
import { commandIdOf, IdempotencyKey } from '../games/command-id.js';
import { ReadRefusals } from '../games/documented-refusals.js';
import { GamePath } from '../games/dto/path.dto.js';
import { serviceOf, type Caller } from '../viewer/caller.js';
import { AsCaller, AsViewer, KnowsItsViewer } from '../viewer/viewer.decorators.js';
import { DisputeCommandOf } from './dispute-command-of.js';
import { GivePenalty } from './dispute-commands.js';
import { PenaltiesQuery } from './dispute-queries.js';
import { party } from './disputes.controller.js';
import { PenaltyDto } from './dto/dispute-commands.dto.js';
import { InfractionsDoc, PenaltiesDto, PenaltyAnswerDoc, PenaltyDoc, VerdictKeyDoc } from './dto/penalties.doc.js';

/** What `PenaltyAnswerDoc` describes. */
interface PenaltyAnswer {
  readonly commandId: string;
  readonly repeated: boolean;
  readonly penalties: readonly GivenPenalty[];
}

/** Penalties of people over the games of a match, and what judges have names for. */
@ApiTags('disputes')
@KnowsItsViewer()
@Controller()
export class PenaltiesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly matches: Matches,
  ) {}

  @Post('games/:game/penalties')
  @DisputeCommandOf(
    ['judge'],
    { summary: 'A judge gives somebody a penalty that nobody has disputed about.' },
    PenaltyAnswerDoc,
  )
  async give(
    @Param() { game }: GamePath,
    @Body() { commandId: inBody, judge, player, infraction, penalty, reason }: PenaltyDto,
    @AsViewer() viewer: Viewer,
    @IdempotencyKey() key: string | undefined,
  ): Promise<PenaltyAnswer> {
    const commandId = commandIdOf(inBody, key);
    const named = infraction === undefined ? {} : { infraction };
    const what = { commandId, by: party(viewer, judge), player, penalty, reason, ...named };
    const { repeated, disputes } = await carriedOut(this.commands, new GivePenalty(game, what));
    return { commandId, repeated, penalties: disputes.penalties };
  }

  @Get('games/:game/penalties')
  @ApiOperation({ summary: 'The penalties that were given in the game.' })
  @ApiOkResponse({ type: [PenaltyDoc] })
  @ReadRefusals()
  async ofGame(@Param() { game }: GamePath): Promise<readonly GivenPenalty[]> {
    await this.matches.tokens.isOpen(game); // this throws an error where there is no such game
    return this.queries.execute(new PenaltiesQuery({ game }, true));
  }

  @Get('penalties')
  @ApiOperation({
    summary: 'The penalties of a person over the games of a match, the first one first.',
    description: 'Of games that anybody may watch; an operator sees those of private games, too.',
  })
  @ApiOkResponse({ type: [PenaltyDoc] })
  ofAll(@Query() { match, person }: PenaltiesDto, @AsCaller() caller: Caller): Promise<readonly GivenPenalty[]> {
    const wanted = { ...(match === undefined ? {} : { match }), ...(person === undefined ? {} : { person }) };
    return this.queries.execute(new PenaltiesQuery(wanted, serviceOf(caller)?.service === 'operator'));
  }

  @Get('infractions')
  @ApiOperation({ summary: 'The infractions, penalties and remedies that judges have names for here.' })
  @ApiOkResponse({ type: InfractionsDoc })
  infractions(): Infractions {
    return this.matches.disputes.infractions;
  }

  @Get('verdict-key')
  @ApiOperation({ summary: 'The public key with which the rulings of this server can be checked.' })
  @ApiOkResponse({ type: VerdictKeyDoc })
  key(): Promise<{ readonly key: string; readonly pem: string }> {
    return this.matches.disputes.key.open();
  }
}
