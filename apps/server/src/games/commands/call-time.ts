import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type CallTime as MatchCommand } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** A judge calls time on a seat, which loses the game (CR 104.3k). */
export class CallTime extends GameCommand<MatchCommand> {}

@CommandHandler(CallTime)
export class CallTimeHandler implements ICommandHandler<CallTime> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: CallTime): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.clocks.call(gameId, command));
  }
}
