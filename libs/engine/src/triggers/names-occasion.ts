import { hasKind, type SomeKinds } from '@stacktrail/card-tree';
import type { AbilityDefinition } from '@stacktrail/game-state';

/**
 * “That creature”, “that player”, “that much”. The last two don't mean the event; they count because whether players
 * are asked for the order of such abilities is part of recorded games.
 */
const ofOccasion: SomeKinds = {
  objects: ['that object'],
  players: ['that player'],
  amount: ['that much'],
  who: ['that player'],
  whose: ['that player'],
  by: ['that player'],
  as: ['that object'],
  said: ['that many'],
};

/** An invisible cache: whether the text refers to the event that made it trigger. */
const naming = new WeakMap<AbilityDefinition, boolean>();

export function namesOccasion(definition: AbilityDefinition): boolean {
  const known = naming.get(definition);
  if (known !== undefined) return known;
  const names = hasKind(definition.ability, ofOccasion);
  naming.set(definition, names);
  return names;
}
