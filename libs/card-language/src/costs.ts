import type { Amount } from './amounts.js';
import type { Filter } from './filters.js';
import type { ManaCost } from './symbols.js';

/** One part of a cost (CR 118.1). Several parts are paid in any order (601.2h). */
export type Cost =
  | { readonly cost: 'mana'; readonly mana: ManaCost }
  | { readonly cost: 'tap' | 'untap' | 'sacrifice this' | 'exile this' | 'discard this' }
  | {
      readonly cost: 'sacrifice' | 'tap permanents' | 'return to hand';
      readonly filter: Filter;
      readonly count: Amount;
    }
  | { readonly cost: 'discard'; readonly filter: Filter; readonly count: Amount; readonly atRandom?: true }
  | { readonly cost: 'exile from graveyard'; readonly filter: Filter; readonly count: Amount }
  | { readonly cost: 'pay life'; readonly amount: Amount }
  | { readonly cost: 'remove counters' | 'put counters'; readonly counter: string; readonly count: Amount };
