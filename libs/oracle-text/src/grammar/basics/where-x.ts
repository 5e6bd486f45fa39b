import { type Amount, type Effect, isSameTree, someNode, type Node, withNodes } from '@stacktrail/card-tree';
import { withChanges, type Referent } from '../../syntax/text-so-far.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { value } from './holes.js';

const whereXIs = literally(', where X is ');

/** Reads “, where X is …” at the end of a sentence, which gives the value of X (CR 107.3i). */
export function readWhereX(reader: Reader, effects: readonly Effect[]): readonly Effect[] | No {
  const found = readWhereXOf(reader, effects);
  return found !== no && found.some(countsWhatItMoves) ? no : found;
}

/** Whether how many it moves would be asked of those that it has moved: “exile the top X cards, where X is their power”. */
function countsWhatItMoves(effect: Effect): boolean {
  if (effect.do !== 'move' || effect.label === undefined) return false;
  return someNode(effect.what, (node) => node['objects'] === 'result' && node['label'] === effect.label);
}

/** Reads “, where X is …” after anything else with an X. */
export function readWhereXOf<T>(reader: Reader, said: T): T | No {
  const from = reader.mark();
  if (whereXIs.read(reader) === no) {
    reader.back(from);
    return said;
  }
  const { scope } = reader;
  const { referents } = scope.soFar;
  const is = value.read(reader);
  if (is === no) return no;
  forget(scope, referents);
  scope.soFar = withChanges(scope.soFar, { targets: defined(scope.targets, is) });
  return defined(said, is);
}

/**
 * Lets “it” and “them” not mean objects that only the words after “where X is” named: “look at the top X cards of your
 * library, where X is the number of lands you control. Put one of them into your hand” (CR 608.2c). Targets are kept.
 */
function forget(scope: Scope, before: Referent | null): void {
  for (let one = scope.soFar.referents; one !== null && one !== before; one = one.before) {
    if (one.means !== null && 'slot' in one.means) return;
  }
  scope.soFar = withChanges(scope.soFar, { referents: before });
}

function defined<T>(tree: T, is: Amount): T {
  return withNodes(tree, (node) => {
    if (node['amount'] === 'X' && !('is' in node)) return { amount: 'X', is };
    return isKeywordForX(node) ? { ...node, cost: [{ cost: 'mana', mana: ['X'], x: ofItself(is) }] } : undefined;
  });
}

/** In the ability that an object gains, “its” is that object's own. */
function ofItself(is: Amount): Amount {
  return withNodes(is, (node) => (node['objects'] === 'that object' ? { ...node, objects: 'this' } : undefined));
}

/** The inverse: what X is, as the text words it for the objects that gain the ability. */
export function ofAffected(is: Amount): Amount {
  return withNodes(is, (node) =>
    node['objects'] === 'this' && node['called'] === 'it' ? { ...node, objects: 'that object' } : undefined,
  );
}

/** “Ward {X}”, “encore {X}”: the text defines X, so that no player chooses it (CR 107.3c). */
function isKeywordForX(node: Node): boolean {
  return node['kind'] === 'keyword' && isSameTree(node['cost'], [{ cost: 'mana', mana: ['X'] }]);
}

export function writeWhereX(writer: Writer): boolean {
  const is = writer.scope.whereX;
  if (is === null) return true;
  writer.scope.whereX = null;
  const { referents } = writer.scope.soFar;
  if (!whereXIs.write({}, writer) || !value.write(is, writer)) return false;
  forget(writer.scope, referents);
  return true;
}
