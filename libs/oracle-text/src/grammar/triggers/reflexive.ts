import {
  type Amount,
  type Condition,
  type Effect,
  type Instructions,
  isSameTree,
  someNode,
  withNodes,
} from '@stacktrail/card-tree';
import { withChanges } from '../../syntax/text-so-far.js';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { condition } from '../conditions/index.js';
import { instructions } from '../basics/holes.js';
import { toInnerNumbering, toOuterNumbering } from '../basics/nested-abilities.js';

const whenYouDo = literally('when you do, ');

/**
 * “When you do, if you control a Forest, …”: an intervening “if” (CR 603.4), which refers to nothing in the text before
 * it.
 */
function readCondition(reader: Reader): { readonly condition?: Condition } | No {
  if (!reader.take('if')) return {};
  const asked = condition.read(reader);
  return asked === no || speaksOfBefore(asked) || !reader.take(',') ? no : { condition: asked };
}

function speaksOfBefore(asked: Condition): boolean {
  return someNode(asked, (node) => 'slot' in node || 'label' in node || node['objects'] === 'that object');
}

/**
 * “When you do, …”: all text after it belongs to the reflexive triggered ability (CR 603.12). Its full stops are read,
 * too.
 */
export function readReflexive(reader: Reader): Effect | No {
  return whenYouDo.read(reader) === no ? no : readTriggered(reader);
}

/** Reads the ability after the words for “when”. */
export function readTriggered(reader: Reader): Effect | No {
  const { scope } = reader;
  const { targets, labels } = scope;
  const { thisWay } = scope;
  const asked = readCondition(reader);
  scope.soFar = withChanges(scope.soFar, { thisWayBefore: thisWay });
  const read = asked === no ? no : instructions.read(reader);
  if (asked === no || read === no) return no;
  scope.soFar = withChanges(scope.soFar, { targets, thisWayBefore: {} });
  const nested = toInnerNumbering(read, targets.length);
  if (nested === no) return no;
  const { instructions: own, keep } = nested;
  const told = numbersOfBefore(own, labels);
  if (scope.hasAmount && someNode(own, (node) => node['amount'] === 'that much')) told.push(thatMuch);
  const [amount, ...more] = told;
  if (more.length > 0) return no;
  const known = amount === undefined ? own : withX(own, amount, thatMuch);
  const ability = { kind: 'triggered', event: { on: 'when you do' }, ...asked, ...known } as const;
  return { do: 'reflexive trigger', ability, ...(keep && { keep }), ...(amount && { amount }) };
}

const x: Amount & object = { amount: 'X' };
const asMuch: Amount & object = { amount: 'X', said: 'that many' };
const thatMuch: Amount & object = { amount: 'that much' };

/** The different numbers that the text before it chose, counted or noted, by the labels that had been made there. */
function numbersOfBefore(own: Instructions, labels: number): (Amount & object)[] {
  const found: (Amount & object)[] = [];
  withNodes(own, (node) => {
    const isLabelled = node['amount'] === 'number of' || node['amount'] === 'noted number';
    const ofBefore = isLabelled
      ? Number(String(node['label']).split(' ').at(-1)) <= labels
      : [x, asMuch].some((one) => isSameTree(node, one));
    const amount = node as unknown as Amount & object;
    if (ofBefore && !found.some((one) => isSameTree(one, amount))) found.push(amount);
    return undefined;
  });
  return found;
}

/** Replaces the X of the outer text by the number of the event that triggers the ability (CR 603.12). */
function withX<T>(tree: T, from: Amount & object, to: Amount & object): T {
  return withNodes(tree, (node) => (isSameTree(node, from) ? to : undefined));
}

/** @param capital whether the ability begins a sentence */
export function writeReflexive(effect: Effect, writer: Writer, capital: boolean): boolean {
  return writer.add(capital ? 'When you do, ' : 'when you do, ') && writeTriggered(effect, writer);
}

/** Writes the ability after the words for “when”. */
export function writeTriggered(effect: Effect, writer: Writer): boolean {
  if (effect.do !== 'reflexive trigger') return false;
  const { amount: told } = effect;
  if (typeof told === 'number') return false;
  const { kind: _, event, condition: asked, ...known } = effect.ability;
  const own = told === undefined ? known : withX(known, thatMuch, told);
  if (event.on !== 'when you do') return false;
  const { scope } = writer;
  const { targets, thisWay } = scope;
  scope.soFar = withChanges(scope.soFar, { thisWayBefore: thisWay });
  if (asked !== undefined && !(writer.add('if ') && condition.write(asked, writer) && writer.add(', '))) return false;
  const could = instructions.write(
    toOuterNumbering({ instructions: own, ...(effect.keep && { keep: effect.keep }) }, targets),
    writer,
  );
  scope.soFar = withChanges(scope.soFar, { targets, thisWayBefore: {} });
  return could;
}
