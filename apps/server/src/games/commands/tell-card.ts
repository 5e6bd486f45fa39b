import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type TellCard as MatchCommand } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** Which card an unknown object of a told game is. */
export class TellCard extends GameCommand<MatchCommand> {}

@CommandHandler(TellCard)
export class TellCardHandler implements ICommandHandler<TellCard> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: TellCard): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.tell(gameId, command));
  }
}
