import type { ObjectId } from '@stacktrail/game-events';
import { unlockedHalves, unlockedMask, type GameState, makeOccasion, type Occasion } from '@stacktrail/game-state';
import { none } from './occasion-table.js';

const both = 3;

/** CR 709.5i: a permanent with a locked half now has both halves unlocked. */
export function fullyUnlocked(state: GameState, id: ObjectId, before: GameState): readonly Occasion[] {
  const object = state.objects.get(id);
  const old = before.objects.get(id);
  if (object === undefined || unlockedMask(object) !== both) return none;
  if (old !== undefined && unlockedMask(old) === both) return none;
  return [makeOccasion('keyword action', id, { word: 'fully unlock', player: object.controller })];
}

/** CR 709.5h: a half that was cast is unlocked as the permanent enters. */
export function unlockedAsItEnters(state: GameState, id: ObjectId, before: GameState): readonly Occasion[] {
  const object = state.objects.get(id);
  if (object === undefined || unlockedMask(object) === 0) return none;
  const unlocked = unlockedHalves.filter((name) => object.designations.some((given) => given.name === name));
  return [...unlocked.map((word) => makeOccasion('is designated', id, { word })), ...fullyUnlocked(state, id, before)];
}
