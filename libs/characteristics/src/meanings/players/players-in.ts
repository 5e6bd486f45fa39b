import type { Players } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import { readsBy, type ReadsOf } from '../../reading/what-is-read.js';
import { namedPlayers } from './named-players.js';
import type { PlayersKind, PlayersMeaning, PlayersMeanings } from './player-meaning.js';
import { relatedPlayers } from './related-players.js';

/** The meaning of every kind of reference to players. A kind without an entry doesn't compile. */
const meanings: PlayersMeanings = { ...namedPlayers, ...relatedPlayers };

/** Finds the meaning of a reference by its kind. */
function meaningOfPlayers({ players }: Players): PlayersMeaning<PlayersKind> {
  return meanings[players];
}

/** The players that a text refers to in the game as `queries` sees it; several in APNAP order (CR 101.4). */
export function playersIn(
  queries: StateQueries,
  state: GameState,
  players: Players,
  context: TextContext,
): readonly PlayerId[] {
  return meaningOfPlayers(players).find(players, state, queries, context);
}

/** Which aspects of the state the meaning of a reference to players depends on, as a mask of `aspects`. */
export function readsInPlayers(players: Players, readsOf: ReadsOf): number {
  return readsBy(meaningOfPlayers(players).reads, players, readsOf);
}
