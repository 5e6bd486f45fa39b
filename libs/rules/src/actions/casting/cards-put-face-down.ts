import type { ActivatedAbility } from '@stacktrail/card-tree';
import { seatBit, type Action, type DefinitionPointer, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { faceDownVia } from '../costs/faces.js';

type Hiding = Extract<Action, { readonly do: 'cast' | 'special' }>;

/** Whether an action puts its card face down. Players who don't know the card mustn't see which ability was used. */
export function hidesItsCard({ catalog }: GameState, action: Action): action is Hiding {
  if (action.do === 'cast') return action.via === faceDownVia; // CR 708.4
  if (action.do !== 'special') return false;
  return foretells(catalog.findAbility(action.action as DefinitionPointer)?.ability as ActivatedAbility | undefined);
}

/** CR 116.2h, 702.143b: the card is exiled face down. */
export function foretells(ability: ActivatedAbility | undefined): boolean {
  return ability?.specialAction === '116.2h';
}

/** The seats that know which card an object is, and the seat of the player, as a mask. */
export function seatsThatKnow(state: GameState, object: ObjectId, player: PlayerId): number {
  return objectOf(state, object).knownTo | seatBit(player);
}
