import { everything } from '../../reading/aspects.js';
import { unionOfMasks } from '../../reading/what-is-read.js';
import { amountMeanings, type AmountMeaning } from './amount-meaning.js';

const extremeOf: AmountMeaning<'greatest of' | 'least of'> = {
  reads: (amount, of) => unionOfMasks(amount.of, of.amount),
  value(amount, state, queries, context) {
    if (amount.of.length === 0) return 0;
    const values = amount.of.map((part) => queries.amount(state, part, context));
    return amount.amount === 'greatest of' ? Math.max(...values) : Math.min(...values);
  },
};

/** Amounts that are computed from other amounts. */
export const arithmeticAmounts = amountMeanings({
  sum: {
    reads: (amount, of) => unionOfMasks(amount.of, of.amount),
    value: (amount, state, queries, context) =>
      amount.of.reduce<number>((sum, part) => sum + queries.amount(state, part, context), 0),
  },
  product: {
    reads: (amount, of) => unionOfMasks(amount.of, of.amount),
    value: (amount, state, queries, context) =>
      amount.of.reduce<number>((product, part) => product * queries.amount(state, part, context), 1),
  },
  negative: {
    reads: (amount, of) => of.amount(amount.of),
    value: (amount, state, queries, context) => 0 - queries.amount(state, amount.of, context),
  },
  half: {
    reads: (amount, of) => of.amount(amount.of),
    value(amount, state, queries, context) {
      const exact = queries.amount(state, amount.of, context) / 2;
      return amount.round === 'up' ? Math.ceil(exact) : Math.floor(exact);
    },
  },
  quotient: {
    reads: (amount, of) => of.amount(amount.of) | of.amount(amount.by),
    value(amount, state, queries, context) {
      const by = queries.amount(state, amount.by, context);
      const exact = queries.amount(state, amount.of, context) / Math.max(1, by);
      return amount.round === 'up' ? Math.ceil(exact) : Math.floor(exact);
    },
  },
  difference: {
    reads: (amount, of) => unionOfMasks(amount.of, of.amount),
    value: (amount, state, queries, context) =>
      Math.abs(queries.amount(state, amount.of[0], context) - queries.amount(state, amount.of[1], context)),
  },
  'greatest of': extremeOf,
  'least of': extremeOf,
  either: {
    reads: everything,
    value: (amount, state, queries, context) =>
      queries.amount(state, queries.holds(state, amount.condition, context) ? amount.then : amount.otherwise, context),
  },
  'any number': { reads: 0, value: () => Infinity },
});
