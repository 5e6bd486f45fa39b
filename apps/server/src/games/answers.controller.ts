import type { ServerResponse } from 'node:http';
import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PlayerId, Viewer } from '@stacktrail/game-events';
import { AsSeat, AsViewer, KnowsItsViewer, OnlyFor } from '../viewer/viewer.decorators.js';
import { CommandResponses, type CommandAnswer } from './command-responses.js';
import { commandIdOf, IdempotencyKey } from './command-id.js';
import { Concede } from './commands/concede.js';
import { SubmitAnswer } from './commands/submit-answer.js';
import { TakeBack } from './commands/take-back.js';
import { CommandRefusals, ReadRefusals } from './documented-refusals.js';
import { toAnswer } from './dto/any-answer.js';
import { CommandAnswerDoc, PendingDecisionDoc } from './dto/answers.doc.js';
import { CommandDto, TakeBackDto } from './dto/command.dto.js';
import { GamePath } from './dto/path.dto.js';
import { SubmitAnswerDto } from './dto/submit-answer.dto.js';
import { decisionTag, expectedDecision, IfMatch } from './expected-decision.js';
import { DecisionQuery, type PendingDecision } from './queries/decision.query.js';

/** The pending decision of a game, and the answers to it. */
@ApiTags('play')
@KnowsItsViewer()
@Controller('games/:game')
export class AnswersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly answers: CommandResponses,
  ) {}

  @Get('decision')
  @ApiOperation({
    summary: 'The pending decision, with all options if it is the viewer’s; the ETag is the decision’s id.',
  })
  @ApiOkResponse({ type: PendingDecisionDoc })
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
  @HttpCode(200)
  @OnlyFor('seat')
  @ApiOperation({ summary: 'Answers the pending decision, and with `ahead` those that follow from it.' })
  @ApiHeader({ name: 'If-Match', required: false, description: 'The ETag of the decision, instead of `decision`.' })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Instead of `commandId`.' })
  @ApiOkResponse({ type: CommandAnswerDoc })
  @CommandRefusals()
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
    const outcome = await this.commands.execute(new SubmitAnswer(game, submitted));
    return this.answers.answer(game, { seat: player }, commandId, outcome);
  }

  @Post('taking-back')
  @HttpCode(200)
  @OnlyFor('seat')
  @ApiOperation({
    summary: 'Takes back the action that the seat is announcing (CR 731.1), instead of answering.',
    description: 'Where `canBeTakenBack` of the pending decision says so.',
  })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Instead of `commandId`.' })
  @ApiOkResponse({ type: CommandAnswerDoc })
  @CommandRefusals()
  async takeBack(
    @Param() { game }: GamePath,
    @AsSeat() player: PlayerId,
    @Body() { commandId: inBody, decision }: TakeBackDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    const outcome = await this.commands.execute(new TakeBack(game, { commandId, player, decision }));
    return this.answers.answer(game, { seat: player }, commandId, outcome);
  }

  @Post('concession')
  @HttpCode(200)
  @OnlyFor('seat')
  @ApiOperation({ summary: 'Concedes the game (CR 104.3a).' })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Instead of `commandId`.' })
  @ApiOkResponse({ type: CommandAnswerDoc })
  @CommandRefusals()
  async concede(
    @Param() { game }: GamePath,
    @AsSeat() player: PlayerId,
    @Body() body: CommandDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(body.commandId, key);
    const outcome = await this.commands.execute(new Concede(game, { commandId, player }));
    return this.answers.answer(game, { seat: player }, commandId, outcome);
  }
}
