import { type Condition, type Filter, isSameTree, type Objects } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { no, mapped, type Syntax } from '../../syntax/syntax.js';
import type { Scope } from '../../syntax/scope.js';
import { indefinite } from '../nouns/nouns.js';

const paidWith: Objects = { objects: 'paid', cost: 'sacrifice', called: 'nothing' };

function isPaid({ paid, soFar }: Scope): boolean {
  return soFar.affected?.participle !== 'sacrificed' && paid.some(({ cost }) => cost === 'sacrifice');
}

const asked: Syntax<Condition> = mapped<{ readonly filter: Filter }, Condition>(
  says<{ readonly filter: Filter }>({})`${{ filter: indefinite() }} was sacrificed this way`,
  ({ filter }) => ({ if: 'matches', objects: paidWith, filter, past: true }),
  (condition) =>
    condition.if === 'matches' && condition.past === true && isSameTree(condition.objects, paidWith)
      ? { filter: condition.filter }
      : no,
  { if: 'matches' },
);

/** “If a Saproling was sacrificed this way”, where the cost sacrificed it (CR 608.2h). */
export const sacrificedAsCost: Syntax<Condition> = {
  ...asked,
  read: (reader) => (isPaid(reader.scope) ? asked.read(reader) : no),
};
