import type { Amount, Effect } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import type { Syntax } from '../../syntax/syntax.js';
import { notedThisWay } from './this-way.js';

type Roll = Extract<Effect, { readonly do: 'roll dice' }>;

/** The keys in `thisWay` of the result that a player chose, and of the other one. */
const chosen = 'chosen result';
const left = 'other result';

function remember(scope: Scope, label: string, other: string): void {
  scope.thisWay = { ...scope.thisWay, [chosen]: label, [left]: other };
}

/** Labels both results, so that later words can say “that result” and “the other result”. */
export const resultsOfChoice: Syntax<Pick<Roll, 'label' | 'other'>> = {
  begins: null,
  read({ scope }) {
    const label = scope.newLabel('roll');
    const other = scope.newLabel('roll');
    remember(scope, label, other);
    return { label, other };
  },
  write({ label, other }, { scope }) {
    if (other === undefined) return false;
    remember(scope, label, other);
    return true;
  },
};

/** “That result”, “the other result”. */
export const chosenResults: readonly Syntax<Amount>[] = [
  notedThisWay(chosen, 'that result'),
  notedThisWay(left, 'the other result'),
];
