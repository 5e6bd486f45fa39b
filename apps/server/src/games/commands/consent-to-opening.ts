import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type ConsentToOpening as MatchCommand } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** After the end a seat consents to showing everybody what was hidden. */
export class ConsentToOpening extends GameCommand<MatchCommand> {}

@CommandHandler(ConsentToOpening)
export class ConsentToOpeningHandler implements ICommandHandler<ConsentToOpening> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: ConsentToOpening): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.consentToOpening(gameId, command));
  }
}
