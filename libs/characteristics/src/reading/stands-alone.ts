import { hasKind, someNode, type Filter, type KindWords, type Node, type SomeKinds } from '@stacktrail/card-tree';

const ofEvents: SomeKinds = {
  is: ['chosen', 'has noted', 'in event'],
  amount: ['that much', 'noted number', 'number of', 'chosen number'],
};
const everyone: readonly KindWords['players'][] = ['you', 'each opponent', 'each player'];
const relations: readonly KindWords['who'][] = ['you', 'opponent'];

/**
 * Whether a filter asks for nothing that only the text in which it stands knows, such as its targets, so that it can be
 * asked later too. Its X can be kept.
 *
 * @param knowsThatPlayer “that player” is kept as well
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

/** Whether X stands in it. */
export function asksForX(tree: unknown): boolean {
  return hasKind(tree, { amount: ['X'] });
}
