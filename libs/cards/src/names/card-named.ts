import type { CardDefinition } from '@stacktrail/card-tree';
import type { CardPool } from '../card-pool.js';

/**
 * The card that has exactly this name, or a face with it (CR 201.4); its tree is `null` where its text isn't understood.
 * `null` if the pool has no such card, and for the two names of a split card together (CR 201.4b).
 */
export function cardNamed(pool: CardPool, name: string): { readonly definition: CardDefinition | null } | null {
  const found = pool.find(name);
  if (found.kind === 'unknown') return null;
  const names = found.kind === 'card' ? found.definition.faces.map((face) => face.name) : found.name.split(' // ');
  if (!names.includes(name)) return null;
  return { definition: found.kind === 'card' ? found.definition : null };
}
