import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type RewindGame as MatchCommand } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** A judge takes the game back to a revision. */
export class RewindGame extends GameCommand<MatchCommand> {}

@CommandHandler(RewindGame)
export class RewindGameHandler implements ICommandHandler<RewindGame> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: RewindGame): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.rewind(gameId, command));
  }
}
