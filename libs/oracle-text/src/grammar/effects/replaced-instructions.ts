import type { Reader } from '../../syntax/reader.js';
import type { EffectOf } from './predicate.js';

/**
 * The one instruction of that kind in the replaced sentence; the words after “instead” can leave out what is the same.
 */
export function replacedBy<K extends 'deal damage' | 'create tokens' | 'create copies' | 'add mana'>(
  { scope }: Reader,
  kind: K,
): EffectOf<K> | undefined {
  const [only, ...others] = (scope.replaces ?? []).filter((effect) => effect.do === kind);
  if (only === undefined || others.length > 0) return undefined;
  const { joined: _, ...doing } = only;
  return doing as EffectOf<K>;
}
