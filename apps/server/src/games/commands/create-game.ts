import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, type CreateGame as MatchCommand, type GameCreated } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';

/** A new game with its seats, decks and seed. */
export class CreateGame extends Command<GameCreated> {
  constructor(readonly command: MatchCommand) {
    super();
  }
}

@CommandHandler(CreateGame)
export class CreateGameHandler implements ICommandHandler<CreateGame> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ command }: CreateGame): Promise<GameCreated> {
    const created = await this.matches.create(command);
    this.freshness.note(created.gameId, created.position);
    return created;
  }
}
