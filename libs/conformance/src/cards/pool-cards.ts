import type { CardDefinition } from '@stacktrail/card-language';
import { plainName } from '../words/card-names.js';
import type { CardSource } from './card-source.js';

/** A pool of definitions as a source of cards. */
export function cardsOf(definitions: Iterable<CardDefinition>): CardSource {
  const byName = new Map<string, CardDefinition>();
  for (const definition of definitions) {
    const names = definition.faces.map(({ name }) => name);
    for (const name of [...names, names.join(' // ')]) {
      if (!byName.has(plainName(name))) byName.set(plainName(name), definition);
    }
  }
  return {
    find(name) {
      const definition = byName.get(plainName(name));
      return definition === undefined ? { why: 'not in the pool' } : { definition };
    },
  };
}
