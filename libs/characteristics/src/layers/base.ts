import type { ObjectRule, PrintedNumber } from '@stacktrail/card-tree';
import { intrinsicAbilities, type Characteristics, typeBit, type Printed } from '@stacktrail/game-state';

const creature = typeBit('Creature');
const noRules: ReadonlySet<ObjectRule> = new Set();
const noCombatEffects: Characteristics['combat'] = [];
const nothingBarred: Characteristics['barred'] = [];
const bases = new WeakMap<Printed, Characteristics>();

/** A star counts as 0 until an ability defines it (CR 208.2), and so does a missing number of a creature (CR 208.5). */
function startingNumber(printed: PrintedNumber | null, types: number): number | null {
  if (typeof printed === 'string') return Number(/^\d+/.exec(printed)?.[0] ?? 0);
  return printed ?? ((types & creature) === 0 ? null : 0);
}

/**
 * The characteristics before any layer: what is printed, with the abilities of the printed types (CR 613.1). Each
 * `Printed` has one such value.
 */
export function baseOf(printed: Printed): Characteristics {
  const known = bases.get(printed);
  if (known !== undefined) return known;
  const { name, colors, supertypes, types, subtypes, keywords } = printed;
  const intrinsic = intrinsicAbilities(types, subtypes);
  const base: Characteristics = {
    name,
    colors,
    supertypes,
    types,
    subtypes,
    power: startingNumber(printed.power, types),
    toughness: startingNumber(printed.toughness, types),
    abilities: intrinsic.length === 0 ? printed.abilities : [...printed.abilities, ...intrinsic],
    keywords,
    rules: noRules,
    combat: noCombatEffects,
    barred: nothingBarred,
  };
  bases.set(printed, base);
  return base;
}
