import {
  type Ability,
  type Amount,
  type Effect,
  isSameTree,
  type Mode,
  someNode,
  withNodes,
} from '@stacktrail/card-tree';
import { no, type No } from '../../syntax/syntax.js';

type X = Extract<Amount, { readonly amount: 'X' }>;

/**
 * For each instruction, the amounts that it doesn't change, so that they can be computed again after it. Other
 * instructions may change X.
 */
const changing: Partial<Record<Effect['do'], readonly (Amount & object)['amount'][]>> = {
  'look at': [],
  reveal: [],
  'deal damage': ['life', 'greatest life', 'least life', 'counters', 'all counters', 'player counters'],
  'gain life': ['life', 'greatest life', 'least life'],
  'put counters': ['power', 'toughness', 'counters', 'all counters', 'greatest', 'least', 'how many', 'count'],
  apply: ['power', 'toughness', 'greatest', 'least', 'how many', 'count', 'different', 'devotion', 'party'],
  'create tokens': ['count', 'how many', 'different', 'devotion', 'party', 'greatest', 'least'],
  draw: ['hand size', 'library size', 'count', 'how many', 'events'],
};

function leaves(effect: Effect, is: Amount): boolean {
  if (effect.do === 'may') return effect.effects.every((one) => leaves(one, is));
  const changed = changing[effect.do];
  return changed !== undefined && !someNode(is, ({ amount }) => changed.some((one) => one === amount));
}

/** Fields with abilities that have an X of their own (CR 107.3j). */
const gained: ReadonlySet<string> = new Set(['abilities', 'token']);

function isX(node: object): node is X {
  return 'amount' in node && node.amount === 'X';
}

function isFree(node: object): boolean {
  return isX(node) && node.is === undefined && node.of === undefined && node.said === undefined;
}

function hasFree(tree: unknown): boolean {
  return someNode(tree, isFree, gained);
}

/** The definition of X in the instructions; `undefined` if there is none, or more than one. */
function meaningIn(effects: readonly Effect[]): Amount | undefined {
  let found: Amount | undefined;
  const others = someNode(
    effects,
    (node) => {
      if (!isX(node) || node.is === undefined) return false;
      found ??= node.is;
      return !isSameTree(found, node.is, 'called');
    },
    gained,
  );
  return others ? undefined : found;
}

function again({ targets, effects, ...more }: Mode): Mode | No {
  const is = meaningIn(effects);
  if (is === undefined) return hasFree(effects) ? no : { targets, effects, ...more };
  const first = effects.findIndex((effect) => meaningIn([effect]) !== undefined);
  const last = effects.map(hasFree).lastIndexOf(true);
  if (hasFree(targets) || effects.slice(0, first + 1).some(hasFree)) return no;
  if (!effects.slice(first, Math.max(first, last)).every((effect) => leaves(effect, is))) return no;
  const said: X = { amount: 'X', is, said: 'as before' };
  return { targets, effects: withNodes(effects, (node) => (isFree(node) ? said : undefined), gained), ...more };
}

/**
 * CR 107.3i: “Put X counters on it, where X is …. If X is 3 or more, …”: X is the same in the whole text, so later
 * sentences use the earlier definition. `no` if its value could have changed by then.
 */
export function withXAgain(ability: Ability): Ability | No {
  if (!('modes' in ability) || (ability.kind === 'activated' && hasFree(ability.cost))) return no;
  const modes = ability.modes.map(again);
  return modes.includes(no) ? no : { ...ability, modes: modes as readonly Mode[] };
}

function isAgain(node: object): boolean {
  return isX(node) && node.said === 'as before';
}

/** The inverse of `withXAgain`: the ability as its text words it. */
export function withoutXAgain(ability: Ability): Ability {
  return withNodes(ability, (node) => (isAgain(node) ? { amount: 'X' } : undefined), gained);
}
