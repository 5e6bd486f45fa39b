import type { Amount, Filter, Measure } from '@stacktrail/card-tree';
import { withChanges } from '../../syntax/text-so-far.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { among } from '../basics/holes.js';

type Extreme = Extract<Amount, { readonly amount: 'greatest' | 'least' }>;

const words: readonly (readonly [string, Pick<Extreme, 'amount' | 'said'>])[] = [
  ['greatest', { amount: 'greatest' }],
  ['highest', { amount: 'greatest', said: 'highest' }],
  ['least', { amount: 'least' }],
  ['lowest', { amount: 'least', said: 'lowest' }],
];

const measures: readonly Measure[] = ['power', 'toughness', 'mana value'];

/**
 * “With the greatest power among creatures you control”: none of those creatures has more, but others can have as much.
 */
function superlative(word: string, extreme: Pick<Extreme, 'amount' | 'said'>, measure: Measure): Syntax<Filter> {
  const opening = literally(` with the ${word} ${measure} among `);
  const compare = extreme.amount === 'greatest' ? 'at least' : 'at most';
  return {
    begins: opening.begins,
    fixedFields: { is: measure, compare },
    read(reader) {
      if (opening.read(reader) === no) return no;
      const { scope } = reader;
      const { referents } = scope.soFar;
      const of = among.read(reader);
      if (of === no) return no;
      // Later words can't mean the objects of the comparison (CR 608.2c).
      scope.soFar = withChanges(scope.soFar, { referents });
      return { is: measure, compare, to: { ...extreme, measure, among: of } };
    },
    write(filter, writer) {
      if (filter.is !== measure || filter.compare !== compare || typeof filter.to !== 'object') return false;
      const { to } = filter;
      if (to.amount !== extreme.amount || to.measure !== measure || to.said !== extreme.said) return false;
      const { scope } = writer;
      const { referents } = scope.soFar;
      if (!opening.write({}, writer) || !among.write(to.among, writer)) return false;
      scope.soFar = withChanges(scope.soFar, { referents });
      return true;
    },
  };
}

export const superlatives: readonly Syntax<Filter>[] = words.flatMap(([word, extreme]) =>
  measures.map((measure) => superlative(word, extreme, measure)),
);
