import { countersOn } from '@stacktrail/game-state';
import { aspects } from '../../reading/aspects.js';
import { compares } from '../../reading/comparison.js';
import { totalCounters } from '../../reading/counters.js';
import { manaValueOf } from '../../reading/mana-value.js';
import { measureOf } from '../../reading/measure.js';
import { filterMeanings, type FilterMeaning } from './filter-meaning.js';

/** An object without power or toughness doesn't match any comparison (CR 208.3). */
const matchesMeasure: FilterMeaning<'power' | 'toughness' | 'mana value'>['matches'] = (
  object,
  { is, compare, to },
  state,
  queries,
  context,
) => {
  const value = measureOf(queries, state, object, is);
  if (value === null) return false;
  const wanted = typeof to === 'number' ? to : queries.amount(state, to, { ...context, asked: object.id });
  return compares(value, compare, wanted);
};

const readsPower: FilterMeaning<'power' | 'toughness' | 'total power and toughness'>['reads'] = ({ to }, of) => ({
  own: aspects.types | aspects.power | aspects.counters,
  amounts: of.amount(to),
});

const power: FilterMeaning<'power' | 'toughness'> = {
  reads: readsPower,
  matches: matchesMeasure,
};

const base: FilterMeaning<'base power' | 'base toughness'> = {
  reads: ({ to }, of) => ({ own: aspects.types | aspects.power, amounts: of.amount(to) }),
  matches(object, { is, compare, to }, state, queries, context) {
    const { power: attack, toughness } = queries.baseSize(state, object);
    const value = is === 'base power' ? attack : toughness;
    return value !== null && compares(value, compare, queries.amount(state, to, context)); // CR 208.3
  },
};

/** Numbers that objects have, and counters. */
export const numberFilters = filterMeanings({
  power,
  toughness: power,
  'base power': base,
  'base toughness': base,
  'own base power': {
    reads: aspects.types | aspects.power | aspects.counters,
    matches(object, { compare }, state, queries) {
      const { power: attack } = queries.characteristics(state, object);
      const { power: of } = queries.baseSize(state, object);
      return attack !== null && of !== null && compares(attack, compare, of); // CR 208.3
    },
  },
  'total power and toughness': {
    reads: readsPower,
    matches(object, { compare, to }, state, queries, context) {
      const { power: attack, toughness } = queries.characteristics(state, object);
      if (attack === null || toughness === null) return false; // CR 208.3
      return compares(attack + toughness, compare, queries.amount(state, to, context));
    },
  },
  'mana value': {
    reads: ({ to }, of) => ({ own: 0, amounts: of.amount(to) }),
    matches: matchesMeasure,
  },
  'even mana value': {
    reads: 0,
    matches: (object) => manaValueOf(object) % 2 === 0,
  },
  'odd mana value': {
    reads: 0,
    matches: (object) => manaValueOf(object) % 2 === 1,
  },
  'with a repeated mana symbol': {
    reads: 0,
    matches: ({ printed }) => new Set(printed.manaCost).size < (printed.manaCost?.length ?? 0),
  },
  'mana cost contains': {
    reads: 0,
    matches: ({ printed }, { symbol: wanted }) => printed.manaCost?.some((symbol) => isSymbol(symbol, wanted)) === true,
  },
  'has counter': {
    reads: aspects.counters,
    matches: (object, { counter }) => countersOn(object, counter) > 0,
  },
  counters: {
    reads: ({ to }, of) => ({ own: aspects.counters, amounts: of.amount(to) }),
    matches(object, { counter, compare, to }, state, queries, context) {
      const count = counter === undefined ? totalCounters(object) : countersOn(object, counter);
      return compares(count, compare, queries.amount(state, to, context));
    },
  },
});

/** CR 107.4g: `H` is every Phyrexian symbol. */
function isSymbol(symbol: string, wanted: string): boolean {
  return wanted === 'H' ? symbol.endsWith('/P') : symbol === wanted;
}
