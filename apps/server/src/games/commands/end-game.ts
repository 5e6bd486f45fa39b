import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type EndGame as MatchCommand } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** A judge ends a game whose record can’t be read whole. */
export class EndGame extends GameCommand<MatchCommand> {}

@CommandHandler(EndGame)
export class EndGameHandler implements ICommandHandler<EndGame> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: EndGame): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.end(gameId, command));
  }
}
