import { hasKind, refersToThatPlayer, type SomeKinds } from '@stacktrail/card-tree';
import type { AbilityDefinition } from '@stacktrail/game-state';

/**
 * “That creature”, “that much”, “that many”. The last two don't mean the event; they count because whether players
 * are asked for the order of such abilities is part of recorded games.
 */
const ofOccasion: SomeKinds = {
  objects: ['that object'],
  amount: ['that much'],
  as: ['that object'],
  said: ['that many'],
};

/** Memoised: whether the text refers to the event that made it trigger. */
const naming = new WeakMap<AbilityDefinition, boolean>();

export function refersToTriggerEvent(definition: AbilityDefinition): boolean {
  const known = naming.get(definition);
  if (known !== undefined) return known;
  const names = hasKind(definition.ability, ofOccasion) || refersToThatPlayer(definition.ability);
  naming.set(definition, names);
  return names;
}
