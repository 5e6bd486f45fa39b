import { noObject } from '@stacktrail/game-events';
import { exiledFaceDown, playerOf } from '@stacktrail/game-state';
import type { Game, Reason } from '../game/game.js';
import type { DrawOccurrence, OccurrenceResult } from '../game/occurrence.js';
import type { Emission } from './emission.js';
import { emitMove } from './emit-move.js';

/** CR 121.8: whether a spell is being cast or an ability activated, and hasn't become cast or activated yet. */
function isBeingAnnounced({ actionDepth, state }: Game): boolean {
  const top = actionDepth === 0 ? undefined : state.objects.get(state.stack.at(-1) ?? noObject);
  if (top === undefined || top.paidAt >= 0) return false;
  return top.ability === null ? top.castFrom !== null : top.ability.definition.kind === 'activated';
}

/** CR 121.2, 121.4. */
export function emitDraw(emission: Emission, occurrence: DrawOccurrence, reason: Reason): OccurrenceResult {
  const { game } = emission;
  const top = playerOf(game.state, occurrence.player).library[0];
  if (top === undefined) {
    game.emit('DrawFailed', { player: occurrence.player }, { ...reason, rule: '121.4' });
    return { objects: [], amount: 0 };
  }
  const hidden = isBeingAnnounced(game);
  if (hidden) game.drewFaceDown = true;
  const faceDown = hidden ? { faceDown: exiledFaceDown.pointer } : {};
  return emitMove(emission, { would: 'move', object: top, to: 'hand', manner: 'draw', ...faceDown }, reason);
}
