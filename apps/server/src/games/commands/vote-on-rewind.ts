import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type VoteOnRewind as MatchCommand } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** A seat consents to a rewind or refuses it; the last consent rewinds. */
export class VoteOnRewind extends GameCommand<MatchCommand> {}

@CommandHandler(VoteOnRewind)
export class VoteOnRewindHandler implements ICommandHandler<VoteOnRewind> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: VoteOnRewind): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.vote(gameId, command));
  }
}
