import type { Catalog } from '@stacktrail/game-state';
import type { NewGame } from './new-game.js';

/** Why a game of told chance can't begin like this, in a sentence; `null` if it can. */
export function wrongToldGame(game: NewGame, catalog: Catalog): string | null {
  if (game.chance !== 'told') return null;
  const not = (what: string): string => `A game of told chance can’t have ${what} yet.`;
  if (game.position !== undefined) return not('a starting position');
  if (game.ante === true) return not('an ante');
  if ((game.planes ?? []).length > 0) return not('a planar deck');
  for (const { attractions = [], planes = [], schemes = [] } of game.seats) {
    if (attractions.length > 0) return not('an Attraction deck');
    if (planes.length + schemes.length > 0) return not('planes or schemes');
  }
  if (catalog.showsCards) return not('cards that show the top of a library or a hand all the time');
  return null;
}
