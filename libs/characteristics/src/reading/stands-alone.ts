import type { Filter } from '@stacktrail/card-tree';

const everyone: ReadonlySet<unknown> = new Set(['you', 'each opponent', 'each player']);
const relations: ReadonlySet<unknown> = new Set(['you', 'opponent']);
const ofAnEvent: ReadonlySet<unknown> = new Set(['that much', 'noted number', 'number of', 'chosen number']);

/**
 * Whether a filter asks for nothing that only the text in which it stands knows, such as its targets, so that it can be
 * asked later too. Its X can be kept.
 */
export function standsAlone(filter: Filter): boolean {
  return isFree(filter);
}

function isFree(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return true;
  const { objects, players, who, amount, is } = node as Readonly<Record<string, unknown>>;
  if (objects !== undefined || is === 'chosen' || is === 'has noted' || is === 'in event') return false;
  if (players !== undefined && !everyone.has(players)) return false;
  if (typeof who === 'string' && !relations.has(who)) return false;
  return !ofAnEvent.has(amount) && Object.values(node).every(isFree);
}

/** Whether X stands in it. */
export function asksForX(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return (node as { readonly amount?: unknown }).amount === 'X' || Object.values(node).some(asksForX);
}
