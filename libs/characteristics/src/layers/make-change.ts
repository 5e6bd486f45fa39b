import type { Modification, Tagged } from '@stacktrail/card-tree';
import { changeColors, changeTypes, type AbilityDefinition } from '@stacktrail/game-state';
import { changeAbilities } from './ability-layer.js';
import { modifyPowerAndToughness, setPowerAndToughness, switchPowerAndToughness } from './power-toughness-layers.js';
import { changeRules } from './rules-layer.js';
import type { Working } from './working.js';

type ChangeName = Modification['change'];

/**
 * Changes the characteristics of an object.
 *
 * @param granted the abilities that the change adds
 * @param power the first number of the change
 * @param toughness the second number of the change
 */
type MakeChange<Name extends ChangeName> = (
  to: Working,
  change: Tagged<Modification, 'change', Name>,
  granted: readonly AbilityDefinition[],
  power: number,
  toughness: number,
) => void;

function madeElsewhere(): void {
  // These change the controller, combat rules, or depend on a choice, so they are applied elsewhere.
}

/** How each kind of change is made. A kind without an entry doesn't compile. */
const changes: { readonly [Name in ChangeName]: MakeChange<Name> } = {
  control: madeElsewhere,
  'combat rule': madeElsewhere,
  "can't be targeted by": madeElsewhere,
  "can't be countered by": madeElsewhere,
  'become chosen color': madeElsewhere,
  'become chosen type': madeElsewhere,
  'take creature types': madeElsewhere,
  'add activated abilities': madeElsewhere,
  'set name': (to, { name }) => (to.name = name),
  'add types': changeTypes,
  'add all creature types': changeTypes,
  'lose supertypes': changeTypes,
  'lose types': changeTypes,
  'set types': changeTypes,
  'set land types': changeTypes,
  'set creature types': changeTypes,
  'add colors': changeColors,
  'set colors': changeColors,
  'add abilities': changeAbilities,
  'lose all abilities': changeAbilities,
  'lose keywords': changeAbilities,
  'lose ability': changeAbilities,
  'lose this ability': changeAbilities,
  "can't have keywords": changeAbilities,
  'set power and toughness': (to, _change, _granted, power, toughness) => setPowerAndToughness(to, power, toughness),
  'set power': (to, _change, _granted, power) => (to.power = power),
  'set toughness': (to, _change, _granted, _power, toughness) => (to.toughness = toughness),
  'modify power and toughness': (to, _change, _granted, power, toughness) =>
    modifyPowerAndToughness(to, power, toughness),
  'switch power and toughness': switchPowerAndToughness,
  rule: changeRules,
};

/** Makes one change of an effect, in its layer (CR 613.1, 613.4). */
export const makeChange: MakeChange<ChangeName> = (to, change, granted, power, toughness) => {
  const make = changes[change.change] as MakeChange<never>;
  make(to, change as never, granted, power, toughness);
};
