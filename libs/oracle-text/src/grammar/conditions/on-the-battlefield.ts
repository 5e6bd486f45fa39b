import type { Amount, Condition, Filter } from '@stacktrail/card-tree';
import { mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { says } from '../../syntax/says.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { operand } from '../nouns/relation-filters.js';
import { held, type Held } from './held.js';

type Count = Extract<Amount, { readonly amount: 'count' }>;
type Compare = Extract<Condition, { readonly if: 'compare' }>;

function countOf(condition: Condition): (Compare & { readonly left: Count }) | undefined {
  if (condition.if !== 'compare' || condition.said !== 'are') return undefined;
  const { left } = condition;
  return typeof left === 'object' && left.amount === 'count' ? { ...condition, left } : undefined;
}

/** The verb: “is” for one object, but “are” after “no …”. */
function are({ compare, count }: Held): 'are' | 'is' {
  return count === 1 && compare !== 'at most' ? 'is' : 'are';
}

const thing: Syntax<Held> = {
  begins: held.begins,
  read(reader) {
    const found = held.read(reader);
    return found === no || !reader.take(are(found)) ? no : found;
  },
  write: (found, writer) => held.write(found, writer) && writer.add(` ${are(found)}`),
};

/** “No creatures are on the battlefield”: a condition on their number. */
const onTheBattlefield: Syntax<Condition> = mapped<{ readonly thing: Held }, Condition>(
  says<{ readonly thing: Held }>({})`${{ thing }} on the battlefield`,
  ({ thing: { filter, compare, count } }) => ({
    if: 'compare',
    left: { amount: 'count', filter, zone: 'battlefield' },
    compare,
    right: count,
    said: 'are',
  }),
  (condition) => {
    const counted = countOf(condition);
    if (counted?.left.zone !== 'battlefield') return no;
    return { thing: { filter: counted.left.filter, compare: counted.compare, count: counted.right } };
  },
  { if: 'compare' },
);

/** Such a condition, with what the counted permanents are said to be apart from the filter of their noun. */
interface Told {
  readonly thing: Held;
  readonly last: Filter;
}

/** A condition on how many permanents match a filter, whose last part the text says after the verb. */
function withLast({ thing, last }: Told): Condition {
  const { filter, compare, count } = thing;
  const counted = conjunction([...conjuncts(filter), last]);
  return { if: 'compare', left: { amount: 'count', filter: counted }, compare, right: count, said: 'are' };
}

function lastOf(condition: Condition): Told | typeof no {
  const counted = countOf(condition);
  if (counted === undefined || counted.left.zone !== undefined) return no;
  const { compare, right: count, left } = counted;
  const parts = conjuncts(left.filter);
  const last = parts[parts.length - 1];
  if (last === undefined) return no;
  return { thing: { filter: conjunction(parts.slice(0, -1)), compare, count }, last };
}

interface Attached {
  readonly thing: Held;
  readonly what: Filter;
}

/** “Two or more Equipment are attached to it”, “another Aura is attached to enchanted creature”. */
const attachedTo: Syntax<Condition> = mapped<Attached, Condition>(
  says<Attached>({})`${{ thing }} attached to ${{ what: operand }}`,
  ({ thing, what }) => withLast({ thing, last: { is: 'attached to', what } }),
  (condition) => {
    const told = lastOf(condition);
    return told !== no && told.last.is === 'attached to' ? { thing: told.thing, what: told.last.what } : no;
  },
  { if: 'compare' },
);

/** “Four or more creatures are attacking”, “a black creature with flying is attacking”. */
const attacking: Syntax<Condition> = mapped<{ readonly thing: Held }, Condition>(
  says<{ readonly thing: Held }>({})`${{ thing }} attacking`,
  ({ thing }) => withLast({ thing, last: { is: 'attacking' } }),
  (condition) => {
    const told = lastOf(condition);
    return told !== no && told.last.is === 'attacking' ? { thing: told.thing } : no;
  },
  { if: 'compare' },
);

/** Conditions on all permanents, whoever controls them. */
export const battlefieldConditions: readonly Syntax<Condition>[] = [oneOf(onTheBattlefield, attachedTo, attacking)];
