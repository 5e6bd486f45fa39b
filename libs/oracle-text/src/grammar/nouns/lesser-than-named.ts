import { type Comparator, type Filter, type Measure, type Objects, isSameTree } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

const comparisons: readonly (readonly [string, Comparator])[] = [
  ['lesser', 'less than'],
  ['equal or lesser', 'at most'],
  ['greater', 'greater than'],
];
const measures: readonly Measure[] = ['power', 'toughness', 'mana value'];

/**
 * The object that the text named last, with which others are compared implicitly. If it was moved, its last known
 * information is used (CR 608.2h).
 */
function namedLast({ soFar, except }: Scope): Objects | undefined {
  for (let named = soFar.referents; named !== null; named = named.before) {
    const { means, plural, facts } = named;
    if (means === null) return undefined;
    if ('players' in means || means.objects === 'top of library') continue;
    if (except !== null && isSameTree(means, except, 'called')) continue;
    if (plural) return undefined;
    return facts.was === undefined ? means : (facts.was ?? undefined);
  }
  return undefined;
}

/** “With lesser mana value”, “with equal or lesser power”: compared with the object that the text named last. */
function comparedWithNamed(word: string, compare: Comparator, measure: Measure): Syntax<Filter> {
  const text = literally(` with ${word} ${measure}`);
  return {
    begins: text.begins,
    fixedFields: { is: measure, compare },
    read(reader) {
      if (text.read(reader) === no || reader.word === 'than') return no;
      const of = namedLast(reader.scope);
      return of === undefined
        ? no
        : { is: measure, compare, to: { amount: measure, of: { ...of, called: 'nothing' } } };
    },
    write(filter, writer) {
      if (filter.is !== measure || filter.compare !== compare || typeof filter.to !== 'object') return false;
      const { to } = filter;
      return to.amount === measure && to.of.called === 'nothing' && text.write({}, writer);
    },
  };
}

export const lesserThanNamed: readonly Syntax<Filter>[] = comparisons.flatMap(([word, compare]) =>
  measures.map((measure) => comparedWithNamed(word, compare, measure)),
);
