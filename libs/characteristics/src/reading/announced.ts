import { timesKickedIn, type Announcement, type GameState } from '@stacktrail/game-state';
import type { TextContext } from './text-context.js';

/** The announcements for the spell with this text, or for the spell that became its permanent (CR 400.7d). */
export function announcedOf(state: GameState, { announced, source }: TextContext): Announcement {
  if (announced.paid.length > 0 || announced.via !== 'hand') return announced;
  return state.objects.get(source)?.announced ?? announced;
}

/** How often the spell with this text, or the spell that became its permanent, was kicked (CR 400.7d, 702.33). */
export function timesKicked(state: GameState, context: TextContext): number {
  return timesKickedIn(announcedOf(state, context));
}
