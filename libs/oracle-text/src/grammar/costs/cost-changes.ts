import type { Amount, CastingRule, Filter, ManaCost, StaticEffect } from '@stacktrail/card-tree';
import { literally, no, oneOf, table, type Syntax } from '../../syntax/syntax.js';
import { mana } from './mana.js';
import { forEach } from '../counts/counts.js';
import { noun } from '../nouns/nouns.js';
import type { Spells } from '../nouns/cast-spells.js';

/** A change of a cost: “{2} less”, “{1} more … for each …”, “{X} less”. */
export interface Change {
  readonly change: 'more' | 'less';
  readonly mana: ManaCost;
  readonly times?: Amount;
}

const direction = table<'more' | 'less'>({ more: 'more', less: 'less' });

const forEachWord = literally(' for each ');
const counterOn = literally(' counter on ');

/** “For each +1/+1 counter on creatures you control”: all of their counters together. */
const countersOnAll: Syntax<Amount> = {
  begins: forEachWord.begins,
  fixedFields: { amount: 'counters' },
  read(reader) {
    if (forEachWord.read(reader) === no) return no;
    const counter = reader.next().text;
    const filter = counterOn.read(reader) === no ? no : noun(true).read(reader);
    return filter === no ? no : { amount: 'counters', counter, on: { objects: 'each', filter } };
  },
  write: (amount, writer) =>
    typeof amount === 'object' &&
    amount.amount === 'counters' &&
    amount.on.objects === 'each' &&
    amount.said === undefined &&
    writer.add(` for each ${amount.counter} counter on `) &&
    noun(true).write(amount.on.filter, writer),
};

const timesOf = oneOf<Amount>(countersOnAll, forEach);

/** “{2} less to cast for each artifact you control.” */
function changeOf(act: 'cast' | 'activate'): Syntax<Change> {
  const toDo = literally(` to ${act}`);
  return {
    begins: mana.begins,
    read(reader) {
      const symbols = mana.read(reader);
      const change = symbols === no ? no : direction.read(reader);
      if (symbols === no || change === no || toDo.read(reader) === no) return no;
      if (symbols.length === 1 && symbols[0] === 'X') return { change, mana: ['1'], times: { amount: 'X' } };
      if (symbols.includes('X')) return no;
      const from = reader.mark();
      const times = act === 'activate' ? timesOf.read(reader) : forEach.read(reader);
      if (times !== no) return { change, mana: symbols, times };
      reader.back(from);
      return { change, mana: symbols };
    },
    write({ change, mana: symbols, times }, writer) {
      const isX = typeof times === 'object' && times.amount === 'X';
      if (isX && times.is !== undefined) writer.scope.whereX = times.is;
      return (
        mana.write(isX ? ['X'] : symbols, writer) &&
        writer.add(` ${change} to ${act}`) &&
        (times === undefined || isX || (act === 'activate' ? timesOf : forEach).write(times, writer))
      );
    },
  };
}

export const toCast = changeOf('cast');
export const toActivate = changeOf('activate');

/** The static effect with this change for these spells. */
export function costing(
  { spells, who }: Spells,
  { change, mana: symbols, times }: Change,
  targeting?: Filter,
  orYou = false,
): CastingRule {
  if (times === undefined && targeting === undefined)
    return { static: 'cost change', direction: change, who, spells, mana: symbols };
  return {
    static: 'cost modification',
    of: 'spells',
    who,
    change,
    filter: spells,
    ...(targeting && { targeting }),
    ...(orYou && { orYou }),
    mana: symbols,
    ...(times !== undefined && { times }),
  };
}

/** The inverse of `costing`: the change and the spells, if the effect can be worded so. */
export function costed(
  effect: StaticEffect,
): { what: Spells; change: Change; targeting?: Filter; orYou?: true } | undefined {
  if (effect.static === 'cost change') {
    const { spells, who, direction: change, mana: symbols } = effect;
    return { what: { spells, who }, change: { change, mana: symbols } };
  }
  if (effect.static !== 'cost modification' || effect.of !== 'spells' || effect.change === 'at least') return undefined;
  const { filter, who, change, mana: symbols, times, targeting, orYou } = effect;
  if (
    filter.is === 'this' ||
    effect.costs !== undefined ||
    effect.leastOne ||
    effect.coloredOnly ||
    effect.said ||
    effect.ifPaid
  )
    return undefined;
  return {
    what: { spells: filter, who },
    change: { change, mana: symbols, ...(times !== undefined && { times }) },
    ...(targeting && { targeting }),
    ...(orYou && { orYou }),
  };
}
