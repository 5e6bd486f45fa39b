import type { ObjectId } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import type { OccurrenceResult, TokensOccurrence } from '../game/occurrence.js';
import { attachToPlayer, beginCopying, beginEffects, countersWith, recordMarks } from './arriving.js';

/** CR 111.1: the tokens are created, all at once. */
export function emitTokens(game: Game, occurrence: TokensOccurrence, reason: Reason): OccurrenceResult {
  const { player, count, description, face = 0, copyBrings } = occurrence;
  const { controller = player, attachTo = null, copy = null } = occurrence;
  const first = game.nextObjectId();
  const tapped = occurrence.tapped || copyBrings?.tapped === true;
  const counters = countersWith(game.state, occurrence);
  const tokens = Array.from({ length: count }, (_, i) => (first + i) as ObjectId);
  beginEffects(game, occurrence, tokens, reason);
  beginCopying(game, occurrence, tokens, reason);
  game.emit(
    'TokensCreated',
    { player, controller, count, first, description, tapped, counters, face, copy, attachTo },
    reason,
  );
  for (const token of tokens) {
    attachToPlayer(game, token, occurrence, reason);
    recordMarks(game, token, occurrence, reason);
  }
  return { objects: tokens, amount: count };
}
