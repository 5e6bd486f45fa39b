import type { ObjectId } from '@stacktrail/game-events';
import type { Game } from '../game/game.js';

/**
 * Whether these are exactly the cards that a player looked at last, with no decision since: then everybody knows how many
 * they are (CR 701.20e).
 */
export function areJustLookedAt(game: Game, objects: readonly ObjectId[]): boolean {
  for (const { type, data } of game.batch.slice().reverse()) {
    if (type === 'DecisionMade') return false;
    if (type !== 'CardsLookedAt') continue;
    return data.objects.length === objects.length && objects.every((id) => data.objects.includes(id));
  }
  return false;
}
