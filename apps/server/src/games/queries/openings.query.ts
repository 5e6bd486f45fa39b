import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '@stacktrail/game-events';
import { Matches, openingsFor, type Openings } from '@stacktrail/match';
import { HeavyWork } from '../../limits/heavy-work.js';

/** What of the hidden cards can the viewer check? */
export class OpeningsQuery extends Query<Openings & { readonly game: string }> {
  constructor(
    readonly gameId: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(OpeningsQuery)
export class OpeningsQueryHandler implements IQueryHandler<OpeningsQuery> {
  constructor(
    private readonly matches: Matches,
    private readonly heavy: HeavyWork,
  ) {}

  async execute({ gameId, viewer }: OpeningsQuery): Promise<Openings & { readonly game: string }> {
    return this.heavy.run(async () => ({ game: gameId, ...openingsFor(await this.matches.load(gameId), viewer) }));
  }
}
