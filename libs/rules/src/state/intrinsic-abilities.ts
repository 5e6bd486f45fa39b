import { basicLandTypes, type Ability, type BasicLandType } from '@stacktrail/card-language';
import type { DefinitionPointer } from '@stacktrail/game-events';
import { defineAbility, type AbilityDefinition } from './ability-definition.js';

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

/** The ability that a basic land type gives (CR 305.6), if it is one. */
export function intrinsicManaAbility(subtype: string): AbilityDefinition | undefined {
  return intrinsic.get(subtype);
}

/** All of them, in the order of the types. */
export const intrinsicManaAbilities: readonly AbilityDefinition[] = [...intrinsic.values()];
