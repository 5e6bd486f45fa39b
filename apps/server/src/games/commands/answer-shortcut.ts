import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type AnswerShortcut as MatchCommand } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** A seat accepts or shortens a suggested sequence (CR 730.2b). */
export class AnswerShortcut extends GameCommand<MatchCommand> {}

@CommandHandler(AnswerShortcut)
export class AnswerShortcutHandler implements ICommandHandler<AnswerShortcut> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: AnswerShortcut): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.answerShortcut(gameId, command));
  }
}
