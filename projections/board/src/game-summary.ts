import type { Damage, EventData, PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';

export type GameStatus = 'starting' | 'playing' | 'over';

/** A game as a list of games shows it: what everyone may know. */
export interface GameSummary {
  readonly game: string;
  /** The match that it is part of, if it says so. */
  readonly match: string | null;
  /** `null` if not even the game's first event can be read. */
  readonly edition: string | null;
  readonly seats: readonly string[];
  /** What each seat calls its deck; `null` if it has not said. */
  readonly decks: readonly (string | null)[];
  readonly status: GameStatus;
  readonly turn: number;
  readonly activePlayer: PlayerId;
  readonly life: readonly number[];
  /** The last revision that is in the read model and can be read; -1 if there is none. */
  readonly revision: number;
  /** The winner; `null` while the game goes on, and for a draw. */
  readonly winner: PlayerId | null;
  /** When the store recorded it, in ISO 8601. */
  readonly startedAt: string;
  readonly endedAt: string | null;
  /** The limits of its clocks in seconds; `null` where it has none. */
  readonly clock: EventData<'ClocksSet'> | null;
  /** Whether a rewind was asked for or a judge has ruled. */
  readonly disputed: boolean;
  /** The damage of the record, if any: the game is shown as it was before, or as a judge has ended it. */
  readonly damaged: Damage | null;
}

/** A damaged game and its damage. */
export interface DamagedGame extends Damage {
  readonly game: string;
}

/** What is known of a game beside its state. */
export interface GameTimes {
  readonly game: string;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly clock: EventData<'ClocksSet'> | null;
  readonly disputed: boolean;
  /** By seat. */
  readonly deckNames: ReadonlyMap<number, string>;
  readonly damaged: Damage | null;
}

/** Summarises a game. A game that was over and has been rewound hasn't ended. */
export function summaryOf(
  state: GameState | null,
  { game, startedAt, endedAt, clock, disputed, deckNames, damaged }: GameTimes,
): GameSummary {
  const { setup = null, outcome = null } = state ?? {};
  if (state === null || setup === null) return { ...nothingKnown, game, startedAt, damaged };
  return {
    game: setup.game,
    match: setup.match,
    edition: setup.edition,
    seats: setup.seats.map((seat) => seat.name),
    decks: setup.seats.map((_, seat) => deckNames.get(seat) ?? null),
    status: outcome !== null ? 'over' : state.turn === 0 ? 'starting' : 'playing',
    turn: state.turn,
    activePlayer: state.activePlayer,
    life: state.players.map((player) => player.life),
    revision: state.revision,
    winner: outcome?.winner ?? null,
    startedAt,
    endedAt: outcome === null ? null : endedAt,
    clock,
    disputed,
    damaged,
  };
}

/** A game of which nothing can be read. */
const nothingKnown: Omit<GameSummary, 'game' | 'startedAt' | 'damaged'> = {
  match: null,
  edition: null,
  seats: [],
  decks: [],
  status: 'starting',
  turn: 0,
  activePlayer: 0 as PlayerId,
  life: [],
  revision: -1,
  winner: null,
  endedAt: null,
  clock: null,
  disputed: false,
};
