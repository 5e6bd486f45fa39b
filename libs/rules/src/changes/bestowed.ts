import type { Game, Reason } from '@stacktrail/engine';
import { noObject, type ObjectId } from '@stacktrail/game-events';
import { formUnderCopies, type GameObject, presentObject } from '@stacktrail/game-state';

/** Whether a spell or permanent is a bestowed Aura (CR 702.103b). */
export function isBestowed(object: GameObject): boolean {
  return object.face === 1 && formUnderCopies(object).layout === 'bestow';
}

/** An attachment becomes unattached (CR 701.3d); a bestowed Aura then ceases to be bestowed (CR 702.103f). */
export function becomeUnattached(game: Game, id: ObjectId, reason: Reason): void {
  game.emit('Unattached', { object: id }, reason);
  endBestow(game, id, { ...reason, rule: '702.103f' });
}

/** CR 701.3d, 702.103f: bestowed Auras whose hosts have left become unattached creatures at once. */
export function leaveNothingBestowed(game: Game, reason: Reason): void {
  if (!game.state.catalog.keywords.has('bestow')) return;
  for (const id of game.state.battlefield) {
    const aura = presentObject(game.state, id);
    if (aura === undefined || aura.attachedTo === noObject || !isBestowed(aura)) continue;
    if (game.state.objects.get(aura.attachedTo)?.left === true)
      becomeUnattached(game, id, { ...reason, rule: '701.3d' });
  }
}

export function endBestow(game: Game, id: ObjectId, reason: Reason): void {
  const object = presentObject(game.state, id);
  if (object !== undefined && isBestowed(object)) game.emit('BestowEnded', { object: id }, reason);
}
