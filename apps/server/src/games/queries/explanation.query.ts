import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AnyGameEvent, Damage, EventType, Revision, Viewer } from '@stacktrail/game-events';
import type { Timeline } from '@stacktrail/game-state';
import { explain, Matches, type ExplanationNode } from '@stacktrail/match';
import { BoardReader } from '@stacktrail/projection-board';
import { describeEvent } from '@stacktrail/views';
import { HeavyWork } from '../../limits/heavy-work.js';
import { Problem } from '../../problem/problem.js';
import { gameDamaged } from '../../problem/problem-of.js';
import { Freshness } from '../../stores/freshness.js';

/** An event with the rule that caused it, and the events that it follows from, back to decisions and the setup. */
interface Explanation {
  readonly revision: Revision;
  readonly type: EventType;
  readonly rule: string;
  readonly text: string;
  readonly causes: readonly Explanation[];
  /** Whether it is already shown above, with its causes. */
  readonly repeated: boolean;
  /** Whether it has causes that lie deeper than was asked for. */
  readonly truncated: boolean;
}

/** An explanation together with the damage of the game's record, if any. */
export interface ExplanationPage extends Explanation {
  readonly damaged: Damage | null;
}

/** Why did this happen? */
export class ExplanationQuery extends Query<ExplanationPage> {
  constructor(
    readonly gameId: string,
    readonly viewer: Viewer,
    readonly revision: Revision,
    readonly maxDepth: number | undefined,
  ) {
    super();
  }
}

@QueryHandler(ExplanationQuery)
export class ExplanationQueryHandler implements IQueryHandler<ExplanationQuery> {
  constructor(
    private readonly matches: Matches,
    private readonly board: BoardReader,
    private readonly freshness: Freshness,
    private readonly heavy: HeavyWork,
  ) {}

  async execute({ gameId, viewer, revision, maxDepth }: ExplanationQuery): Promise<ExplanationPage> {
    const { timeline, damage } = await this.freshness.found(gameId, this.board.runner, () =>
      this.heavy.run(() => this.board.history(gameId)),
    );
    return this.heavy.run(async () => {
      if (timeline === null) {
        await this.matches.load(gameId); // this throws an error that says why, if the cards can't be read
        throw gameDamaged(damage ?? nothingRead);
      }
      if (timeline.event(revision) === undefined) throw noSuchEvent(gameId, revision, timeline, damage);
      const depth = Math.min(maxDepth ?? defaultDepth, deepest);
      const node = explain(factsOf(timeline), revision, { maxDepth: depth });
      return { ...inWords(node, timeline, viewer), damaged: damage };
    });
  }
}

const defaultDepth = 64;
const deepest = 1000;
const nothingRead: Damage = { revision: 0 as Revision, problem: 'nothing of it can be read' };

function noSuchEvent(game: string, revision: Revision, timeline: Timeline, damage: Damage | null): Problem {
  if (damage !== null && revision < timeline.length) return gameDamaged(damage);
  return new Problem('no-such-revision', `Game ${game} has no revision ${revision}.`);
}

/** The facts of a timeline, each at its revision. A place whose fact can't be read is empty. */
function factsOf(timeline: Timeline): readonly AnyGameEvent[] {
  return Array.from({ length: timeline.length }, (_, revision) => timeline.event(revision as Revision) as AnyGameEvent);
}

function inWords(node: ExplanationNode, timeline: Timeline, viewer: Viewer): Explanation {
  const { revision, type, rule, repeated, truncated } = node;
  const causes = node.causes.map((cause) => inWords(cause, timeline, viewer));
  return { revision, type, rule, text: textOf(revision, timeline, viewer), causes, repeated, truncated };
}

function textOf(revision: Revision, timeline: Timeline, viewer: Viewer): string {
  const event = timeline.event(revision);
  if (event === undefined) return '';
  const around = { before: timeline.at((revision - 1) as Revision), after: timeline.at(revision) };
  return describeEvent(event, around, viewer);
}
