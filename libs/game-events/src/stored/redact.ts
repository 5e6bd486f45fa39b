import { seatBit, type PlayerId } from '../ids.js';
import type { StoredGameEvent } from './stored-game-event.js';

/** Who looks at a game: a seat, a spectator, or a judge, who sees everything. */
export type Viewer = { readonly seat: PlayerId } | 'spectator' | 'judge';

/**
 * A stored event without what the viewer may not see. The commitment stays, so the chain can still be verified.
 */
export function redact(event: StoredGameEvent, viewer: Viewer): StoredGameEvent {
  const { veiled } = event.data;
  if (veiled === undefined || maySee(event.data['seenBy'] as number, viewer)) return event;
  return { ...event, data: { ...event.data, veiled: { commitment: veiled.commitment } } };
}

/** Whether the viewer sees fields that are for the seats in `seenBy`, which are not all seats. */
function maySee(seenBy: number, viewer: Viewer): boolean {
  if (viewer === 'judge') return true;
  return viewer !== 'spectator' && (seenBy & seatBit(viewer.seat)) !== 0;
}
