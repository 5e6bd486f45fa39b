import type { AnyGameEvent, PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/rules/view';

export type GameStatus = 'starting' | 'playing' | 'over';

/** A game as a list of games shows it: what everyone may know. */
export interface GameSummary {
  readonly game: string;
  /** The match that it is part of, if it says so. */
  readonly match: string | null;
  readonly edition: string;
  readonly seats: readonly string[];
  readonly status: GameStatus;
  readonly turn: number;
  readonly activePlayer: PlayerId;
  readonly life: readonly number[];
  /** The last revision that is in the read model. */
  readonly revision: number;
  /** `null` while it goes on, and of a draw. */
  readonly winner: PlayerId | null;
  /** When the store recorded it, in ISO 8601. */
  readonly startedAt: string;
  readonly endedAt: string | null;
}

/** Summarises a game after an event. A game that was over and was rewound goes on: it has not ended. */
export function summaryOf(
  event: AnyGameEvent,
  state: GameState,
  startedAt: string,
  endedAt: string | null,
): GameSummary | null {
  const { setup, outcome } = state;
  if (setup === null) return null;
  return {
    game: setup.game,
    match: setup.match,
    edition: setup.edition,
    seats: setup.seats.map((seat) => seat.name),
    status: outcome !== null ? 'over' : state.turn === 0 ? 'starting' : 'playing',
    turn: state.turn,
    activePlayer: state.activePlayer,
    life: state.players.map((player) => player.life),
    revision: event.revision,
    winner: outcome?.winner ?? null,
    startedAt,
    endedAt: outcome === null ? null : endedAt,
  };
}
