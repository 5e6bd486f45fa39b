import type { ServerResponse } from 'node:http';
import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { PlayerId, Viewer } from '@stacktrail/game-events';
import { AsSeat, AsViewer, KnowsItsViewer } from '../viewer/viewer.decorators.js';
import { CommandOf } from './command-of.js';
import { commandIdOf, IdempotencyKey } from './command-id.js';
import { Concede } from './commands/concede.js';
import { SubmitAnswer } from './commands/submit-answer.js';
import { TakeBack } from './commands/take-back.js';
import { ReadRefusals } from './documented-refusals.js';
import { toAnswer } from './dto/any-answer.js';
import { PendingDecisionDoc } from './dto/answers.doc.js';
import { CommandDto, TakeBackDto } from './dto/command.dto.js';
import { GamePath } from './dto/path.dto.js';
import { SubmitAnswerDto } from './dto/submit-answer.dto.js';
import { decisionTag, expectedDecision, IfMatch } from './expected-decision.js';
import { GameCommands, type CommandAnswer } from './game-commands.js';
import { DecisionQuery, type PendingDecision } from './queries/decision.query.js';

/** The pending decision of a game, and the answers to it. */
@ApiTags('play')
@KnowsItsViewer()
@Controller('games/:game')
export class AnswersController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: GameCommands,
  ) {}

  @Get('decision')
  @ApiOperation({
    summary: 'The pending decision, with all options if it is the viewer’s; the ETag is the decision’s id.',
  })
  @ApiOkResponse({ type: PendingDecisionDoc })
  @ApiResponse({ status: 304, description: 'The decision is still the one that If-None-Match names.' })
  @ReadRefusals()
  async decision(
    @Param() { game }: GamePath,
    @AsViewer() viewer: Viewer,
    @Res({ passthrough: true }) response: ServerResponse,
  ): Promise<PendingDecision> {
    const pending = await this.queries.execute(new DecisionQuery(game, viewer));
    response.setHeader('ETag', decisionTag(pending.decision));
    return pending;
  }

  @Post('answers')
  @CommandOf('seat', { summary: 'Answers the pending decision, and with `ahead` those that follow from it.' })
  @ApiHeader({ name: 'If-Match', required: false, description: 'The ETag of the decision, instead of `decision`.' })
  async submit(
    @Param() { game }: GamePath,
    @AsSeat() player: PlayerId,
    @Body() body: SubmitAnswerDto,
    @IfMatch() tag: string | undefined,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(body.commandId, key);
    const decision = expectedDecision(body.decision, tag);
    const ahead = (body.ahead ?? []).map(({ kind, answer }) => ({ kind, answer: toAnswer(answer) }));
    const paying = body.pay === undefined ? {} : { pay: body.pay };
    const submitted = { commandId, player, decision, answer: toAnswer(body.answer), ahead, ...paying };
    return this.commands.carryOut(new SubmitAnswer(game, submitted), { seat: player });
  }

  @Post('taking-back')
  @CommandOf('seat', {
    summary: 'Takes back the action that the seat is announcing (CR 731.1), instead of answering.',
    description: 'Where `canBeTakenBack` of the pending decision says so.',
  })
  async takeBack(
    @Param() { game }: GamePath,
    @AsSeat() player: PlayerId,
    @Body() { commandId: inBody, decision }: TakeBackDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    return this.commands.carryOut(new TakeBack(game, { commandId, player, decision }), { seat: player });
  }

  @Post('concession')
  @CommandOf('seat', { summary: 'Concedes the game (CR 104.3a).' })
  async concede(
    @Param() { game }: GamePath,
    @AsSeat() player: PlayerId,
    @Body() body: CommandDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(body.commandId, key);
    return this.commands.carryOut(new Concede(game, { commandId, player }), { seat: player });
  }
}
