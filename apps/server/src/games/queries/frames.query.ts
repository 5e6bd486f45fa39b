import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '@stacktrail/game-events';
import { BoardReader, type Frames } from '@stacktrail/projection-board';
import { HeavyWork } from '../../limits/heavy-work.js';
import { Freshness } from '../../stores/freshness.js';
import type { FramesDto } from '../dto/query.dto.js';

/** What does the game look like after each event of a stretch? */
export class FramesQuery extends Query<Frames> {
  constructor(
    readonly gameId: string,
    readonly viewer: Viewer,
    readonly wanted: FramesDto,
  ) {
    super();
  }
}

const defaultLimit = 200;

@QueryHandler(FramesQuery)
export class FramesQueryHandler implements IQueryHandler<FramesQuery> {
  constructor(
    private readonly board: BoardReader,
    private readonly freshness: Freshness,
    private readonly heavy: HeavyWork,
  ) {}

  async execute({ gameId, viewer, wanted }: FramesQuery): Promise<Frames> {
    const { from = 0, limit = defaultLimit } = wanted;
    return this.freshness.found(gameId, this.board.runner, () =>
      this.heavy.run(() => this.board.frames(gameId, viewer, from, limit)),
    );
  }
}
