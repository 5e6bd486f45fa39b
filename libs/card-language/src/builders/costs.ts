import type { Amount } from '../amounts.js';
import type { Cost } from '../costs.js';
import type { Filter } from '../filters.js';
import { manaCost } from '../symbols.js';
import { anything } from './filters.js';

const tap: Cost = { cost: 'tap' };
const untap: Cost = { cost: 'untap' };
const sacrificeThis: Cost = { cost: 'sacrifice this' };
const exileThis: Cost = { cost: 'exile this' };
const discardThis: Cost = { cost: 'discard this' };

/** The parts of a cost (CR 118.1): `[cost.mana('{1}'), cost.tap]`. */
export const cost = {
  tap,
  untap,
  sacrificeThis,
  exileThis,
  discardThis,
  /** @throws Error if the text is not a mana cost such as `{1}{G}` */
  mana: (text: string): Cost => ({ cost: 'mana', mana: manaCost(text) }),
  sacrifice: (filter: Filter, count: Amount = 1): Cost => ({ cost: 'sacrifice', filter, count }),
  tapPermanents: (filter: Filter, count: Amount = 1): Cost => ({ cost: 'tap permanents', filter, count }),
  returnToHand: (filter: Filter, count: Amount = 1): Cost => ({ cost: 'return to hand', filter, count }),
  discard: (filter: Filter = anything, count: Amount = 1): Cost => ({ cost: 'discard', filter, count }),
  exileFromGraveyard: (filter: Filter, count: Amount = 1): Cost => ({ cost: 'exile from graveyard', filter, count }),
  payLife: (amount: Amount): Cost => ({ cost: 'pay life', amount }),
  removeCounters: (counter: string, count: Amount = 1): Cost => ({ cost: 'remove counters', counter, count }),
  putCounters: (counter: string, count: Amount = 1): Cost => ({ cost: 'put counters', counter, count }),
};
