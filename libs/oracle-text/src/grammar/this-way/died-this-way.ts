import { isSameTree, type Amount, type Condition, type Filter } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { constant, literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { indefinite, noun, nounOfEach } from '../nouns/nouns.js';

type NumberOf = Extract<Amount, { readonly amount: 'number of' }>;

const destroyed = 'destroyed';

/** It was put into a graveyard from the battlefield, whatever was to be done with it (CR 700.4). */
const died: Filter = { is: 'in event', event: { on: 'dies', what: { is: 'anything' } }, as: 'object' };

/** Whether the words “died this way” or “dies this way” stand later in the text. */
export function asksWhoDied({ tokens, at }: Reader): boolean {
  return tokens.some(
    ({ word }, i) =>
      i >= at &&
      (word === 'died' || word === 'dies') &&
      tokens[i + 1]?.word === 'this' &&
      tokens[i + 2]?.word === 'way',
  );
}

function deadOf(label: string, filter: Filter): NumberOf {
  const parts = filter.is === 'anything' ? [] : conjuncts(filter);
  return { amount: 'number of', label, filter: conjunction([...parts, died]) };
}

/** What they are besides dead; `undefined` if the amount isn't of that kind. */
function described(amount: Amount, label: string | undefined): Filter | undefined {
  if (typeof amount !== 'object' || amount.amount !== 'number of' || amount.label !== label) return undefined;
  const parts = amount.filter === undefined ? [] : conjuncts(amount.filter);
  return isSameTree(parts.at(-1), died) ? conjunction(parts.slice(0, -1)) : undefined;
}

/** “Creatures that died this way”: of those that were to be destroyed. */
export function diedThisWay(many: boolean): Syntax<Amount> {
  const what = many ? noun(true) : nounOfEach();
  const behind = literally(' that died this way');
  return {
    begins: what.begins,
    fixedFields: { amount: 'number of' },
    read(reader) {
      const label = reader.scope.thisWay[destroyed];
      const filter = label === undefined ? no : what.read(reader);
      return label === undefined || filter === no || behind.read(reader) === no ? no : deadOf(label, filter);
    },
    write(amount, writer) {
      const filter = described(amount, writer.scope.thisWay[destroyed]);
      return filter !== undefined && what.write(filter, writer) && behind.write({}, writer);
    },
  };
}

const diesThisWay = literally(' dies this way');
const thatCreature = constant<Filter>('that creature', { is: 'anything' });
const subject = oneOf<Filter>(thatCreature, indefinite());

/** “That creature dies this way”, “a white creature dies this way”: of what was to be destroyed (CR 608.2c). */
export const diesWhenDestroyed: Syntax<Condition> = {
  begins: subject.begins,
  fixedFields: { if: 'compare' },
  read(reader) {
    const label = reader.scope.thisWay[destroyed];
    const filter = label === undefined ? no : subject.read(reader);
    if (label === undefined || filter === no || diesThisWay.read(reader) === no) return no;
    return { if: 'compare', left: deadOf(label, filter), compare: 'at least', right: 1 };
  },
  write(condition, writer) {
    if (condition.if !== 'compare' || condition.compare !== 'at least' || condition.right !== 1) return false;
    const filter = described(condition.left, writer.scope.thisWay[destroyed]);
    return filter !== undefined && subject.write(filter, writer) && diesThisWay.write({}, writer);
  },
};
