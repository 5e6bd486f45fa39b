import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Matches } from '@stacktrail/match';
import { BoardReader, type GameSummary } from '@stacktrail/projection-board';
import { Freshness } from '../../stores/freshness.js';
import type { GamesDto } from '../dto/query.dto.js';

/** Which games are there? */
export class GamesQuery extends Query<readonly GameSummary[]> {
  /** @param withPrivate whether whoever asks is told of private games too */
  constructor(
    readonly wanted: GamesDto,
    readonly withPrivate: boolean,
  ) {
    super();
  }
}

@QueryHandler(GamesQuery)
export class GamesQueryHandler implements IQueryHandler<GamesQuery> {
  constructor(
    private readonly matches: Matches,
    private readonly board: BoardReader,
    private readonly freshness: Freshness,
  ) {}

  async execute({ wanted, withPrivate }: GamesQuery): Promise<readonly GameSummary[]> {
    await this.freshness.waitForAll(this.board.runner);
    const { before, ...rest } = wanted;
    const query = before === undefined ? rest : { ...rest, before: { game: before } };
    const games = await this.freshness.listed(this.board.runner, () => this.board.games(query));
    if (withPrivate) return games;
    const open = await Promise.all(games.map(({ game }) => this.matches.tokens.isOpen(game)));
    return games.filter((_, i) => open[i]);
  }
}
