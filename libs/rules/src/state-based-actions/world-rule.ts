import type { GameObject } from '../state/game-object.js';
import type { Findings } from './findings.js';

/**
 * CR 704.5k: of the permanents with the supertype world, all go but the one that has been so for the shortest time,
 * which is taken to be the one with the latest timestamp: nothing in the card language makes a permanent world later.
 */
export function worldRule(worlds: readonly GameObject[], findings: Findings): void {
  const newest = worlds.reduce((a, b) => (b.timestamp > a.timestamp ? b : a));
  for (const object of worlds) {
    if (object !== newest) findings.putIntoGraveyard(object.id, '704.5k', [newest.placedAt]);
  }
}
