import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type TakeBack as MatchCommand } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** A seat takes back the action that it is announcing (CR 731.1). */
export class TakeBack extends GameCommand<MatchCommand> {}

@CommandHandler(TakeBack)
export class TakeBackHandler implements ICommandHandler<TakeBack> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: TakeBack): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.takeBack(gameId, command));
  }
}
