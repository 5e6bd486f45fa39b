import type { TriggerEvent } from '@stacktrail/card-tree';
import type { Occasion } from '@stacktrail/game-state';

/**
 * CR 603.10a: whether an ability that watches for a move looks back in time: if it is about leaving the battlefield,
 * about a card leaving a graveyard, or about an object that all players can see being put into a hand or library. An
 * ability about moves “from anywhere” isn't about leaving the battlefield (603.6c).
 */
export function looksBack(event: Extract<TriggerEvent, { on: 'moves' }>, occasion: Occasion): boolean {
  const { from = [], to = [] } = event;
  if (from.length === 1 && from[0] === 'battlefield') return true;
  if (from.length === 1 && from[0] === 'graveyard') return !to.includes('battlefield') && !to.includes('stack');
  return to.length > 0 && to.every((zone) => zone === 'hand' || zone === 'library') && wasSeen(occasion);
}

function wasSeen({ from }: Occasion): boolean {
  return from !== 'hand' && from !== 'library';
}
