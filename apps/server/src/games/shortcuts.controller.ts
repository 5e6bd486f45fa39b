import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PlayerId } from '@stacktrail/game-events';
import { AsSeat, KnowsItsViewer, OnlyFor } from '../viewer/viewer.decorators.js';
import { CommandResponses, type CommandAnswer } from './command-responses.js';
import { commandIdOf, IdempotencyKey } from './command-id.js';
import { AnswerShortcut } from './commands/answer-shortcut.js';
import { ProposeShortcut } from './commands/propose-shortcut.js';
import { CommandRefusals } from './documented-refusals.js';
import { CommandAnswerDoc } from './dto/answers.doc.js';
import { GamePath, ShortcutPath } from './dto/path.dto.js';
import { AnswerShortcutDto, ShortcutDto, toParts } from './dto/shortcuts.dto.js';

/** Sequences of game choices that players agree on and take at once (CR 730.2). */
@ApiTags('shortcuts')
@ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Instead of `commandId`.' })
@KnowsItsViewer()
@Controller('games/:game')
export class ShortcutsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: CommandResponses,
  ) {}

  @Post('shortcuts')
  @HttpCode(200)
  @OnlyFor('seat')
  @ApiOperation({
    summary:
      'The seat with priority proposes a shortcut (CR 730.2a). The revision of the proposal’s first event is the shortcut’s id.',
  })
  @ApiOkResponse({ type: CommandAnswerDoc })
  @CommandRefusals()
  async propose(
    @Param() { game }: GamePath,
    @AsSeat() player: PlayerId,
    @Body() { commandId: inBody, parts }: ShortcutDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    const what = { commandId, player, parts: toParts(parts) };
    const outcome = await this.commands.execute(new ProposeShortcut(game, what));
    return this.answers.answer(game, { seat: player }, commandId, outcome);
  }

  @Post('shortcuts/:shortcut/answers')
  @HttpCode(200)
  @OnlyFor('seat')
  @ApiOperation({
    summary:
      'A seat accepts or shortens the shortcut (CR 730.2b). After the last answer its choices are made, up to where players shortened it.',
  })
  @ApiOkResponse({ type: CommandAnswerDoc })
  @CommandRefusals()
  async answer(
    @Param() { game, shortcut }: ShortcutPath,
    @AsSeat() player: PlayerId,
    @Body() { commandId: inBody, at }: AnswerShortcutDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    const outcome = await this.commands.execute(new AnswerShortcut(game, { commandId, player, shortcut, at }));
    return this.answers.answer(game, { seat: player }, commandId, outcome);
  }
}
