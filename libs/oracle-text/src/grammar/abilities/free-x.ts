import {
  type Ability,
  type Amount,
  type TriggerEvent,
  isSameTree,
  someNode,
  withNodes,
  type Node,
} from '@stacktrail/card-tree';
import { no, type No } from '../../syntax/syntax.js';
import { withoutXAgain, withXAgain } from './x-again.js';

const x: Amount = { amount: 'X' };
/** The X that was chosen as the permanent was turned face up, 0 if an effect turned it (CR 702.37f). */
const asTurnedUp: Amount = { amount: 'that much' };
const asMonstrous: Amount = { amount: 'designation', as: 'monstrous', of: { objects: 'this' } };

/**
 * Fills in an X that the ability itself doesn't define; `no` if its meaning is unclear (CR 107.3).
 *
 * @param before the abilities of the same object that its text says before
 */
export function withX(read: Ability, before: readonly Ability[]): Ability | No {
  const ability = hasTwoX(read) ? withXAgain(read) : read;
  if (ability === no) return no;
  if (ability.kind !== 'triggered') return ability;
  if (choosesX(ability.modes)) return no;
  const { event, ...rest } = ability;
  if (event.on === 'is turned face up' && hasFree(rest)) {
    if (event.what.is !== 'this' || !before.some(asksXToTurnUp) || isOfLaterEvent(rest)) return no;
    return { ...ability, ...replaced(rest, x, asTurnedUp) };
  }
  if (isMonstrous(event)) return { ...ability, ...replaced(rest, x, asMonstrous) };
  const targets = ability.modes.map((mode) => mode.targets);
  return hasFree(targets) && paysX(ability.modes) ? no : ability;
}

/** The inverse of `withX`: the ability as its text words it. */
export function withoutX(tree: Ability): Ability {
  const ability = withoutXAgain(tree);
  if (ability.kind !== 'triggered') return ability;
  const { event, ...rest } = ability;
  if (event.on === 'is turned face up' && event.what.is === 'this')
    return { ...ability, ...replaced(rest, asTurnedUp, x) };
  if (!isMonstrous(event)) return ability;
  return { ...ability, ...replaced(rest, asMonstrous, x) };
}

const turningUp: ReadonlySet<string> = new Set(['morph', 'megamorph', 'disguise']);

/** Whether an X is chosen as the permanent is turned face up for its cost (CR 702.37f, 702.168e). */
function asksXToTurnUp(ability: Ability): boolean {
  if (ability.kind !== 'keyword' || !turningUp.has(ability.keyword) || !('cost' in ability)) return false;
  return ability.cost.some((part) => part.cost === 'mana' && part.mana.includes('X'));
}

/** Instructions that wait for an event of their own, which has its own amount. */
const later: ReadonlySet<unknown> = new Set(['prevent damage', 'replace', 'delayed trigger', 'reflexive trigger']);

function isOfLaterEvent(tree: unknown): boolean {
  return some(tree, (node) => later.has(node['do']) && hasFree(node));
}

/** CR 701.37c: the X of “monstrosity X”. */
function isMonstrous(event: TriggerEvent): boolean {
  return event.on === 'is designated' && event.as === 'monstrous' && event.what?.is === 'this';
}

/**
 * CR 107.3i: X is the same in a whole text; if one sentence defines it, other sentences can't have another X. An amount
 * in a cost without the letter X isn't one.
 */
function hasTwoX(ability: Ability): boolean {
  if (!some(ability, (node) => node['amount'] === 'X' && node['is'] !== undefined)) return false;
  return hasFree(withNodes(ability, (node) => ('many' in node ? {} : undefined)));
}

function hasFree(tree: unknown): boolean {
  return some(
    tree,
    ({ amount, is, of, said }) => amount === 'X' && [is, of, said].every((field) => field === undefined),
  );
}

/** “You may reveal X black cards in your hand”: the player chooses X on the way. */
function choosesX(tree: unknown): boolean {
  return some(tree, (node) => node['do'] === 'choose objects' && hasFree(node['min']));
}

/** Whether an X is paid while the ability resolves, which is too late for targets. */
function paysX(tree: unknown): boolean {
  return some(tree, (node) => node['do'] === 'may pay' && JSON.stringify(node['cost']).includes('"X"'));
}

/** Fields with abilities that have an X of their own (CR 107.3j). */
const gained: ReadonlySet<string> = new Set(['abilities', 'token']);

function some(tree: unknown, fits: (node: Node) => boolean): boolean {
  return someNode(tree, fits, gained);
}

function replaced<T>(tree: T, from: Amount, to: Amount): T {
  return withNodes(tree, (node) => (isSameTree(node, from) ? (to as object) : undefined), gained);
}
