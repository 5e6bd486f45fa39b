import { type Amount, type Cost, type Filter, isSameTree, type ObjectCostName } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun, nounOfEach, type Head } from '../nouns/nouns.js';

type Paying = Extract<Cost, { readonly filter: Filter; readonly count: unknown }> & { readonly orMore?: true };
type HowMany = Extract<Amount, { readonly amount: 'how many' }>;

const costs: readonly (readonly [participle: string, head: Head, ObjectCostName])[] = [
  ['sacrificed', 'permanent', 'sacrifice'],
  ['tapped', 'permanent', 'tap permanents'],
  ['discarded', 'card', 'discard'],
  ['exiled', 'card', 'exile from graveyard'],
  ['exiled', 'card', 'exile from hand'],
];

/** The one part of the costs that is paid so, with a number that the player chooses. */
function partOf({ paid }: Scope, cost: ObjectCostName): Paying | undefined {
  const parts = paid.filter((part) => part.cost === cost);
  const part = parts[0] as Paying | undefined;
  return parts.length === 1 && part?.orMore === true ? part : undefined;
}

/** What the text calls the objects afterwards: what was tapped isn't untapped, and you paid with your own. */
function calledLater({ filter }: Paying): Filter {
  return conjunction(
    conjuncts(filter).filter((part) => part.is !== 'untapped' && !(part.is === 'controlled by' && part.who === 'you')),
  );
}

function amountOf(cost: ObjectCostName, asCards: boolean): HowMany {
  return { amount: 'how many', of: { objects: 'paid', cost, ...(asCards && { called: 'card' }) } };
}

function one(many: boolean, [participle, head, cost]: (typeof costs)[number]): Syntax<Amount> {
  const things = many ? noun(true, head) : nounOfEach(head);
  return {
    begins: things.begins,
    fixedFields: { amount: 'how many' },
    read(reader) {
      const part = partOf(reader.scope, cost);
      const filter = part === undefined ? no : things.read(reader);
      if (part === undefined || filter === no || !reader.take(participle)) return no;
      if (!reader.take('this') || !reader.take('way')) return no;
      if (isSameTree(filter, calledLater(part))) return amountOf(cost, false);
      return head === 'card' && filter.is === 'anything' ? amountOf(cost, true) : no;
    },
    write(amount, writer) {
      const part = partOf(writer.scope, cost);
      if (part === undefined || typeof amount !== 'object') return false;
      const asCards = isSameTree(amount, amountOf(cost, true));
      if (!asCards && !isSameTree(amount, amountOf(cost, false))) return false;
      return (
        things.write(asCards ? { is: 'anything' } : calledLater(part), writer) && writer.add(` ${participle} this way`)
      );
    },
  };
}

/** “Spirits sacrificed this way”, “cards exiled this way”: with how many objects the cost was paid (CR 607.2). */
export function paidThisWay(many: boolean): readonly Syntax<Amount>[] {
  return costs.map((cost) => one(many, cost));
}
