import type { Ability } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import { defineAbility, type AbilityDefinition } from './ability-definition.js';
import type { RuleAbility } from './rule-abilities.js';

const known = new Map<string, AbilityDefinition>();

/** The definition of an ability that the rules give: one for all games. */
export function definitionOfRule(pointer: DefinitionPointer, ability: Ability): AbilityDefinition {
  let definition = known.get(pointer);
  if (definition === undefined) known.set(pointer, (definition = defineAbility(pointer, ability)));
  return definition;
}

export function definitionOf({ pointer, ability }: RuleAbility): AbilityDefinition {
  return definitionOfRule(pointer, ability);
}
