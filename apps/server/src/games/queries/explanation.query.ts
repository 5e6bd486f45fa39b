import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Damage, EventType, Revision, Viewer } from '@stacktrail/game-events';
import { fold, type Timeline } from '@stacktrail/game-state';
import { explain, Matches, type ExplanationNode } from '@stacktrail/match';
import { describeEvent } from '@stacktrail/views';
import { Problem } from '../../problem/problem.js';
import { gameDamaged } from '../../problem/problem-of.js';

/** An event with the rule that caused it, and the events that it follows from, back to decisions and the setup. */
interface Explanation {
  readonly revision: Revision;
  readonly type: EventType;
  readonly rule: string;
  readonly text: string;
  readonly causes: readonly Explanation[];
  /** It is shown above already, with its causes. */
  readonly repeated: boolean;
  /** It has causes that lie deeper than was asked for. */
  readonly truncated: boolean;
}

/** The same with where the record of the game can't be read. */
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
  constructor(private readonly matches: Matches) {}

  async execute({ gameId, viewer, revision, maxDepth }: ExplanationQuery): Promise<ExplanationPage> {
    const { history, catalog, damage } = await this.matches.load(gameId);
    const event = history[revision];
    if (event === undefined) throw new Problem('no-such-revision', `Game ${gameId} has no revision ${revision}.`);
    if (event.type === 'skipped' && damage !== null) throw gameDamaged(damage);
    const node = explain(history, revision, maxDepth === undefined ? {} : { maxDepth });
    return { ...inWords(node, fold(catalog, history), viewer), damaged: damage };
  }
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
