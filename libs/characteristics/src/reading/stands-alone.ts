import { hasKind, someNode, type Filter, type KindWords, type Node, type SomeKinds } from '@stacktrail/card-tree';

const ofEvents: SomeKinds = {
  is: ['chosen', 'has noted', 'in event'],
  amount: ['that much', 'noted number', 'number of', 'chosen number'],
};
const everyone: readonly KindWords['players'][] = ['you', 'each opponent', 'each player'];
const relations: readonly KindWords['who'][] = ['you', 'opponent'];

/**
 * Whether a filter can be evaluated later without its text: it doesn't refer to targets or other things that only the
 * text knows. Its X can be locked in.
 *
 * @param knowsThatPlayer whether “that player” is locked in as well
 */
export function standsAlone(filter: Filter, knowsThatPlayer = false): boolean {
  return !hasKind(filter, ofEvents) && !someNode(filter, (node) => namesOthers(node, knowsThatPlayer));
}

function namesOthers({ objects, players, who }: Node, knowsThatPlayer: boolean): boolean {
  if (objects !== undefined) return true;
  if (knowsThatPlayer && (players === 'that player' || who === 'that player')) return false;
  if (players !== undefined && !(everyone as readonly unknown[]).includes(players)) return true;
  return typeof who === 'string' && !(relations as readonly string[]).includes(who);
}

/** Whether the tree contains an X. */
export function asksForX(tree: unknown): boolean {
  return hasKind(tree, { amount: ['X'] });
}
