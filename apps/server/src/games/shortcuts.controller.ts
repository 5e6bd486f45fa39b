import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PlayerId } from '@stacktrail/game-events';
import { AsSeat, KnowsItsViewer } from '../viewer/viewer.decorators.js';
import { CommandOf } from './command-of.js';
import { commandIdOf, IdempotencyKey } from './command-id.js';
import { AnswerShortcut } from './commands/answer-shortcut.js';
import { ProposeShortcut } from './commands/propose-shortcut.js';
import { GamePath, ShortcutPath } from './dto/path.dto.js';
import { AnswerShortcutDto, ShortcutDto, toParts } from './dto/shortcuts.dto.js';
import { GameCommands, type CommandAnswer } from './game-commands.js';

/** Sequences of game choices that players agree on and take at once (CR 730.2). */
@ApiTags('shortcuts')
@KnowsItsViewer()
@Controller('games/:game')
export class ShortcutsController {
  constructor(private readonly commands: GameCommands) {}

  @Post('shortcuts')
  @CommandOf('seat', {
    summary:
      'The seat with priority proposes a shortcut (CR 730.2a). The revision of the proposal’s first event is the shortcut’s id.',
  })
  async propose(
    @Param() { game }: GamePath,
    @AsSeat() player: PlayerId,
    @Body() { commandId: inBody, parts }: ShortcutDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    const what = { commandId, player, parts: toParts(parts) };
    return this.commands.carryOut(new ProposeShortcut(game, what), { seat: player });
  }

  @Post('shortcuts/:shortcut/answers')
  @CommandOf('seat', {
    summary:
      'A seat accepts or shortens the shortcut (CR 730.2b). After the last answer its choices are made, up to where players shortened it.',
  })
  async answer(
    @Param() { game, shortcut }: ShortcutPath,
    @AsSeat() player: PlayerId,
    @Body() { commandId: inBody, at }: AnswerShortcutDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CommandAnswer> {
    const commandId = commandIdOf(inBody, key);
    return this.commands.carryOut(new AnswerShortcut(game, { commandId, player, shortcut, at }), { seat: player });
  }
}
