import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type GiveRuling as MatchCommand } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** A judge’s words go into the game’s stream. */
export class GiveRuling extends GameCommand<MatchCommand> {}

@CommandHandler(GiveRuling)
export class GiveRulingHandler implements ICommandHandler<GiveRuling> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: GiveRuling): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.rule(gameId, command));
  }
}
