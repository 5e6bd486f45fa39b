import type { StoredEvent } from '@stacktrail/event-store';
import type { AnyGameEvent, EventType, PlayerId, Revision, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { describeToAll, differencesToday, ruleOf, type Around } from '@stacktrail/views';

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
  /** In ISO 8601, by the store's clock. */
  readonly recordedAt: string;
  readonly text: string;
  /** The values that today's rules code computes differently from the recorded ones; almost always none. */
  readonly differencesToday: readonly string[];
  /** The reversal that takes it out of the effective game; `null` if it is part of it. */
  readonly reversedBy: Revision | null;
}

/** A line as it is stored: one text for each group of viewers who may know the same. */
export interface StoredLine extends Omit<LogLine, 'text' | 'reversedBy'> {
  readonly game: string;
  /** The text for spectators, which everyone may read. */
  readonly text: string;
  /** The texts of other viewers, by `audienceOf`, where they differ from `text`. */
  readonly others: Readonly<Record<string, string>> | null;
  /** For a reversal, the revision to whose state it goes back. */
  readonly revertsTo: Revision | null;
}

/** The name of a viewer's texts in a stored line. */
export function audienceOf(viewer: Viewer): string {
  return typeof viewer === 'string' ? viewer : `seat ${viewer.seat}`;
}

/** The line of an event, with a text for each group of viewers. */
export function lineOf(game: string, event: AnyGameEvent, around: Around, stored: StoredEvent): StoredLine {
  const { revision, type, player, decidedBy, causes, repeats } = event;
  const { turn, step } = around.after;
  const { text, judge, seats } = describeToAll(event, around);
  const told: readonly (readonly [Viewer, string])[] = [
    ['judge', judge],
    ...seats.map((words, seat) => [{ seat: seat as PlayerId }, words] as const),
  ];
  const others = told.filter(([, words]) => words !== text);
  return {
    game,
    revision,
    type,
    rule: ruleOf(event),
    turn,
    step,
    player,
    decidedBy,
    causes,
    repeats,
    recordedAt: stored.recordedAt.toISOString(),
    text,
    differencesToday: differencesToday(event, around),
    others:
      others.length === 0 ? null : Object.fromEntries(others.map(([viewer, words]) => [audienceOf(viewer), words])),
    revertsTo: type === 'ActionReversed' ? event.data.to : null,
  };
}
