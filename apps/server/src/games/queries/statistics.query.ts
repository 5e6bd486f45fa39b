import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { LogReader, type GameStatistics } from '@stacktrail/projection-log';
import { HeavyWork } from '../../limits/heavy-work.js';
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
    private readonly heavy: HeavyWork,
  ) {}

  async execute({ gameId }: StatisticsQuery): Promise<GameStatistics> {
    return this.freshness.found(gameId, this.log.runner, () => this.heavy.run(async () => this.log.statistics(gameId)));
  }
}
