import { type Condition, isSameTree } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

const key = 'chosen opponent';

/** Lets later words ask whether an opponent could be chosen, whom the label notes. */
export function recordChosenOpponent(scope: Scope, label: string): void {
  scope.thisWay = { ...scope.thisWay, [key]: label };
}

const words = literally("you can't choose an opponent this way");

const nobodyUnder = (label: string): Condition => ({
  if: 'compare',
  left: { amount: 'number of players', who: { players: 'noted', label } },
  compare: 'exactly',
  right: 0,
});

/** “You can't choose an opponent this way”: nobody was chosen, because no opponent fitted. */
export const couldNotChoose: Syntax<Condition> = {
  begins: words.begins,
  fixedFields: { if: 'compare' },
  read(reader) {
    const label = reader.scope.thisWay[key];
    return label === undefined || words.read(reader) === no ? no : nobodyUnder(label);
  },
  write(condition, writer) {
    const label = writer.scope.thisWay[key];
    return label !== undefined && isSameTree(condition, nobodyUnder(label)) && words.write({}, writer);
  },
};
