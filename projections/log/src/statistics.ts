import type { Damage, EventType, PlayerId, Revision } from '@stacktrail/game-events';
import type { ReversedStretch } from '@stacktrail/game-state';
import { reversedBy } from '@stacktrail/views';

/** The parts of a line that are counted. */
export type CountedLine = readonly [
  revision: Revision,
  type: EventType,
  player: PlayerId | null,
  turn: number,
  isRuled: boolean,
];

type Counts = Readonly<Partial<Record<EventType, number>>>;

/** How often each kind of event occurred in the effective game. */
export interface GameStatistics {
  readonly game: string;
  readonly at: number;
  readonly turns: number;
  /** The number of all events, of those in the effective game, and of those that a reversal removed from it. */
  readonly events: number;
  readonly effective: number;
  readonly reversed: number;
  /** How many of the effective game follow from rulings on unread clauses; the others were enforced. */
  readonly ruled: number;
  /** How often each kind of event is part of the effective game. */
  readonly counts: Counts;
  /** The same for each player who acted. */
  readonly players: readonly { readonly player: PlayerId; readonly counts: Counts }[];
  /** The damage of the record, if any: events after it aren't counted, except those of the ending. */
  readonly damaged: Damage | null;
}

/**
 * Counts lines. Events that a reversal removed from the effective game count only as reversed.
 *
 * @param lines in order of revision
 */
export function statisticsOf(
  game: string,
  at: number,
  lines: readonly CountedLine[],
  stretches: readonly ReversedStretch[],
  damaged: Damage | null,
): GameStatistics {
  const effective = lines.filter(([revision]) => reversedBy(stretches, revision) === null);
  const players = [...new Set(effective.flatMap(([, , player]) => player ?? []))].sort((a, b) => a - b);
  return {
    game,
    at,
    turns: effective.reduce((turns, [, , , turn]) => Math.max(turns, turn), 0),
    events: lines.length,
    effective: effective.length,
    reversed: lines.length - effective.length,
    ruled: effective.filter(([, , , , isRuled]) => isRuled).length,
    counts: countsOf(effective),
    players: players.map((player) => ({ player, counts: countsOf(effective.filter((line) => line[2] === player)) })),
    damaged,
  };
}

function countsOf(lines: readonly CountedLine[]): Counts {
  const counts: Partial<Record<EventType, number>> = {};
  for (const [, type] of lines) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
