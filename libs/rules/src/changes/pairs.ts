import { isCreature } from '@stacktrail/characteristics';
import type { Game } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import {
  objectsIn,
  presentObject,
  type GameState,
  designationOf,
  type Designation,
  type GameObject,
} from '@stacktrail/game-state';

/** CR 702.95e: unpairs creatures that are no longer both creatures on the battlefield under that player's control. */
export function unpair(game: Game): boolean {
  const { state } = game;
  if (!state.catalog.pairs) return false;
  const unpaired = objectsIn(state, state.battlefield).filter((object) => {
    const paired = designationOf(object.designations, 'paired');
    return paired !== undefined && !(stays(state, object, paired) && partnerStays(state, paired));
  });
  for (const { id, placedAt } of unpaired) {
    const holder = { is: 'object', id } as const;
    game.emit('DesignationRemoved', { holder, name: 'paired', player: null }, { rule: '702.95e', causes: [placedAt] });
  }
  return unpaired.length > 0;
}

function partnerStays(state: GameState, paired: Designation): boolean {
  const partner = presentObject(state, paired.value as ObjectId);
  return partner?.zone === 'battlefield' && stays(state, partner, paired);
}

function stays(state: GameState, object: GameObject, { player }: Designation): boolean {
  return object.controller === player && isCreature(state, object);
}
