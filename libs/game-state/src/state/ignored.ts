import type { DefinitionPointer, ObjectId, PlayerId } from '@stacktrail/game-events';
import type { GameState } from './game-state.js';

/** CR 116.2d: whether a player has paid to ignore the effect of that static ability of that object. */
export function isIgnored(state: GameState, source: ObjectId, ability: DefinitionPointer, player: PlayerId): boolean {
  return state.ignored.some((one) => one.source === source && one.ability === ability && one.controller === player);
}
