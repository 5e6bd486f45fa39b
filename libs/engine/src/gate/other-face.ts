import { isTransforming, turningForm, type GameObject, typeMask } from '@stacktrail/game-state';

const spells = typeMask(['Instant', 'Sorcery']);

/**
 * The face that an object would have up if it transformed. `null` if it can't transform: it isn't represented by a
 * transforming card or token, it is face down, or that face is an instant or sorcery (CR 701.27c, 701.27d, 712.10,
 * 712.15a).
 */
export function otherFace(object: GameObject): number | null {
  if (!isTransforming(object) || object.faceDown !== null) return null;
  const face = object.face === 0 ? 1 : 0;
  const printed = turningForm(object).faces[face];
  return printed === undefined || (printed.types & spells) !== 0 ? null : face;
}
