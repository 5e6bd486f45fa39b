import type { Replacement as ReplacementTree } from '@stacktrail/card-tree';
import { matches, type TextContext } from '@stacktrail/characteristics';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { changedAmount, follow, just, type MakeInstead } from './follow-instead.js';
import type { Occurrence } from '../game/occurrence.js';
import { isPlayer } from './is-about.js';

/** What replaces a keyword action (CR 614.1a); `null` if the effect isn't about it. */
export function insteadOfAction(
  state: GameState,
  occurrence: Occurrence,
  { action, who, what, instead }: Extract<ReplacementTree, { would: 'take action' }>,
  context: TextContext,
): MakeInstead | null {
  if (occurrence.would !== 'take action' || occurrence.action !== action) return null;
  if (!isPlayer(state, occurrence.player, who, context)) return null;
  const { object, player, count } = occurrence;
  if (what !== undefined && (object === undefined || !matches(state, what, objectOf(state, object), context)))
    return null;
  const about = { ...(object === undefined ? {} : { object }), player, amount: count };
  if (instead.do === 'follow') return follow(occurrence, instead, context, about);
  return just({ ...occurrence, count: changedAmount(state, instead.to, context, about) });
}
