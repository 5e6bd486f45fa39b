import type { Ability } from '../abilities.js';
import type { Amount } from '../amounts.js';
import type { CardType } from '../card-types.js';
import type { CombatRule } from '../combat-rules.js';
import type { Modification, ObjectRule } from '../modifications.js';
import type { Players } from '../references.js';
import type { Color } from '../symbols.js';

/** “Gets +1/+2”. */
export function gets(power: Amount, toughness: Amount): Modification {
  return { change: 'modify power and toughness', power, toughness };
}

/** “Gains flying”, and “has flying” in a static ability. */
export function gains(...abilities: readonly (Ability | readonly Ability[])[]): Modification {
  return { change: 'add abilities', abilities: abilities.flat() };
}

export const losesAllAbilities: Modification = { change: 'lose all abilities' };

/** “Base power and toughness 1/1” (CR 613.4b). */
export function base(power: Amount, toughness: Amount): Modification {
  return { change: 'set power and toughness', power, toughness };
}

export const switched: Modification = { change: 'switch power and toughness' };

export function becomesColor(...colors: readonly Color[]): Modification {
  return { change: 'set colors', colors };
}

/** “Becomes a Frog”: its other types stay. */
export function becomesCreatureType(...subtypes: readonly string[]): Modification {
  return { change: 'set creature types', subtypes };
}

/** Adds types to the object's other types. */
export function alsoBecomes(types: readonly CardType[], subtypes: readonly string[]): Modification {
  return { change: 'add types', types, subtypes };
}

export function controlledBy(to: Players): Modification {
  return { change: 'control', to };
}

/** What the object can't or must do: `obeys("can't block")`. */
export function obeys(rule: ObjectRule): Modification {
  return { change: 'rule', rule };
}

/** A restriction, requirement or cost for attacking or blocking: `inCombat({ rule: 'must be blocked' })`. */
export function inCombat(combat: CombatRule): Modification {
  return { change: 'combat rule', combat };
}
