import { someNode, type Effect, type Objects } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { kindOfCounters } from '../nouns/counter-kind.js';
import { value } from '../basics/holes.js';
import { each } from '../objects/objects.js';
import type { EffectOf } from './predicate.js';

type PutCounters = EffectOf<'put counters'>;

const eachOne: Objects = { objects: 'each one' };
const things = each('each ');
const countersOn = literally(' counters on ');
const equalTo = literally(' equal to ');

/** “That creature” is the current creature in the number of counters; after it, it has no meaning. */
function ofEachOne<T>(scope: Scope, say: () => T): T {
  scope.name(eachOne, false, ['creature', 'permanent']);
  const said = say();
  scope.forget(eachOne);
  return said;
}

/** “Put +1/+1 counters on each other creature you control equal to that creature's toughness.” */
export const countersOfEach: Syntax<PutCounters> = {
  begins: new Set(['put']),
  fixedFields: { do: 'put counters', amountLast: true, each: true },
  read(reader) {
    const counter = reader.take('put') ? kindOfCounters.read(reader) : no;
    const on = counter === no || countersOn.read(reader) === no ? no : things.read(reader);
    if (counter === no || on === no || equalTo.read(reader) === no) return no;
    const count = ofEachOne(reader.scope, () => value.read(reader));
    if (count === no || !someNode(count, ({ objects }) => objects === 'each one')) return no;
    return { do: 'put counters', counter, on, count, amountLast: true, each: true };
  },
  write(effect: Effect, writer) {
    if (effect.do !== 'put counters' || effect.each !== true || effect.amountLast !== true) return false;
    const { counter, on, count } = effect;
    if (!writer.add('put ') || !kindOfCounters.write(counter, writer) || !countersOn.write({}, writer)) return false;
    if (!things.write(on, writer) || !equalTo.write({}, writer)) return false;
    return ofEachOne(writer.scope, () => value.write(count, writer));
  },
};
