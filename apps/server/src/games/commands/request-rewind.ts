import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type RequestRewind as MatchCommand } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** A seat asks the others to take back completed play. */
export class RequestRewind extends GameCommand<MatchCommand> {}

@CommandHandler(RequestRewind)
export class RequestRewindHandler implements ICommandHandler<RequestRewind> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: RequestRewind): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.requestRewind(gameId, command));
  }
}
