import type { Zone } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import { formOf, type Form } from './form.js';
import type { GameObject } from './game-object.js';
import type { GameState } from './game-state.js';
import { nothingPrinted } from './printed.js';

/**
 * What a card has of which nobody has told yet which one it is: no characteristic (docs/told-games.md). So nothing can
 * be done with it, no description fits it, and no view can show more.
 */
export const unknownForm: Form = formOf({
  ...nothingPrinted,
  pointer: '/unknown' as DefinitionPointer,
  name: 'an unknown card',
});

/** Whether what chance does in this game is told by those who enter it. */
export function isChanceTold({ setup }: Pick<GameState, 'setup'>): boolean {
  return setup?.chance === 'told';
}

/** Whether nobody has told yet which card this is. Its number is any of its owner's cards then, and says nothing. */
export function isUnknown({ form }: Pick<GameObject, 'form'>): boolean {
  return form === unknownForm;
}

const hiddenZones: ReadonlySet<Zone> = new Set<Zone>(['hand', 'library', 'outside']);

/**
 * Whether everybody sees which card an object is, as it moves: unless it lies face down afterwards, or goes from one
 * hidden zone to another (CR 400.2, 708.9).
 */
export function isShownByMoving(from: Zone, to: Zone, faceDown: boolean): boolean {
  return !faceDown && !(hiddenZones.has(from) && hiddenZones.has(to));
}
