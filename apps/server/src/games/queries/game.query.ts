import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Matches, type RewindRequest } from '@stacktrail/match';
import { BoardProjection, type GameSummary } from '@stacktrail/projection-board';
import { Freshness } from '../../stores/freshness.js';

/** A game in a few lines, and what its players have asked each other. */
export interface GamePage extends GameSummary {
  /** Requests to rewind that are neither refused nor granted. */
  readonly rewindRequests: readonly RewindRequest[];
}

/** How does the game stand? */
export class GameQuery extends Query<GamePage> {
  constructor(readonly gameId: string) {
    super();
  }
}

@QueryHandler(GameQuery)
export class GameQueryHandler implements IQueryHandler<GameQuery> {
  constructor(
    private readonly matches: Matches,
    private readonly board: BoardProjection,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId }: GameQuery): Promise<GamePage> {
    const { requests } = await this.matches.current(gameId);
    await this.freshness.wait(gameId, this.board.runner);
    const summary = this.freshness.found(gameId, this.board.runner, this.board.game(gameId));
    return { ...summary, rewindRequests: requests };
  }
}
