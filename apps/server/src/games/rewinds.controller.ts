import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { PlayerId, Revision } from '@stacktrail/game-events';
import { Matches, type RewindPreview } from '@stacktrail/match';
import { Problem } from '../problem/problem.js';
import { serviceOf, type Caller } from '../viewer/caller.js';
import { AsCaller, AsSeat, KnowsItsViewer } from '../viewer/viewer.decorators.js';
import { CommandOf } from './command-of.js';
import { commandIdOf, IdempotencyKey } from './command-id.js';
import { CallTime } from './commands/call-time.js';
import { EndGame } from './commands/end-game.js';
import { GiveRuling } from './commands/give-ruling.js';
import { RequestRewind } from './commands/request-rewind.js';
import { RewindGame } from './commands/rewind-game.js';
import { VoteOnRewind } from './commands/vote-on-rewind.js';
import { toAnswer } from './dto/any-answer.js';
import { CommandAnswerDoc } from './dto/answers.doc.js';
import { RewindPreviewDoc } from './dto/rewind-preview.doc.js';
import { GamePath, RewindRequestPath } from './dto/path.dto.js';
import { JudgesRewindDto, RewindDto, VoteDto } from './dto/rewinds.dto.js';
import { EndingDto, RulingDto } from './dto/ruling.dto.js';
import { TimeCallDto } from './dto/tokens.dto.js';
import { GameCommands, type CommandAnswer } from './game-commands.js';

/** Rewinds of completed play, by consent of every player or by a judge (CR 731), and the other commands of judges. */
@ApiTags('rewinds and rulings')
@KnowsItsViewer()
@Controller('games/:game')
export class RewindsController {
  constructor(
    private readonly matches: Matches,
    private readonly commands: GameCommands,
  ) {}

  @Post('rewind-requests')
  @CommandOf('seat', { summary: 'A seat asks the others to take the game back; the request’s revision is its id.' })
  async request(
    @Param() { game }: GamePath,
    @AsSeat() player: PlayerId,
    @Body() { commandId: inBody, to, reason }: RewindDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    return this.commands.carryOut(new RequestRewind(game, { commandId, player, to, reason }), { seat: player });
  }

  @Post('rewind-requests/:request/votes')
  @CommandOf('seat', { summary: 'A seat consents or refuses. The last consent takes the game back.' })
  async vote(
    @Param() { game, request }: RewindRequestPath,
    @AsSeat() player: PlayerId,
    @Body() { commandId: inBody, vote }: VoteDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    return this.commands.carryOut(new VoteOnRewind(game, { commandId, player, request, vote }), { seat: player });
  }

  @Post('rewinds')
  @ApiExtraModels(RewindPreviewDoc)
  @ApiOkResponse({
    schema: { oneOf: [CommandAnswerDoc, RewindPreviewDoc].map((each) => ({ $ref: getSchemaPath(each) })) },
  })
  @CommandOf('judge', {
    summary: 'A judge takes the game back; `seen` names the cards that can’t be unseen.',
    description: 'With `dryRun` nothing is changed: the answer says what would be undone (RewindPreviewDoc).',
  })
  async rewind(
    @Param() { game }: GamePath,
    @Body() { commandId: inBody, to, reason, judge = 'judge', reshuffleUnknown = false, dryRun }: JudgesRewindDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer | RewindPreview> {
    if (dryRun === true) return this.preview(game, to);
    const commandId = commandIdOf(inBody, key);
    const what = { commandId, judge, to, reason, reshuffleUnknown };
    return this.commands.carryOut(new RewindGame(game, what), 'judge');
  }

  private async preview(game: string, to: Revision): Promise<RewindPreview> {
    const preview = await this.matches.previewRewind(game, to);
    if (preview.accepted) return preview;
    throw new Problem('against-the-rules', preview.message, { rule: preview.rule });
  }

  @Post('rulings')
  @CommandOf('judge', { summary: 'A judge’s ruling, kept in the game’s stream.' })
  async rule(
    @Param() { game }: GamePath,
    @Body() { commandId: inBody, ruling, about, loop, actions, answer, judge = 'judge' }: RulingDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    const what = {
      ...{ commandId, judge, ruling, about: about ?? null },
      ...(loop === undefined ? {} : { loop }),
      ...(actions === undefined ? {} : { actions }),
      ...(answer === undefined ? {} : { answer: toAnswer(answer) }),
    };
    return this.commands.carryOut(new GiveRuling(game, what), 'judge');
  }

  @Post('time-calls')
  @CommandOf('judge', {
    summary: 'A judge calls time on a seat: its player loses, whatever the game waits for (CR 104.3k).',
    description: 'For a player who has left the table without a word: others need not wait for them.',
  })
  async callTime(
    @Param() { game }: GamePath,
    @Body() { commandId: inBody, player }: TimeCallDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    return this.commands.carryOut(new CallTime(game, { commandId, player }), 'judge');
  }

  @Post('ending')
  @CommandOf(['judge', 'operator'], {
    summary: 'A judge or an operator ends a game whose record can’t be read whole, as a draw (CR 104.4).',
    description:
      'The game goes back to the last point before the damage from which play could go on, and is over. Nothing is ' +
      'deleted. Any other game goes on by its rules.',
  })
  async end(
    @Param() { game }: GamePath,
    @Body() { commandId: inBody, ruling, judge }: EndingDto,
    @IdempotencyKey() key: string | undefined,
    @AsCaller() caller: Caller,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    const operator = serviceOf(caller);
    const by = judge ?? (operator === null ? 'judge' : `operator ${operator.name}`);
    const viewer = operator === null ? 'judge' : 'spectator';
    return this.commands.carryOut(new EndGame(game, { commandId, judge: by, ruling }), viewer);
  }
}
