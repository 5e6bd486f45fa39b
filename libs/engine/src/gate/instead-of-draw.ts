import type { Replacement as ReplacementTree } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { PlayerId } from '@stacktrail/game-events';
import { playerOf, type GameState } from '@stacktrail/game-state';
import type { Occurrence } from '../game/occurrence.js';
import { changedAmount, follow, just, type MakeInstead } from './follow-instead.js';
import { isPlayer } from './is-about.js';

/** What replaces drawing one card (CR 121.6). */
export function insteadOfDraw(
  state: GameState,
  occurrence: Occurrence,
  { who, butFirstInDrawStep, instead }: Extract<ReplacementTree, { would: 'draw' }>,
  context: TextContext,
): MakeInstead | null {
  if (occurrence.would !== 'draw' || !isPlayer(state, occurrence.player, who, context)) return null;
  if (butFirstInDrawStep && isFirstInDrawStep(state, occurrence.player)) return null;
  if (instead.do === 'follow') return follow(occurrence, instead, context, occurrence);
  return instead.do === 'skip' ? just() : just(occurrence, occurrence);
}

/** Whether it is the first card that a player draws in their draw step, for whatever reason (CR 504.1). */
function isFirstInDrawStep(state: GameState, player: PlayerId): boolean {
  return state.step === 'draw' && state.activePlayer === player && playerOf(state, player).cardsDrawnThisStep === 0;
}

/** What replaces an instruction to draw a number of cards, before the first draw (CR 121.2a). */
export function insteadOfDraws(
  state: GameState,
  occurrence: Occurrence,
  { who, atLeast = 0, instead }: Extract<ReplacementTree, { would: 'draw cards' }>,
  context: TextContext,
): MakeInstead | null {
  if (occurrence.would !== 'draw cards' || !isPlayer(state, occurrence.player, who, context)) return null;
  const { player, count } = occurrence;
  if (count < atLeast) return null;
  const about = { player, amount: count };
  if (instead.do === 'follow') return follow(occurrence, instead, context, about);
  if (instead.do === 'draw more') return just({ ...occurrence, count: count + instead.count });
  return just({ ...occurrence, count: changedAmount(state, instead.to, context, about) });
}
