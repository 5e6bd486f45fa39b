import type { StaticAbility } from '../abilities.js';

/**
 * CR 702.127a: this half can be cast from a graveyard. The rules of casting check that it is cast from nowhere else.
 */
export function aftermath(): StaticAbility {
  return {
    kind: 'static',
    effects: [{ static: 'may play', who: 'you', from: 'graveyard', how: { permit: 'cast', filter: { is: 'this' } } }],
  };
}
