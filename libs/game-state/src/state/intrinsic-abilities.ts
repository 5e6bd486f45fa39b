import { basicLandTypes, type Ability, type BasicLandType } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import { defineAbility, type AbilityDefinition } from './ability-definition.js';
import { defeatedSiege } from './rule-abilities.js';
import { definitionOf } from './rule-definitions.js';
import { typeBit } from './printed.js';

const land = typeBit('Land');
const battle = typeBit('Battle');

/** The mana abilities that basic land types give (CR 305.6). */
const intrinsic: ReadonlyMap<string, AbilityDefinition> = new Map(
  (Object.keys(basicLandTypes) as BasicLandType[]).map((type) => {
    const ability: Ability = {
      kind: 'activated',
      cost: [{ cost: 'tap' }],
      modes: [
        {
          targets: [],
          effects: [{ do: 'add mana', who: { players: 'you' }, mana: { add: 'fixed', mana: [basicLandTypes[type]] } }],
        },
      ],
    };
    return [type, defineAbility(`#${type}` as DefinitionPointer, ability)];
  }),
);

/** The mana abilities, in the order of the types. */
export const intrinsicManaAbilities: readonly AbilityDefinition[] = [...intrinsic.values()];

/** What an object has by its subtypes: the mana abilities of basic land types (CR 305.6), that of Sieges (CR 310.11b). */
export function intrinsicAbilities(types: number, subtypes: readonly string[]): readonly AbilityDefinition[] {
  if ((types & land) !== 0) return subtypes.flatMap((subtype) => intrinsic.get(subtype) ?? []);
  if ((types & battle) !== 0 && subtypes.includes('Siege')) return [definitionOf(defeatedSiege)];
  return [];
}

/** Whether it is an ability that subtypes give, and take with them. */
export function isIntrinsic(ability: AbilityDefinition): boolean {
  return ability.pointer === defeatedSiege.pointer || intrinsic.get(ability.pointer.slice(1)) === ability;
}
