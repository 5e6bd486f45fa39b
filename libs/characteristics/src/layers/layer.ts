import type { Modification } from '@stacktrail/card-tree';

/** The layers and sublayers in the order in which they are applied (CR 613.1, 613.4), and what comes after (613.11). */
export const layers = {
  /** Layer 1. Copiable values are already on the object's record, and no other effect of this engine changes them. */
  copy: 1,
  control: 2,
  /** Layer 3. Of all text-changing effects, only changes of names are applied here (CR 612.8). */
  text: 3,
  type: 4,
  color: 5,
  ability: 6,
  /** Layers 7a to 7d. */
  defining: 7,
  setting: 8,
  modifying: 9,
  switching: 10,
  rules: 11,
} as const;
export type Layer = (typeof layers)[keyof typeof layers];

export const layersInOrder: readonly Layer[] = Object.values(layers);

const layerOfChange: { readonly [K in Modification['change']]: Layer } = {
  control: layers.control,
  'set name': layers.text,
  'add types': layers.type,
  'add all creature types': layers.type,
  'lose supertypes': layers.type,
  'lose types': layers.type,
  'set types': layers.type,
  'set land types': layers.type,
  'set creature types': layers.type,
  'take creature types': layers.type,
  'become chosen type': layers.type,
  'become chosen color': layers.color,
  'add colors': layers.color,
  'set colors': layers.color,
  'add abilities': layers.ability,
  'add activated abilities': layers.ability,
  'lose all abilities': layers.ability,
  'lose keywords': layers.ability,
  'lose ability': layers.ability,
  'lose this ability': layers.ability,
  "can't have keywords": layers.ability,
  'set power and toughness': layers.setting,
  'set power': layers.setting,
  'set toughness': layers.setting,
  'modify power and toughness': layers.modifying,
  'switch power and toughness': layers.switching,
  rule: layers.rules,
  'combat rule': layers.rules,
  "can't be targeted by": layers.rules,
  "can't be countered by": layers.rules,
};

/** The layer in which a change is applied. */
export function layerOf(change: Modification): Layer {
  return layerOfChange[change.change];
}
