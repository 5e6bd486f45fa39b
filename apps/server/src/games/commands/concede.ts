import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type Concede as MatchCommand } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** A seat concedes and leaves the game (CR 104.3a). */
export class Concede extends GameCommand<MatchCommand> {}

@CommandHandler(Concede)
export class ConcedeHandler implements ICommandHandler<Concede> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: Concede): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.concede(gameId, command));
  }
}
