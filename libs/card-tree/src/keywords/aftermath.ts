import type { StaticAbility } from '../abilities.js';

/** CR 702.127a: this half is cast from a graveyard; that it can't be from elsewhere is asked where cards are cast. */
export function aftermath(): StaticAbility {
  return {
    kind: 'static',
    effects: [{ static: 'may play', who: 'you', from: 'graveyard', how: { permit: 'cast', filter: { is: 'this' } } }],
  };
}
