import { type Condition, isSameTree, type Players } from '@stacktrail/card-tree';

/** The condition is true of at least one of the players. */
export function someOf(of: Players, condition: Condition): Condition {
  const who: Players = { players: 'those who', of, condition };
  return { if: 'compare', left: { amount: 'number of players', who }, compare: 'at least', right: 1 };
}

export function whatSomeDo(condition: Condition, of: Players): Condition | undefined {
  if (condition.if !== 'compare' || condition.right !== 1 || condition.compare !== 'at least') return undefined;
  const { left } = condition;
  if (typeof left !== 'object' || left.amount !== 'number of players' || left.who.players !== 'those who')
    return undefined;
  return isSameTree(left.who.of, of) ? left.who.condition : undefined;
}
