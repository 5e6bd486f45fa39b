import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ObjectId, Revision, Viewer } from '@stacktrail/game-events';
import { BoardReader } from '@stacktrail/projection-board';
import { accountView, type AccountView } from '@stacktrail/views';
import { HeavyWork } from '../../limits/heavy-work.js';
import { gameDamaged } from '../../problem/problem-of.js';
import { Problem } from '../../problem/problem.js';
import { Freshness } from '../../stores/freshness.js';

/** Why is an object what it is? */
export class AccountQuery extends Query<AccountView> {
  constructor(
    readonly gameId: string,
    readonly viewer: Viewer,
    readonly object: ObjectId,
    readonly at: Revision | undefined,
  ) {
    super();
  }
}

@QueryHandler(AccountQuery)
export class AccountQueryHandler implements IQueryHandler<AccountQuery> {
  constructor(
    private readonly board: BoardReader,
    private readonly freshness: Freshness,
    private readonly heavy: HeavyWork,
  ) {}

  async execute({ gameId, viewer, object, at }: AccountQuery): Promise<AccountView> {
    await this.freshness.wait(gameId, this.board.runner);
    return this.heavy.run(async () => {
      const found = await this.board.history(gameId);
      const { timeline, damage } = this.freshness.found(gameId, this.board.runner, found);
      const revision = at ?? (((timeline?.length ?? 0) - 1) as Revision);
      if (timeline?.event(revision) === undefined) {
        if (damage !== null) throw gameDamaged(damage);
        throw new Problem('no-such-revision', `Game ${gameId} has no revision ${revision}.`);
      }
      const account = accountView(timeline.at(revision), object, viewer);
      if (account !== null) return account;
      throw new Problem('no-such-page', `After revision ${revision} nobody here knows an object ${object}.`);
    });
  }
}
