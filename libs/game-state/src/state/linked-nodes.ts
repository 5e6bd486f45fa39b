import type { Node } from '@stacktrail/card-tree';

/** What refers to something that another ability did or chose, and what chooses (CR 607.2a, 607.2d). */
export function belongsTogether(node: Node): boolean {
  const {
    add,
    amount,
    change,
    cost,
    do: verb,
    link,
    enters,
    if: condition,
    is,
    objects,
    players,
    static: effect,
    storeOn,
  } = node;
  return (
    objects === 'encoded' ||
    objects === 'linked' ||
    objects === 'chosen' ||
    players === 'chosen' ||
    amount === 'chosen number' ||
    amount === 'ever linked' ||
    amount === 'stored results alike' ||
    is === 'chosen' ||
    condition === 'chosen' ||
    add === 'chosen color' ||
    change === 'become chosen color' ||
    change === 'become chosen type' ||
    verb === 'choose' ||
    verb === 'reroll stored results' ||
    effect === 'attack only in direction' ||
    enters === 'with choice' ||
    enters === 'remembering' ||
    cost === 'reveal chosen player' ||
    (cost !== undefined && link !== undefined) ||
    storeOn !== undefined
  );
}
