import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '@stacktrail/game-events';
import { LogReader, type LogPage } from '@stacktrail/projection-log';
import { HeavyWork } from '../../limits/heavy-work.js';
import { Freshness } from '../../stores/freshness.js';
import { linesQueryOf, type LogPageDto } from '../dto/log.dto.js';

/** What happened, line by line? */
export class LogQuery extends Query<LogPage> {
  constructor(
    readonly gameId: string,
    readonly viewer: Viewer,
    readonly page: LogPageDto,
  ) {
    super();
  }
}

@QueryHandler(LogQuery)
export class LogQueryHandler implements IQueryHandler<LogQuery> {
  constructor(
    private readonly log: LogReader,
    private readonly freshness: Freshness,
    private readonly heavy: HeavyWork,
  ) {}

  async execute({ gameId, viewer, page }: LogQuery): Promise<LogPage> {
    const query = linesQueryOf(page);
    return this.freshness.found(gameId, this.log.runner, () =>
      this.heavy.run(async () => this.log.lines(gameId, viewer, query)),
    );
  }
}
