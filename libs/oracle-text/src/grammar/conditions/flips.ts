import { type Condition, isSameTree } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { numeral } from '../basics/numerals.js';

/** The outcome of the last flip: it was won or came up heads, or it was lost or came up tails (CR 705.2). */
function flip(text: string, what: 'flip' | 'heads', good: boolean): Syntax<Condition> {
  const words = literally(text);
  return {
    begins: words.begins,
    fixedFields: { if: good ? 'did' : 'not' },
    read(reader) {
      const { lastNumber: label } = reader.scope;
      if (!label?.startsWith(what) || words.read(reader) === no) return no;
      return good ? { if: 'did', label } : { if: 'not', of: { if: 'did', label } };
    },
    write(condition, writer) {
      const { lastNumber: label } = writer.scope;
      const did = good ? condition : condition.if === 'not' ? condition.of : undefined;
      return did?.if === 'did' && did.label === label && label.startsWith(what) && words.write({}, writer);
    },
  };
}

type Compared = Extract<Condition, { readonly if: 'compare' }>;

const counted = says<Pick<Compared, 'right'>>({})`you win ${{ right: numeral }} or more flips`;

/** “You win two or more flips.” */
const winsSoMany: Syntax<Condition> = {
  begins: counted.begins,
  fixedFields: { if: 'compare' },
  read(reader) {
    const { lastNumber: label } = reader.scope;
    const read = label?.startsWith('flip') === true ? counted.read(reader) : no;
    if (read === no || label === null) return no;
    return { if: 'compare', left: { amount: 'noted number', label }, compare: 'at least', right: read.right };
  },
  write(condition, writer) {
    const { lastNumber: label } = writer.scope;
    if (condition.if !== 'compare' || condition.compare !== 'at least' || label?.startsWith('flip') !== true)
      return false;
    return isSameTree(condition.left, { amount: 'noted number', label }) && counted.write(condition, writer);
  },
};

/** A flip that a player calls counts wins, another flip counts heads; their labels tell them apart. */
export const flipConditions: readonly Syntax<Condition>[] = [
  winsSoMany,
  flip('you win the flip', 'flip', true),
  flip('you lose the flip', 'flip', false),
  flip('it comes up heads', 'heads', true),
  flip('it comes up tails', 'heads', false),
];
