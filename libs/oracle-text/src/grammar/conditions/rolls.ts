import type { Condition } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { digits } from '../basics/numerals.js';

const resultIs = literally('the result is ');

/** “The result is 1”: of the last roll (CR 706.2). */
export const rolledExactly: Syntax<Condition> = {
  begins: resultIs.begins,
  fixedFields: { if: 'compare' },
  read(reader) {
    const { lastNumber: label } = reader.scope;
    if (!label?.startsWith('roll') || resultIs.read(reader) === no) return no;
    const right = digits.read(reader);
    if (right === no || reader.word === 'or') return no;
    return { if: 'compare', left: { amount: 'noted number', label }, compare: 'exactly', right };
  },
  write(condition, writer) {
    const { lastNumber: label } = writer.scope;
    if (condition.if !== 'compare' || condition.compare !== 'exactly' || !label?.startsWith('roll')) return false;
    const { left, right } = condition;
    const isOfRoll = typeof left === 'object' && left.amount === 'noted number' && left.label === label;
    return isOfRoll && resultIs.write({}, writer) && digits.write(right, writer);
  },
};
