import type { Question } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import type { Amount, Zone } from '@stacktrail/card-tree';
import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import type { GameState } from '@stacktrail/game-state';

/**
 * CR 701.23: what a player who searches is asked.
 *
 * @param owner the player whose zones are searched
 */
export function searchPrompt(
  owner: PlayerId,
  zones: readonly Zone[],
  { min, max }: { readonly min: number; readonly max: number },
): Required<Pick<Question, 'prompt' | 'inFull'>> {
  const places = zones.length < 2 ? zones.join('') : `${zones.slice(0, -1).join(', ')} and ${zones.at(-1)}`;
  const find = whatToFind(min, max);
  return { prompt: `Search: ${find}`, inFull: ['Search ', { playersOwn: owner }, ` ${places}: ${find}`] };
}

/** Whether everybody sees that nothing can be found: there are no cards to search, or none is to be found. */
export function findsNothing(
  state: GameState,
  cards: readonly unknown[],
  wanted: Amount,
  context: TextContext,
): boolean {
  const isOpen = typeof wanted === 'number' || (wanted.amount === 'X' && wanted.of === undefined);
  return cards.length === 0 || (isOpen && evaluateAmount(state, wanted, context) <= 0);
}

function whatToFind(min: number, max: number): string {
  if (max === 0) return 'there is nothing that you can find.';
  if (max === 1) return min === 1 ? 'choose the card to find.' : 'choose the card to find, or none.';
  return min === max ? `choose ${max} cards to find.` : `choose ${min === 0 ? 'up' : min} to ${max} cards to find.`;
}
