import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Damage, PlayerId, Viewer } from '@stacktrail/game-events';
import { Matches } from '@stacktrail/match';
import { decisionView, type DecisionView } from '@stacktrail/views';

/** The pending decision of a game, or how the game ended. */
export interface PendingDecision {
  readonly game: string;
  /** `null` if the game is over, or its record is damaged. */
  readonly decision: DecisionView | null;
  readonly outcome: { readonly winner: PlayerId | null } | null;
  /** The damaged place of the game's record; play can't continue from there. */
  readonly damaged: Damage | null;
}

/** What does the game wait for? */
export class DecisionQuery extends Query<PendingDecision> {
  constructor(
    readonly gameId: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(DecisionQuery)
export class DecisionQueryHandler implements IQueryHandler<DecisionQuery> {
  constructor(private readonly matches: Matches) {}

  async execute({ gameId, viewer }: DecisionQuery): Promise<PendingDecision> {
    const { state, decision, damaged } = await this.matches.current(gameId);
    return {
      game: gameId,
      decision: decision === null ? null : decisionView(decision, state, viewer),
      outcome: state.outcome === null ? null : { winner: state.outcome.winner },
      damaged,
    };
  }
}
