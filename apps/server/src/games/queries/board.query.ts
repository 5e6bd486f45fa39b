import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Revision, Viewer } from '@stacktrail/game-events';
import { BoardProjection } from '@stacktrail/projection-board';
import type { BoardView } from '@stacktrail/rules/view';
import { Freshness } from '../../stores/freshness.js';

/** What does the game look like, now or after a revision? */
export class BoardQuery extends Query<BoardView> {
  constructor(
    readonly gameId: string,
    readonly viewer: Viewer,
    readonly at: Revision | undefined,
  ) {
    super();
  }
}

@QueryHandler(BoardQuery)
export class BoardQueryHandler implements IQueryHandler<BoardQuery> {
  constructor(
    private readonly board: BoardProjection,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, viewer, at }: BoardQuery): Promise<BoardView> {
    await this.freshness.wait(gameId, this.board.runner);
    return this.freshness.found(gameId, this.board.runner, await this.board.board(gameId, viewer, at));
  }
}
