import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { InvalidCard, validateCard, type CardDefinition } from '@stacktrail/card-tree';
import { writeRulesText } from '@stacktrail/oracle-text';
import { ArchivedPool, shippedPoolFile } from '../../../src/index.js';
import { discriminators, nodesOf, type Node } from './primitives-of-trees.js';

/** What kind of node misses which field. */
function kindOf(node: Node, field: string): string {
  const words = discriminators.map((each) => node[each]).filter((word) => typeof word === 'string');
  return [...words, ...Object.keys(node).sort(), '-', field].join('|');
}

/** The error that a function throws; `undefined` if it ends. */
function errorOf(run: () => unknown): Error | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

/** Takes one field from one node at a time, once for every kind of node, and puts it back after. */
function* lackingOnePart(
  card: CardDefinition,
  tried: Set<string>,
): Generator<{ readonly place: string; readonly node: Node; readonly field: string }> {
  for (const node of nodesOf(card.faces.map(({ abilities }) => abilities))) {
    for (const field of Object.keys(node)) {
      const kind = kindOf(node, field);
      if (tried.has(kind)) continue;
      tried.add(kind);
      const held = node[field];
      Reflect.deleteProperty(node, field);
      yield { place: `${card.faces[0].name}, without “${field}” in ${JSON.stringify(node)}`, node, field };
      node[field] = held;
    }
  }
}

/** Fields that need no words of their own: how things are said, what links them, and what other words of the text imply. */
const needsNoWords: ReadonlySet<string> = new Set([
  ...['joined', 'said', 'called', 'verb', 'label', 'link', 'was', 'keep', 'source', 'when', 'zone', 'of', 'numberOf'],
  ...['timing', 'functionsIn'],
  // Which of those in an event “that creature” is, and who “each other player” is other than.
  ...['that', 'than'],
]);

/** What other words imply of this one node. */
function isImpliedBy(node: Node, field: string): boolean {
  // “Four of those tokens” are as the sentence before says, and so is X.
  if (node['ofThose'] === true || node['said'] === 'as before') return true;
  // Several cards are “it”, too, where one of them at most can be meant.
  if (field === 'one') return node['objects'] === 'matching' && node['called'] === 'it';
  // “As though it had flash if you pay {2} more”: who doesn't need that needn't pay.
  return field === 'optional' && node['flash'] === true;
}

function textOf({ faces }: CardDefinition): string {
  return faces.map((face) => writeRulesText(face.abilities, face) ?? '').join('\n//\n');
}

test('a card whose tree lacks a part that may be missing has other words or none, and nothing is thrown', () => {
  const pool = new ArchivedPool(readFileSync(shippedPoolFile));
  const tried = new Set<string>();
  const thrown: string[] = [];
  const unchanged: string[] = [];
  let valid = 0;
  for (const name of pool.contents.cards) {
    const card = structuredClone(pool.get(name)!);
    const whole = textOf(card);
    for (const { place, node, field } of lackingOnePart(card, tried)) {
      const fault = errorOf(() => validateCard(card));
      if (fault instanceof InvalidCard) continue;
      expect(fault).toBeUndefined();
      valid++;
      let text = '';
      const error = errorOf(() => (text = textOf(card)));
      const isImplied = needsNoWords.has(field) || isImpliedBy(node, field);
      if (text === whole && !isImplied) unchanged.push(place);
      if (error !== undefined) thrown.push(`${place}: ${error.message}`);
    }
  }
  expect(valid).toBeGreaterThan(800);
  expect(thrown).toEqual([]);
  expect(unchanged).toEqual([]);
});
