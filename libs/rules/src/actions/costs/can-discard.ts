import { isProhibited } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import type { GameObject, GameState } from '@stacktrail/game-state';

/** CR 101.2: a cost can't be paid with what an effect forbids. */
export function canDiscard(state: GameState, player: PlayerId, card: GameObject): boolean {
  return !isProhibited(state, player, 'discard cards', card);
}
