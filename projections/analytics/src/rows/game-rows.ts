import type { Damage } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { flag, type Value } from '../row.js';

/** What is known of a game beside its state. A value of it never changes: what comes later makes another one. */
export interface GameFacts {
  readonly game: string;
  /** The last revision, and its position in the store. */
  readonly revision: number;
  readonly position: string | null;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly rewinds: number;
  /** Whether what was hidden is shown. */
  readonly opened: boolean;
  /** The rules by which players lost, by seat, reversed losses among them. */
  readonly lossRules: readonly (string | undefined)[];
  /** What tells each seat's deck apart, where everyone may know it. */
  readonly decks: readonly (string | undefined)[];
  readonly damage: Damage | null;
  /** The game that it was forked from, and the last revision that both have; `null` if it is no fork. */
  readonly fork: { readonly parent: string; readonly at: number } | null;
}

export type GameRow = readonly Value[];

/** The row of a game as it stands, with its key. */
export function gameRow(state: GameState | null, facts: GameFacts): GameRow {
  const { game, revision, position, startedAt, endedAt, rewinds, opened, damage } = facts;
  const { setup = null, outcome = null, turn = 0 } = state ?? {};
  const status = damage !== null ? 'damaged' : outcome !== null ? 'over' : turn === 0 ? 'setup' : 'playing';
  return [
    game,
    revision,
    0,
    status,
    setup?.edition ?? null,
    setup?.format ?? null,
    setup?.match ?? null,
    setup?.seats.length ?? null,
    setup === null ? null : flag(setup.provable),
    flag(opened),
    startedAt,
    outcome === null ? null : endedAt,
    turn,
    outcome?.winner ?? null,
    revision + 1,
    rewinds,
    position,
    damage?.revision ?? null,
  ];
}

/** The rows of a game's seats as it stands, with their keys. */
export function seatRows(state: GameState | null, { game, revision, lossRules, decks }: GameFacts): readonly GameRow[] {
  const { setup = null, outcome = null } = state ?? {};
  if (state === null || setup === null) return [];
  return state.players.map(({ id, life, mulligans, lost }) => [
    game,
    revision,
    id,
    id,
    setup.seats[id]?.name ?? null,
    setup.teams[id] ?? null,
    decks[id] ?? null,
    state.deckLists[id]?.length ?? null,
    state.turn === 0 ? null : flag(state.startingPlayer === id),
    outcome === null ? null : flag(outcome.winners.includes(id)),
    lost ? (lossRules[id] ?? null) : null,
    life,
    mulligans,
  ]);
}
