import type { Cost } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import { type Game, ask, type Procedure } from '@stacktrail/engine';
import { payingObject } from './paid-with-one.js';
import { candidatesFor } from './cost-candidates.js';

/** Costs with a random element, and those that move cards from the library, are paid last (CR 601.2h). */
function isPaidLast(cost: Cost): boolean {
  return (
    (cost.cost === 'discard' && cost.atRandom === true) ||
    cost.cost === 'mill' ||
    cost.cost === 'exile from top of library'
  );
}

/** The costs in printed order, except that those which must be paid last come last (CR 601.2h). */
export function withLastOnes(costs: readonly Cost[]): readonly Cost[] {
  return costs.some(isPaidLast) ? [...costs.filter((cost) => !isPaidLast(cost)), ...costs.filter(isPaidLast)] : costs;
}

/**
 * CR 601.2h: the payer chooses the order of costs. They are asked only if the order can matter: if two costs could be
 * paid with the same object.
 */
export function* inChosenOrder(game: Game, costs: readonly Cost[], context: TextContext): Procedure<readonly Cost[]> {
  const entangled = entangledAmong(game, costs, context);
  if (entangled.length === 0) return costs;
  const answer = yield* ask({
    form: 'order',
    kind: 'choose cost',
    rule: '601.2h',
    player: context.you,
    prompt: 'In which order do you pay these costs? The first is paid first.',
    source: context.source,
    firstOne: 'paid first',
    options: entangled.map((cost, i) => ({ key: `${i + 1}`, text: [{ cost: [cost] }] })),
  });
  const ordered = answer.keys.map((key) => entangled[Number(key) - 1]!);
  return [...ordered, ...costs.filter((cost) => !entangled.includes(cost))];
}

/** The costs, without those paid last, that share a possible object with a cost of another kind. */
function entangledAmong({ state }: Game, costs: readonly Cost[], context: TextContext): readonly Cost[] {
  if (costs.length < 2) return [];
  const free = costs.filter((cost) => !isPaidLast(cost));
  const objects = free.map((cost): readonly number[] => {
    if ('filter' in cost) return candidatesFor(state, cost, context).map(({ id }) => id);
    return usesSource(cost) ? [payingObject(cost, context)] : [];
  });
  return free.filter((cost, i) =>
    free.some((other, j) => other.cost !== cost.cost && objects[i]!.some((id) => objects[j]!.includes(id))),
  );
}

/**
 * Whether paying the cost changes or moves the object whose text it is, so that another cost could no longer be paid
 * with it.
 */
function usesSource(cost: Cost): boolean {
  return cost.cost === 'sacrifice this' || cost.cost === 'exile this' || cost.cost === 'return this to hand';
}
