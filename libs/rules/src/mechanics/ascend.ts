import type { Game, Reason } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { objectsIn, type GameState, isDesignated } from '@stacktrail/game-state';
import { giveDesignations } from '../changes/give.js';

const wanted = 10;

/** CR 702.131a, 702.131b: whether a player controls enough permanents for the city's blessing. */
export function hasTenPermanents(state: GameState, player: PlayerId): boolean {
  if (state.battlefield.length < wanted) return false;
  return objectsIn(state, state.battlefield).filter(({ controller }) => controller === player).length >= wanted;
}

/** CR 702.131a: the spell ability of an instant or sorcery. */
export function ascendByResolving(game: Game, player: PlayerId, reason: Reason): void {
  const { lost } = game.state.players[player]!;
  if (lost || isDesignated(game.state.players[player]!, "city's blessing")) return;
  if (!hasTenPermanents(game.state, player)) return;
  const blessing = { holder: { is: 'player', id: player }, name: "city's blessing" } as const;
  giveDesignations(game, [blessing], { ...reason, rule: '702.131a', player });
}
