import type { GameState } from '../state/game-state.js';

/** The turn from which on a new permanent counts as controlled (CR 302.6): one of a starting position always was. */
export function controlledFrom({ turn, startingPosition }: GameState): number {
  return turn === 0 && startingPosition !== null ? -1 : turn;
}
