import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Revision } from '@stacktrail/game-events';
import { GameDamaged, Matches, whyNot, type Attempt, type Verdict } from '@stacktrail/match';
import { HeavyWork } from '../../limits/heavy-work.js';
import { Problem } from '../../problem/problem.js';

/** Could that be done, and why not? */
export class VerdictQuery extends Query<Verdict> {
  constructor(
    readonly gameId: string,
    readonly attempt: Attempt,
    readonly at: Revision | undefined,
  ) {
    super();
  }
}

@QueryHandler(VerdictQuery)
export class VerdictQueryHandler implements IQueryHandler<VerdictQuery> {
  constructor(
    private readonly matches: Matches,
    private readonly heavy: HeavyWork,
  ) {}

  execute({ gameId, attempt, at }: VerdictQuery): Promise<Verdict> {
    return this.heavy.run(async () => {
      const record = await this.matches.load(gameId);
      const { damage, lastRevision } = record;
      const revision = at ?? lastRevision;
      if (damage !== null) throw new GameDamaged(gameId, damage);
      if (revision > lastRevision) throw new Problem('no-such-revision', `Game ${gameId} has no revision ${revision}.`);
      try {
        return whyNot(record, revision, attempt);
      } catch (error) {
        if (error instanceof RangeError) throw new Problem('game-over', `At revision ${revision} the game is over.`);
        throw error;
      }
    });
  }
}
