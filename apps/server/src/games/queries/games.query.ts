import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { BoardProjection, type GameSummary } from '@stacktrail/projection-board';
import { Freshness } from '../../stores/freshness.js';
import type { GamesDto } from '../dto/query.dto.js';

/** Which games are there? */
export class GamesQuery extends Query<readonly GameSummary[]> {
  constructor(readonly wanted: GamesDto) {
    super();
  }
}

@QueryHandler(GamesQuery)
export class GamesQueryHandler implements IQueryHandler<GamesQuery> {
  constructor(
    private readonly board: BoardProjection,
    private readonly freshness: Freshness,
  ) {}

  async execute({ wanted }: GamesQuery): Promise<readonly GameSummary[]> {
    await this.freshness.waitForAll(this.board.runner);
    const { before, ...rest } = wanted;
    const query = before === undefined ? rest : { ...rest, before: { game: before } };
    return this.freshness.listed(this.board.runner, () => this.board.games(query));
  }
}
