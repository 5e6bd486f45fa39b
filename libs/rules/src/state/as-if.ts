import { GameObjectRecord, type GameObject } from './game-object.js';

/** An object as it would be elsewhere, for rules that look ahead (CR 601.3, 614.12). The game doesn't know of it. */
export function asIf(object: GameObject, change: Partial<GameObjectRecord>): GameObjectRecord {
  return Object.assign(new GameObjectRecord(object), change);
}
