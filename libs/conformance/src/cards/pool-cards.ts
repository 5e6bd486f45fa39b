import type { CardPool } from '@stacktrail/cards';
import type { CardSource } from './card-source.js';

/** A pool of cards as a source of them. */
export function poolCards(pool: CardPool): CardSource {
  return {
    find(name) {
      const found = pool.find(name);
      switch (found.kind) {
        case 'card':
          return { definition: found.definition };
        case 'unread':
          return { why: ['not all of its text is read', ...found.unread].join(': ') };
        case 'unknown':
          return { why: 'not in the pool' };
      }
    },
  };
}
