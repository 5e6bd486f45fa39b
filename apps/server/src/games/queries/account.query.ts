import { Injectable } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ObjectId, Revision, Viewer } from '@stacktrail/game-events';
import type { Timeline } from '@stacktrail/game-state';
import { BoardReader } from '@stacktrail/projection-board';
import {
  accountView,
  replacementVerdicts,
  triggerVerdicts,
  type AccountView,
  type ReplacementVerdict,
  type TriggerVerdict,
} from '@stacktrail/views';
import { HeavyWork } from '../../limits/heavy-work.js';
import { gameDamaged } from '../../problem/problem-of.js';
import { Problem } from '../../problem/problem.js';
import { Freshness } from '../../stores/freshness.js';

/** A question about an object of a game at a revision. */
abstract class ObjectQuery<T> extends Query<T> {
  constructor(
    readonly gameId: string,
    readonly viewer: Viewer,
    readonly object: ObjectId,
    /** The last one where absent. */
    readonly at: Revision | undefined,
  ) {
    super();
  }
}

/** Why is an object what it is? */
export class AccountQuery extends ObjectQuery<AccountView> {}

/** Did the triggered abilities of an object trigger on an event, and why not? */
export class TriggersQuery extends ObjectQuery<readonly TriggerVerdict[]> {}

/** Did the replacement effects of an object replace what an event tells, and why not? */
export class ReplacementsQuery extends ObjectQuery<readonly ReplacementVerdict[]> {}

@Injectable()
abstract class ObjectQueryHandler<T> {
  constructor(
    private readonly board: BoardReader,
    private readonly freshness: Freshness,
    private readonly heavy: HeavyWork,
  ) {}

  /** @returns `null` where the viewer knows no such object then */
  protected abstract answer(timeline: Timeline, at: Revision, object: ObjectId, viewer: Viewer): T | null;

  async execute({ gameId, viewer, object, at }: ObjectQuery<T>): Promise<T> {
    const { timeline, damage } = await this.freshness.found(gameId, this.board.runner, () =>
      this.heavy.run(() => this.board.history(gameId)),
    );
    return this.heavy.run(async () => {
      const revision = at ?? (((timeline?.length ?? 0) - 1) as Revision);
      if (timeline?.event(revision) === undefined) {
        if (damage !== null) throw gameDamaged(damage);
        throw new Problem('no-such-revision', `Game ${gameId} has no revision ${revision}.`);
      }
      const answer = this.answer(timeline, revision, object, viewer);
      if (answer !== null) return answer;
      throw new Problem('no-such-page', `After revision ${revision} nobody here knows an object ${object}.`);
    });
  }
}

@QueryHandler(AccountQuery)
export class AccountQueryHandler extends ObjectQueryHandler<AccountView> implements IQueryHandler<AccountQuery> {
  protected answer(timeline: Timeline, at: Revision, object: ObjectId, viewer: Viewer): AccountView | null {
    return accountView(timeline.at(at), object, viewer);
  }
}

@QueryHandler(TriggersQuery)
export class TriggersQueryHandler
  extends ObjectQueryHandler<readonly TriggerVerdict[]>
  implements IQueryHandler<TriggersQuery>
{
  protected answer(
    timeline: Timeline,
    at: Revision,
    object: ObjectId,
    viewer: Viewer,
  ): readonly TriggerVerdict[] | null {
    return triggerVerdicts(timeline, at, object, viewer);
  }
}

@QueryHandler(ReplacementsQuery)
export class ReplacementsQueryHandler
  extends ObjectQueryHandler<readonly ReplacementVerdict[]>
  implements IQueryHandler<ReplacementsQuery>
{
  protected answer(
    timeline: Timeline,
    at: Revision,
    object: ObjectId,
    viewer: Viewer,
  ): readonly ReplacementVerdict[] | null {
    return replacementVerdicts(timeline, at, object, viewer);
  }
}
