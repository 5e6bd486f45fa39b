import { basicLandTypes, type StaticEffect } from '@stacktrail/card-tree';
import { constant, type Syntax } from '../../syntax/syntax.js';

/** “Creatures with islandwalk can be blocked as though they didn't have islandwalk” (CR 702.14c). */
export const despiteLandwalk: readonly Syntax<StaticEffect>[] = [
  ...Object.keys(basicLandTypes).map((landType) => {
    const walk = `${landType.toLowerCase()}walk`;
    return constant<StaticEffect>(`creatures with ${walk} can be blocked as though they didn't have ${walk}`, {
      static: 'landwalk stops no block',
      landType,
    });
  }),
  constant<StaticEffect>(
    "creatures with landwalk abilities can be blocked as though they didn't have those abilities",
    { static: 'landwalk stops no block' },
  ),
];
