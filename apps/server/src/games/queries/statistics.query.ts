import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { LogReader, type GameStatistics } from '@stacktrail/projection-log';
import { Freshness } from '../../stores/freshness.js';

/** What does the effective game come to in numbers? */
export class StatisticsQuery extends Query<GameStatistics> {
  constructor(readonly gameId: string) {
    super();
  }
}

@QueryHandler(StatisticsQuery)
export class StatisticsQueryHandler implements IQueryHandler<StatisticsQuery> {
  constructor(
    private readonly log: LogReader,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId }: StatisticsQuery): Promise<GameStatistics> {
    await this.freshness.wait(gameId, this.log.runner);
    return this.freshness.found(gameId, this.log.runner, await this.log.statistics(gameId));
  }
}
