import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type VoteOnDraw as MatchCommand } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** A seat agrees to a draw or refuses it (CR 104.4i); the last consent ends the game. */
export class VoteOnDraw extends GameCommand<MatchCommand> {}

@CommandHandler(VoteOnDraw)
export class VoteOnDrawHandler implements ICommandHandler<VoteOnDraw> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: VoteOnDraw): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.voteOnDraw(gameId, command));
  }
}
