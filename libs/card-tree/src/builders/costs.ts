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
  /** Each of the cards goes into its owner's graveyard. */
  putFromExile: (filter: Filter, count: Amount = 1): Cost => ({ cost: 'put from exile into graveyard', filter, count }),
  returnThisToHand: { cost: 'return this to hand' } as Cost,
  unattachThis: { cost: 'unattach this' } as Cost,
  discardHand: { cost: 'discard hand' } as Cost,
  exileFromHand: (filter: Filter, count: Amount = 1): Cost => ({ cost: 'exile from hand', filter, count }),
  exilePermanents: (filter: Filter, count: Amount = 1): Cost => ({ cost: 'exile permanents', filter, count }),
  revealFromHand: (filter: Filter, count: Amount = 1): Cost => ({ cost: 'reveal from hand', filter, count }),
  behold: (filter: Filter, count: Amount = 1): Cost => ({ cost: 'behold', filter, count }),
  untapPermanents: (filter: Filter, count: Amount = 1): Cost => ({ cost: 'untap permanents', filter, count }),
  exileMaterials: (filter: Filter, count: Amount = 1, orMore?: true): Cost => ({
    cost: 'exile permanents or cards',
    filter,
    count,
    ...(orMore && { orMore }),
  }),
  tapWithTotalPower: (total: Amount, filter: Filter): Cost => ({ cost: 'tap with total power', filter, total }),
  exileWithTotalManaValue: (total: Amount, filter: Filter = anything): Cost => ({
    cost: 'exile with total mana value',
    filter,
    total,
  }),
  mill: (count: Amount): Cost => ({ cost: 'mill', count }),
  exileFromLibrary: (count: Amount): Cost => ({ cost: 'exile from top of library', count }),
  removeCountersFromAmong: (filter: Filter, count: Amount, counter?: string): Cost => ({
    cost: 'remove counters from among',
    filter,
    count,
    ...(counter === undefined ? {} : { counter }),
  }),
  payEnergy: (count: Amount): Cost => ({ cost: 'pay player counters', counter: 'energy', count }),
  /** One of several costs: `cost.choice([cost.mana('{2}')], [cost.discard()])`. */
  choice: (...of: readonly (readonly Cost[])[]): Cost => ({ cost: 'choice', of }),
  payLife: (amount: Amount): Cost => ({ cost: 'pay life', amount }),
  removeCounters: (counter: string, count: Amount = 1): Cost => ({ cost: 'remove counters', counter, count }),
  putCounters: (counter: string, count: Amount = 1): Cost => ({ cost: 'put counters', counter, count }),
};
