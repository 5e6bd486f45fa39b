import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type ProposeShortcut as MatchCommand } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** A seat suggests a sequence of game choices (CR 730.2a). */
export class ProposeShortcut extends GameCommand<MatchCommand> {}

@CommandHandler(ProposeShortcut)
export class ProposeShortcutHandler implements ICommandHandler<ProposeShortcut> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: ProposeShortcut): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.proposeShortcut(gameId, command));
  }
}
