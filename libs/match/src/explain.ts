import type { AnyGameEvent, EventType, HistoryEvent, Revision } from '@stacktrail/game-events';

/** A fact and what it follows from (docs/decisions.md D7). */
export interface ExplanationNode {
  readonly revision: Revision;
  readonly type: EventType;
  /** The rule that caused it, in the numbering of CR 2025-06-06. */
  readonly rule: string;
  readonly causes: readonly ExplanationNode[];
  /** Whether its causes are left out because it is also shown nearer to the root. */
  readonly repeated: boolean;
  /** Whether its causes are left out because they are too far away from the root. */
  readonly truncated: boolean;
}

export interface ExplainOptions {
  /** The highest number of causes that are followed one after another; 64 where absent. */
  readonly maxDepth?: number;
}

/** The facts at which explanations end: decisions of players and judges, turn-based actions, and the setup. */
const ends: ReadonlySet<EventType> = new Set<EventType>([
  'DecisionMade',
  'PlayerConceded',
  'ClockRanOut',
  'ClocksSet',
  'TimeGiven',
  'ClocksStopped',
  'ClocksStarted',
  'GameForked',
  'RulingGiven',
  'RewindRequested',
  'RewindVoted',
  'ActionTakenBack',
  'DrawOffered',
  'DrawVoted',
  'TurnBegan',
  'StepBegan',
  'GameStarted',
  'NonceGiven',
  'StartingPositionGiven',
  'PositionAdjusted',
]);

/** A game's stream. An event that can't be read is no cause of anything. */
type Stream = readonly HistoryEvent[];

/**
 * Why a fact happened: its causes, their causes, and so on back to decisions, turn-based actions or the setup. A fact
 * with two causes has two branches. A fact that several facts follow from is shown with its causes once, nearest to the
 * root.
 *
 * @param events the whole stream
 * @throws RangeError if the stream has no such revision, or it can't be read
 */
export function explain(events: Stream, revision: Revision, { maxDepth = 64 }: ExplainOptions = {}): ExplanationNode {
  const root = factAt(events, revision);
  if (root === undefined)
    throw new RangeError(`no fact at revision ${revision} can be explained: the stream has ${events.length} events`);
  const nearest = nearestPlaces(events, revision, maxDepth);
  const shown = new Set<Revision>();
  const nodeAt = (event: AnyGameEvent, depth: number): ExplanationNode => {
    const isElsewhere = nearest.get(event.revision) !== depth || shown.has(event.revision);
    shown.add(event.revision);
    const further = isElsewhere ? [] : causesOf(events, event);
    const isTooFar = depth >= maxDepth && further.length > 0;
    return {
      revision: event.revision,
      type: event.type,
      rule: event.rule,
      causes: isTooFar ? [] : further.map((cause) => nodeAt(cause, depth + 1)),
      repeated: isElsewhere && causesOf(events, event).length > 0,
      truncated: isTooFar,
    };
  };
  return nodeAt(root, 0);
}

/** The least distance of each fact from the root, up to `maxDepth`. */
function nearestPlaces(events: Stream, root: Revision, maxDepth: number): ReadonlyMap<Revision, number> {
  const nearest = new Map<Revision, number>([[root, 0]]);
  let row: readonly Revision[] = [root];
  for (let depth = 1; depth <= maxDepth && row.length > 0; depth++) {
    const next: Revision[] = [];
    for (const revision of row) {
      const event = factAt(events, revision);
      for (const cause of event === undefined ? [] : causesOf(events, event)) {
        if (nearest.has(cause.revision)) continue;
        nearest.set(cause.revision, depth);
        next.push(cause.revision);
      }
    }
    row = next;
  }
  return nearest;
}

/** The facts that a fact follows from; none where explanations end. */
function causesOf(events: Stream, event: AnyGameEvent): readonly AnyGameEvent[] {
  if (ends.has(event.type)) return [];
  const named = [...new Set(event.causes)].flatMap((revision) => {
    const cause = factAt(events, revision);
    return cause === undefined || revision >= event.revision ? [] : [cause];
  });
  return event.type === 'CombatDamageAssigned' ? [...named, ...blocksNotMade(events, event)] : named;
}

/** CR 509.1: the decisions of this combat to block nothing. No block follows from them, so no fact names them. */
function blocksNotMade(events: Stream, { revision }: AnyGameEvent): readonly AnyGameEvent[] {
  const found: AnyGameEvent[] = [];
  for (let at = revision - 1; at >= 0; at--) {
    const event = factAt(events, at as Revision);
    if (event?.type === 'AttackersDeclared' || event?.type === 'TurnBegan') break;
    if (event?.type !== 'DecisionMade') continue;
    const { answer } = event.data;
    if (answer.form === 'block' && answer.blocks.length === 0) found.unshift(event);
  }
  return found;
}

function factAt(events: Stream, revision: Revision): AnyGameEvent | undefined {
  const event = events[revision];
  return event?.type === 'skipped' ? undefined : event;
}
