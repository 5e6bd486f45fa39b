import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Damage, Revision, Viewer } from '@stacktrail/game-events';
import { BoardReader } from '@stacktrail/projection-board';
import type { BoardView } from '@stacktrail/views';
import { HeavyWork } from '../../limits/heavy-work.js';
import { Freshness } from '../../stores/freshness.js';

/** A board, and the damage of its game's record, if any. */
export interface Board extends BoardView {
  readonly damaged: Damage | null;
}

/** What does the game look like, now or after a revision? */
export class BoardQuery extends Query<Board> {
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
    private readonly board: BoardReader,
    private readonly freshness: Freshness,
    private readonly heavy: HeavyWork,
  ) {}

  async execute({ gameId, viewer, at }: BoardQuery): Promise<Board> {
    const board = await this.freshness.found(gameId, this.board.runner, () =>
      this.heavy.run(() => this.board.board(gameId, viewer, at)),
    );
    return { ...board, damaged: (await this.board.game(gameId))?.damaged ?? null };
  }
}
