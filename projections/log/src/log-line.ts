import type { AnyGameEvent, EventType, PlayerId, Revision, Viewer } from '@stacktrail/game-events';
import type { GameState, ReversedStretch } from '@stacktrail/game-state';
import { describeEvent, differencesToday, reversedBy, ruleOf, type Around, type Sought } from '@stacktrail/views';

/** An event as the log shows it to a viewer. */
export interface LogLine {
  readonly revision: Revision;
  readonly type: EventType;
  readonly rule: string;
  readonly turn: number;
  readonly step: GameState['step'];
  readonly player: PlayerId | null;
  readonly decidedBy: PlayerId | null;
  readonly causes: readonly Revision[];
  /** The fact that this repeats after a reversal (CR 731.1). */
  readonly repeats: Revision | null;
  /** The ruling on an unread clause that it follows from; absent of what was enforced. */
  readonly ruledBy?: Revision;
  /** In ISO 8601, by the store's clock. */
  readonly recordedAt: string;
  readonly text: string;
  /** The values that today's rules code computes differently from the recorded ones; almost always none. */
  readonly differencesToday: readonly string[];
  /** The reversal that takes it out of the effective game; `null` if it is part of it. */
  readonly reversedBy: Revision | null;
}

/** For whom lines are made, and of which game as it then stood. */
export interface LinesFor {
  readonly viewer: Viewer;
  readonly stretches: readonly ReversedStretch[];
  /** Only lines of events that are this; all of them where absent. */
  readonly sought?: Sought | undefined;
}

/**
 * The line of an event, with the states just before and after it.
 *
 * @param recordedAt in ISO 8601
 * @param ruling that it follows from
 */
export function lineOf(
  event: AnyGameEvent,
  around: Around,
  recordedAt: string,
  { viewer, stretches }: LinesFor,
  ruling: Revision | null,
): LogLine {
  const { revision, type, player, decidedBy, causes, repeats } = event;
  const { turn, step, players } = around.after;
  return {
    revision,
    type,
    rule: ruleOf(event),
    turn,
    step,
    player,
    decidedBy,
    causes,
    repeats,
    ...(ruling === null ? {} : { ruledBy: ruling }),
    recordedAt,
    text: describeEvent(event, around, seated(viewer, players.length)),
    differencesToday: differencesToday(event, around),
    reversedBy: reversedBy(stretches, revision),
  };
}

/** A seat that the game doesn't have is told what a spectator is. */
export function seated(viewer: Viewer, seats: number): Viewer {
  if (typeof viewer === 'string') return viewer;
  const { seat } = viewer;
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? viewer : 'spectator';
}
