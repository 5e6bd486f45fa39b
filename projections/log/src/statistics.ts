import type { Damage, EventType, PlayerId, Revision } from '@stacktrail/game-events';
import type { ReversedStretch } from '@stacktrail/game-state';
import { reversedBy } from '@stacktrail/views';

/** What of a line is counted. */
export type CountedLine = readonly [revision: Revision, type: EventType, player: PlayerId | null, turn: number];

type Counts = Readonly<Partial<Record<EventType, number>>>;

/** How often what was done in the effective game. */
export interface GameStatistics {
  readonly game: string;
  readonly at: number;
  readonly turns: number;
  /** All events; those of the effective game; those that a reversal took out of it. */
  readonly events: number;
  readonly effective: number;
  readonly reversed: number;
  /** How often each kind of event is part of the effective game. */
  readonly counts: Counts;
  /** The same for each player who acted. */
  readonly players: readonly { readonly player: PlayerId; readonly counts: Counts }[];
  /** Where the record can't be read: what comes after isn't counted, but for its ending. */
  readonly damaged: Damage | null;
}

/**
 * Reversals: what they took out of the effective game is counted as reversed and as nothing else.
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
