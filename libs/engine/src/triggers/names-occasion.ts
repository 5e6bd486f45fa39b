import type { AbilityDefinition } from '@stacktrail/game-state';

/** An invisible cache: whether the text refers to the event that made it trigger: “that creature”, “that much”. */
const naming = new WeakMap<AbilityDefinition, boolean>();

export function namesOccasion(definition: AbilityDefinition): boolean {
  const known = naming.get(definition);
  if (known !== undefined) return known;
  const names = JSON.stringify(definition.ability).includes('"that ');
  naming.set(definition, names);
  return names;
}
