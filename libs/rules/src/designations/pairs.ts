import { isCreature } from '../characteristics/queries.js';
import type { Game } from '../game/game.js';
import { objectsIn, presentObject, type GameState } from '../state/game-state.js';
import { designationOf, type Designation } from '../state/marks.js';
import type { GameObject } from '../state/game-object.js';
import type { ObjectId } from '@stacktrail/game-events';

/** CR 702.95e: paired creatures that aren't both creatures on the battlefield under that player's control any more. */
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
