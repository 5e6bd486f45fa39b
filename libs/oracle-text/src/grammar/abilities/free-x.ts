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
const asMonstrous: Amount = { amount: 'designation', as: 'monstrous', of: { objects: 'this' } };

/** What an X is where nothing of its own ability says it; `no` where that can't be told (CR 107.3). */
export function withX(read: Ability): Ability | No {
  const ability = hasTwoX(read) ? withXAgain(read) : read;
  if (ability === no) return no;
  if (ability.kind !== 'triggered') return ability;
  if (choosesX(ability.modes)) return no;
  const { event, ...rest } = ability;
  if (event.on === 'is turned face up' && hasFree(rest)) return no; // CR 702.37f
  if (isMonstrous(event)) return { ...ability, ...replaced(rest, x, asMonstrous) };
  const targets = ability.modes.map((mode) => mode.targets);
  return hasFree(targets) && paysX(ability.modes) ? no : ability;
}

/** The same ability as its text says it. */
export function withoutX(tree: Ability): Ability {
  const ability = withoutXAgain(tree);
  if (ability.kind !== 'triggered' || !isMonstrous(ability.event)) return ability;
  const { event: _, ...rest } = ability;
  return { ...ability, ...replaced(rest, asMonstrous, x) };
}

/** CR 701.37c: the X of “monstrosity X”. */
function isMonstrous(event: TriggerEvent): boolean {
  return event.on === 'is designated' && event.as === 'monstrous' && event.what?.is === 'this';
}

/**
 * CR 107.3i: X is the same in all of a text; where a sentence says what it is, others can't mean another X. What a cost
 * doesn't call X is none.
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

/** What is paid as the ability resolves can't say what its targets are. */
function paysX(tree: unknown): boolean {
  return some(tree, (node) => node['do'] === 'may pay' && JSON.stringify(node['cost']).includes('"X"'));
}

/** Abilities that something gains have an X of their own (CR 107.3j). */
const gained: ReadonlySet<string> = new Set(['abilities', 'token']);

function some(tree: unknown, fits: (node: Node) => boolean): boolean {
  return someNode(tree, fits, gained);
}

function replaced<T>(tree: T, from: Amount, to: Amount): T {
  return withNodes(tree, (node) => (isSameTree(node, from) ? (to as object) : undefined), gained);
}
