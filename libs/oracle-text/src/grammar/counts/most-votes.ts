import { type Filter, isSameTree, type Objects } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';

const key = 'most votes';

/** Lets later words mean the objects with the most votes, which the label records (CR 701.38). */
export function recordMostVotes(scope: Scope, label: string): void {
  scope.thisWay = { ...scope.thisWay, [key]: label };
}

const things: readonly (readonly [string, Filter])[] = [
  ['permanent', { is: 'anything' }],
  ['card', { is: 'card' }],
  ['creature', { is: 'type', type: 'Creature' }],
];

/** “Each permanent with the most votes or tied for most votes.” */
export const withMostVotes: Syntax<Objects> = oneOf<Objects>(
  ...things.map(([noun, filter]): Syntax<Objects> => {
    const words = literally(`each ${noun} with the most votes or tied for most votes`);
    const means = (label: string): Objects => ({
      objects: 'matching',
      of: { objects: 'result', label },
      filter,
      one: true,
    });
    return {
      begins: words.begins,
      fixedFields: { objects: 'matching' },
      read(reader) {
        const label = reader.scope.thisWay[key];
        return label === undefined || words.read(reader) === no ? no : means(label);
      },
      write(objects, writer) {
        const label = writer.scope.thisWay[key];
        return label !== undefined && isSameTree(objects, means(label)) && words.write({}, writer);
      },
    };
  }),
);
