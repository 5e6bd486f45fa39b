import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type OfferDraw as MatchCommand } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** A seat offers the others a draw (CR 104.4i). */
export class OfferDraw extends GameCommand<MatchCommand> {}

@CommandHandler(OfferDraw)
export class OfferDrawHandler implements ICommandHandler<OfferDraw> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: OfferDraw): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.offerDraw(gameId, command));
  }
}
