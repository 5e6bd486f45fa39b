import type { Filter, KeywordName, Whoever } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { areOpponents, keywordOf, type GameState, type Occasion } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { canMean } from '../../reading/means-permanents.js';
import type { TextContext } from '../../reading/text-context.js';
import type { OccasionForText } from './event-meaning.js';

/** Whether the occasion's object matches. Without a filter, every object matches, and so does no object. */
export function fitsSubject(
  { queries, state, subject, context }: OccasionForText,
  filter: Filter | undefined,
): boolean {
  return filter === undefined || (subject !== null && queries.matches(state, filter, subject, context));
}

/**
 * The same for a description of a permanent, where the object could be a card, a spell or something else (CR 109.2).
 */
export function fitsDescription(seen: OccasionForText, filter: Filter | undefined): boolean {
  if (filter !== undefined && seen.subject !== null && !canMean(filter, seen.subject)) return false;
  return fitsSubject(seen, filter);
}

/** Whether the occasion's other object matches. Without a filter, every object matches, and so does no object. */
export function fitsOtherObject(
  { queries, state, occasion, context }: OccasionForText,
  filter: Filter | undefined,
): boolean {
  if (filter === undefined) return true;
  const other = occasion.other === undefined ? undefined : state.objects.get(occasion.other);
  return other !== undefined && queries.matches(state, filter, other, context);
}

/** Whether the occasion's player is “you”, “an opponent” or whoever the event names. */
export function playerFits({ state, occasion, context }: OccasionForText, who: Whoever): boolean {
  return isWhoever(state, who, occasion.player, context);
}

/** Whether a player stands in the relation that “you”, “an opponent” and the like say (CR 102.2, 109.5). */
export function isWhoever(state: GameState, who: Whoever, player: PlayerId | null, context: TextContext): boolean {
  switch (who) {
    case 'any player':
      return true;
    case 'you':
      return player === context.you;
    case 'an opponent':
      return player !== null && areOpponents(state, context.you, player);
    case 'another player':
      return player !== context.you;
    case 'that player':
      return player !== null && player === (context.thatPlayer ?? context.trigger?.player);
    case 'enchanted player':
      return player !== null && player === state.objects.get(context.source)?.attachedToPlayer;
    default:
      return assertNever(who, 'relation of a player');
  }
}

/** Whether the ability is one that the keyword stands for (CR 702.1). */
export function isShortFor({ state, occasion }: OccasionForText, keyword: KeywordName | undefined): boolean {
  if (keyword === undefined) return true;
  return occasion.ability !== undefined && keywordOf(state, occasion.ability.pointer) === keyword;
}

/** Whether the number was below that before the occasion and reaches it now (CR 122.7, 700.14). */
export function reaches({ counters }: Occasion, nth: number): boolean {
  return counters !== undefined && counters.before < nth && counters.after >= nth;
}
