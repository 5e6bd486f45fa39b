import type { ObjectId, Revision } from '@stacktrail/game-events';
import type { GameObject } from './game-object.js';
import type { Occasion } from './occasion.js';

/** Something that happened, remembered because some ability may ask about it later (CR 608.2i). */
export interface Remembered {
  readonly occasion: Occasion;
  /** The fact that gave it. */
  readonly fact: Revision;
  /** Its object as it was then; `null` where it has none. */
  readonly subject: GameObject | null;
}

/** What happened this turn and last turn, as far as the pinned definitions ask about it. */
export interface TurnHistory {
  readonly thisTurn: readonly Remembered[];
  readonly lastTurn: readonly Remembered[];
}

export const noHistory: TurnHistory = { thisTurn: [], lastTurn: [] };

/** Whether it is this occasion that is remembered so. */
export function isThatOccasion(remembered: Remembered, occasion: Occasion, fact: Revision): boolean {
  return (
    remembered.fact === fact && remembered.occasion.on === occasion.on && isSame(remembered.occasion, occasion.object)
  );
}

function isSame(occasion: Occasion, object: ObjectId): boolean {
  return occasion.object === object;
}
