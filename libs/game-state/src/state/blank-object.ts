import type { CardIndex, ObjectId, PlayerId } from '@stacktrail/game-events';
import { GameObjectRecord } from './game-object.js';
import { nothingPrinted } from './printed.js';

/** A new object with default values, to which others are compared. */
export const blankObject = new GameObjectRecord({
  id: 0 as ObjectId,
  printed: nothingPrinted,
  kind: 'card',
  card: -1 as CardIndex,
  owner: 0 as PlayerId,
  controller: 0 as PlayerId,
  zone: 'outside',
});
