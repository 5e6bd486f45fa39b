import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type SubmitAnswer as MatchCommand } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** A seat answers the pending decision. */
export class SubmitAnswer extends GameCommand<MatchCommand> {}

@CommandHandler(SubmitAnswer)
export class SubmitAnswerHandler implements ICommandHandler<SubmitAnswer> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: SubmitAnswer): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.submit(gameId, command));
  }
}
