import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { EventType, Revision, Viewer } from '@stacktrail/game-events';
import { explain, Matches, type ExplanationNode } from '@stacktrail/match';
import { describeEvent, fold, type Timeline } from '@stacktrail/rules/view';
import { Problem } from '../../problem/problem.js';

/** An event with the rule that caused it, and the events that it follows from, back to decisions and the setup. */
export interface Explanation {
  readonly revision: Revision;
  readonly type: EventType;
  readonly rule: string;
  readonly text: string;
  readonly causes: readonly Explanation[];
  /** It stands above already, with its causes. */
  readonly repeated: boolean;
  /** It has causes that lie deeper than was asked for. */
  readonly truncated: boolean;
}

/** Why did this happen? */
export class ExplanationQuery extends Query<Explanation> {
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

  async execute({ gameId, viewer, revision, maxDepth }: ExplanationQuery): Promise<Explanation> {
    const { events, catalog } = await this.matches.load(gameId);
    if (revision >= events.length) throw new Problem('no-such-revision', `Game ${gameId} has no revision ${revision}.`);
    const node = explain(events, revision, maxDepth === undefined ? {} : { maxDepth });
    return inWords(node, fold(catalog, events), viewer);
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
