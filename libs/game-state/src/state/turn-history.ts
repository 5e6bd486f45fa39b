import type { Revision } from '@stacktrail/game-events';
import type { GameObject } from './game-object.js';
import type { Occasion } from './occasion.js';

/** Something that happened, remembered because some ability may ask about it later (CR 608.2i). */
export interface RememberedOccasion {
  readonly occasion: Occasion;
  /** The fact that gave it. */
  readonly fact: Revision;
  /** Its object as it was then; `null` if it has none. */
  readonly subject: GameObject | null;
}

/** What happened this turn, last turn and earlier in the game, as far as the pinned definitions ask about it. */
export interface TurnHistory {
  readonly thisTurn: readonly RememberedOccasion[];
  readonly lastTurn: readonly RememberedOccasion[];
  /** What happened before this turn, of the events that texts ask about for the whole game; absent if none do. */
  readonly earlier?: readonly RememberedOccasion[];
}

export const noHistory: TurnHistory = { thisTurn: [], lastTurn: [] };

/** Whether a remembered occasion is the given one of the given fact. */
export function isThatOccasion(remembered: RememberedOccasion, occasion: Occasion, fact: Revision): boolean {
  return (
    remembered.fact === fact && remembered.occasion.on === occasion.on && remembered.occasion.object === occasion.object
  );
}
