import { characteristicsOf } from '@stacktrail/characteristics';
import type { PlayerId } from '@stacktrail/game-events';
import { objectsIn, typeBit, type GameObject, type GameState } from '@stacktrail/game-state';

const wanted = 3;

/** CR 702.195a: three or more permanents that are artifacts, Sagas, or legendary. */
export function hasThreeStoried(state: GameState, player: PlayerId): boolean {
  const own = objectsIn(state, state.battlefield).filter(({ controller }) => controller === player);
  return own.length >= wanted && own.filter((permanent) => isStoried(state, permanent)).length >= wanted;
}

function isStoried(state: GameState, permanent: GameObject): boolean {
  const { types, subtypes, supertypes } = characteristicsOf(state, permanent);
  return (types & typeBit('Artifact')) !== 0 || subtypes.includes('Saga') || supertypes.includes('Legendary');
}
