import { timesKickedIn, type Announcement, type GameState } from '@stacktrail/game-state';
import type { TextContext } from './text-context.js';

/** What was announced for the spell that the text is on, or that its permanent was (CR 400.7d). */
export function announcedOf(state: GameState, { announced, source }: TextContext): Announcement {
  if (announced.paid.length > 0 || announced.via !== 'hand') return announced;
  return state.objects.get(source)?.announced ?? announced;
}

/** How often the spell that the text is on, or that its permanent was, was kicked (CR 400.7d, 702.33). */
export function timesKicked(state: GameState, context: TextContext): number {
  return timesKickedIn(announcedOf(state, context));
}
