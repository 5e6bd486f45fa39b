import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { StreamDeleted } from '@stacktrail/event-store';
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
    const { before, after, ...rest } = wanted;
    const query = {
      ...rest,
      ...(before === undefined ? {} : { before: { game: before } }),
      ...(after === undefined ? {} : { after: { game: after } }),
    };
    const games = await this.freshness.listed(this.board.runner, () => this.board.games(query));
    if (withPrivate) return games;
    const open = await Promise.all(games.map(({ game }) => this.matches.tokens.isOpen(game).catch(unlessDeleted)));
    return games.filter((_, i) => open[i]);
  }
}

/** The read model may not have been told yet that a game was deleted. */
function unlessDeleted(error: unknown): false {
  if (error instanceof StreamDeleted) return false;
  throw error;
}
