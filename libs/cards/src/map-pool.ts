import type { CardDefinition } from '@stacktrail/card-tree';
import type { CardPool, FoundCard } from './card-pool.js';
import { NameIndex } from './names/name-index.js';

/** Cards by their names as a pool. */
export class MapPool implements CardPool {
  private readonly names: NameIndex;

  constructor(private readonly cards: ReadonlyMap<string, CardDefinition>) {
    this.names = new NameIndex(cards.keys());
  }

  find(name: string): FoundCard {
    const definition = this.cards.get(this.names.find(name) ?? name);
    return definition === undefined ? { kind: 'unknown' } : { kind: 'card', definition };
  }

  nearest(name: string): readonly string[] {
    return this.names.nearest(name);
  }
}
