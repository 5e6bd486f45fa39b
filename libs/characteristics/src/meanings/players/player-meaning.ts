import type { Players, Tagged } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import type { ReadsOf } from '../../reading/what-is-read.js';

export type PlayersKind = Players['players'];

type PlayersOf<Kind extends PlayersKind> = Tagged<Players, 'players', Kind>;

/** The meaning of a kind of reference to players. */
export interface PlayersMeaning<Kind extends PlayersKind> {
  /** What it reads, as a mask of `aspects`. */
  readonly reads: number | ((players: PlayersOf<Kind>, readsOf: ReadsOf) => number);
  /** The players in the game as `queries` sees it; several in APNAP order (CR 101.4). */
  find(players: PlayersOf<Kind>, state: GameState, queries: StateQueries, context: TextContext): readonly PlayerId[];
}

export type PlayersMeanings<Kinds extends PlayersKind = PlayersKind> = {
  readonly [Kind in Kinds]: PlayersMeaning<Kind>;
};

/** Checks some entries of the table. */
export function playersMeanings<Kinds extends PlayersKind>(entries: PlayersMeanings<Kinds>): PlayersMeanings<Kinds> {
  return entries;
}
