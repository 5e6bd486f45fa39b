import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { PlayerId, Revision } from '@stacktrail/game-events';
import { Matches, type RewindPreview } from '@stacktrail/match';
import { Problem } from '../problem/problem.js';
import { AsSeat, KnowsItsViewer, OnlyFor } from '../viewer/viewer.decorators.js';
import { CommandResponses, type CommandAnswer } from './command-responses.js';
import { commandIdOf, IdempotencyKey } from './command-id.js';
import { CallTime } from './commands/call-time.js';
import { EndGame } from './commands/end-game.js';
import { GiveRuling } from './commands/give-ruling.js';
import { RequestRewind } from './commands/request-rewind.js';
import { RewindGame } from './commands/rewind-game.js';
import { VoteOnRewind } from './commands/vote-on-rewind.js';
import { CommandRefusals } from './documented-refusals.js';
import { CommandAnswerDoc } from './dto/answers.doc.js';
import { RewindPreviewDoc } from './dto/rewind-preview.doc.js';
import { GamePath, RewindRequestPath } from './dto/path.dto.js';
import { JudgesRewindDto, RewindDto, VoteDto } from './dto/rewinds.dto.js';
import { EndingDto, RulingDto } from './dto/ruling.dto.js';
import { TimeCallDto } from './dto/tokens.dto.js';

/** Rewinds of completed play, by consent of every player or by a judge (CR 731), and the other commands of judges. */
@ApiTags('rewinds and rulings')
@ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Instead of `commandId`.' })
@KnowsItsViewer()
@Controller('games/:game')
export class RewindsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly matches: Matches,
    private readonly answers: CommandResponses,
  ) {}

  @Post('rewind-requests')
  @HttpCode(200)
  @OnlyFor('seat')
  @ApiOperation({ summary: 'A seat asks the others to take the game back; the request’s revision is its id.' })
  @ApiOkResponse({ type: CommandAnswerDoc })
  @CommandRefusals()
  async request(
    @Param() { game }: GamePath,
    @AsSeat() player: PlayerId,
    @Body() { commandId: inBody, to, reason }: RewindDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    const outcome = await this.commands.execute(new RequestRewind(game, { commandId, player, to, reason }));
    return this.answers.answer(game, { seat: player }, commandId, outcome);
  }

  @Post('rewind-requests/:request/votes')
  @HttpCode(200)
  @OnlyFor('seat')
  @ApiOperation({ summary: 'A seat consents or refuses. The last consent takes the game back.' })
  @ApiOkResponse({ type: CommandAnswerDoc })
  @CommandRefusals()
  async vote(
    @Param() { game, request }: RewindRequestPath,
    @AsSeat() player: PlayerId,
    @Body() { commandId: inBody, vote }: VoteDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    const outcome = await this.commands.execute(new VoteOnRewind(game, { commandId, player, request, vote }));
    return this.answers.answer(game, { seat: player }, commandId, outcome);
  }

  @Post('rewinds')
  @HttpCode(200)
  @OnlyFor('judge')
  @ApiOperation({
    summary: 'A judge takes the game back; `seen` names the cards that can’t be unseen.',
    description: 'With `dryRun` nothing is changed: the answer says what would be undone (RewindPreviewDoc).',
  })
  @ApiExtraModels(RewindPreviewDoc)
  @ApiOkResponse({
    schema: { oneOf: [CommandAnswerDoc, RewindPreviewDoc].map((each) => ({ $ref: getSchemaPath(each) })) },
  })
  @CommandRefusals()
  async rewind(
    @Param() { game }: GamePath,
    @Body() { commandId: inBody, to, reason, judge = 'judge', reshuffleUnknown = false, dryRun }: JudgesRewindDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer | RewindPreview> {
    if (dryRun === true) return this.preview(game, to);
    const commandId = commandIdOf(inBody, key);
    const what = { commandId, judge, to, reason, reshuffleUnknown };
    const outcome = await this.commands.execute(new RewindGame(game, what));
    return this.answers.answer(game, 'judge', commandId, outcome);
  }

  private async preview(game: string, to: Revision): Promise<RewindPreview> {
    const preview = await this.matches.previewRewind(game, to);
    if (preview.accepted) return preview;
    throw new Problem('against-the-rules', preview.message, { rule: preview.rule });
  }

  @Post('rulings')
  @HttpCode(200)
  @OnlyFor('judge')
  @ApiOperation({ summary: 'A judge’s ruling, kept in the game’s stream.' })
  @ApiOkResponse({ type: CommandAnswerDoc })
  @CommandRefusals()
  async rule(
    @Param() { game }: GamePath,
    @Body() { commandId: inBody, ruling, about, loop, judge = 'judge' }: RulingDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    const what = { commandId, judge, ruling, about: about ?? null, ...(loop === undefined ? {} : { loop }) };
    const outcome = await this.commands.execute(new GiveRuling(game, what));
    return this.answers.answer(game, 'judge', commandId, outcome);
  }

  @Post('time-calls')
  @HttpCode(200)
  @OnlyFor('judge')
  @ApiOperation({
    summary: 'A judge calls time on a seat: its player loses, whatever the game waits for (CR 104.3k).',
    description: 'For a player who has left the table without a word: others need not wait for them.',
  })
  @ApiOkResponse({ type: CommandAnswerDoc })
  @CommandRefusals()
  async callTime(
    @Param() { game }: GamePath,
    @Body() { commandId: inBody, player }: TimeCallDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    const outcome = await this.commands.execute(new CallTime(game, { commandId, player }));
    return this.answers.answer(game, 'judge', commandId, outcome);
  }

  @Post('ending')
  @HttpCode(200)
  @OnlyFor('judge')
  @ApiOperation({
    summary: 'A judge ends a game whose record can’t be read whole, as a draw (CR 104.4).',
    description:
      'The game goes back to the last point before the damage from which play could go on, and is over. Nothing is ' +
      'deleted. Any other game goes on by its rules.',
  })
  @ApiOkResponse({ type: CommandAnswerDoc })
  @CommandRefusals()
  async end(
    @Param() { game }: GamePath,
    @Body() { commandId: inBody, ruling, judge = 'judge' }: EndingDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    const outcome = await this.commands.execute(new EndGame(game, { commandId, judge, ruling }));
    return this.answers.answer(game, 'judge', commandId, outcome);
  }
}
