import type { CardIndex, PlayerId } from '@stacktrail/game-events';
import type { GameObject } from './game-object.js';
import type { GameState } from './game-state.js';

/** A card that is its owner's commander. It is so wherever it goes: the designation is the card's own (CR 903.3). */
export interface Commander {
  readonly card: CardIndex;
  readonly owner: PlayerId;
  /** How often each player has cast it from the command zone (CR 903.8), by seat. */
  readonly casts: readonly number[];
  /** How much combat damage it has dealt to each player (CR 903.10a), by seat. */
  readonly damage: readonly number[];
}

/** The cards that represent an object (CR 701.42a, 728.2); none represents a token or a copy. */
function representedBy({ card, meldedCard, merged }: GameObject, commander: Commander): boolean {
  if (card === commander.card || meldedCard === commander.card) return true;
  return merged.length > 0 && merged.some((component) => component.card === commander.card);
}

/** The commanders that an object is, those among its components too (CR 903.3, 903.3b, 903.3c). */
export function commandersIn({ commanders }: GameState, object: GameObject): readonly Commander[] {
  return commanders.length === 0 ? commanders : commanders.filter((one) => representedBy(object, one));
}

/** Whether an object is a commander: face down and as a copy of something else too (CR 903.3). */
export function isCommander({ commanders }: GameState, object: GameObject): boolean {
  return commanders.length > 0 && commanders.some((one) => representedBy(object, one));
}

/** One more, or that many more, at a seat. */
export function addedAt(numbers: readonly number[], seat: PlayerId, more: number): readonly number[] {
  return numbers.map((number, at) => (at === seat ? number + more : number));
}
