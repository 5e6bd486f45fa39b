import type { Condition } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

/** “You search your library this way”: the library was among the zones that the player chose to search. */
function searched(verb: 'search' | 'searched'): Syntax<Condition> {
  const text = literally(`you ${verb} your library this way`);
  const past = verb === 'searched' && { past: true as const };
  return {
    begins: text.begins,
    fixedFields: { if: 'did' },
    read(reader) {
      const { searched: label } = reader.scope.thisWay;
      return label === undefined || text.read(reader) === no ? no : { if: 'did', label, ...past };
    },
    write: (condition, writer) =>
      condition.if === 'did' &&
      (condition.past === true) === (verb === 'searched') &&
      condition.label === writer.scope.thisWay['searched'] &&
      text.write({}, writer),
  };
}

export const searchConditions: readonly Syntax<Condition>[] = [searched('search'), searched('searched')];
