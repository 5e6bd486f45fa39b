import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventStore } from '@stacktrail/event-store';
import { Matches, type CreateGame as Wanted, type GameCreated } from '@stacktrail/match';
import { EVENT_STORE, streamOfGame } from '@stacktrail/projection-runtime';
import { Problem } from '../../problem/problem.js';
import { Freshness } from '../../stores/freshness.js';

/** A new game with its seats, decks and seed. */
export class CreateGame extends Command<GameCreated> {
  constructor(readonly what: Wanted) {
    super();
  }
}

@CommandHandler(CreateGame)
export class CreateGameHandler implements ICommandHandler<CreateGame> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async execute({ what }: CreateGame): Promise<GameCreated> {
    const created = await this.matches.create(what);
    if (created.repeated) await this.checkItIsTheSame(created.gameId, what.commandId);
    this.freshness.note(created.gameId, created.position);
    return created;
  }

  /** A seed makes the game's id too: another command with it finds a game that is not its own. */
  private async checkItIsTheSame(gameId: string, commandId: string | undefined): Promise<void> {
    for await (const { metadata } of this.store.read(streamOfGame(gameId), { limit: 1 })) {
      if (metadata['$correlationId'] === commandId) return;
    }
    throw new Problem('game-exists', `Game ${gameId} was begun with this seed by another command.`, { game: gameId });
  }
}
