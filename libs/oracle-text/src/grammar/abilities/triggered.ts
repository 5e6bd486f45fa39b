import {
  type Amount,
  type Instructions,
  isSameTree,
  withNodes,
  type Node,
  someNode,
  type TriggeredAbility,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { condition } from '../conditions/index.js';
import { conjuncts } from '../basics/filter-parts.js';
import { writeChapter } from './frames.js';
import { readHowOften, writeHowOften } from '../conditions/limits.js';
import { readInstructions, writeInstructions } from './modes.js';
import { readTriggerEvent, writeTriggerEvent } from '../triggers/index.js';
import { aboutItself, nameItself, withoutItself } from '../triggers/naming.js';

const counted: ReadonlySet<TriggerEvent['on']> = new Set([
  'deals damage',
  'is dealt damage',
  'is dealt excess damage',
  'player is dealt damage',
  'gains life',
  'loses life',
  'counters are put',
  'player gets counters',
  'expends',
]);

/** Whether the event has an amount, which “that much” and “that many” mean. */
function hasAmount(event: TriggerEvent): boolean {
  if (event.on === 'any of') return event.of.every(hasAmount);
  if (event.on === 'keyword action') return event.action === 'scry';
  // “Attack with one or more creatures” has a number, “attack” doesn't. It is the number of all attackers (CR 508.3d).
  if (event.on === 'player attacks')
    return event.atLeast !== undefined && event.what === undefined && event.whom === undefined;
  return counted.has(event.on) || 'oneOrMore' in event;
}

function readEvent(reader: Reader): TriggerEvent | No {
  const event = readTriggerEvent(reader);
  const ofItself = event === no ? undefined : aboutItself(event);
  if (event === no || ofItself === undefined) return event;
  const read = (): TriggerEvent => {
    nameItself(ofItself, reader.scope);
    return ofItself;
  };
  return reader.any([{ read: () => event }, { read }]);
}

/** Whether the event's own subject is “that object”, where that would be another object. */
function meansItself(event: TriggerEvent): boolean {
  return withoutItself(event) !== undefined;
}

const numberOfTargets: Amount = { amount: 'number of targets', of: { objects: 'that object' } };
const thatMany: Amount = { amount: 'that much' };

/** “Whenever you cast a spell with one or more targets, draw that many cards”: the number of targets. */
function countsTargets(event: TriggerEvent): boolean {
  return event.on === 'casts' && conjuncts(event.what).some(({ is }) => is === 'number of targets');
}

function withAmountReplaced<T>(tree: T, from: Amount, to: Amount): T {
  return withNodes(tree, (node) => (isSameTree(node, from) ? (to as object) : undefined));
}

export function readTriggered(reader: Reader): readonly [TriggeredAbility] | No {
  const event = readEvent(reader);
  if (event === no || !reader.take(',')) return no;
  reader.scope.hasAmount = hasAmount(event) || countsTargets(event);
  let asked;
  if (reader.word === 'if') {
    const from = reader.mark();
    reader.next();
    asked = condition.read(reader);
    // How many times the ability has resolved isn't known when it triggers (CR 603.4).
    if (asked === no || asked.if === 'time resolved' || !reader.take(',')) {
      reader.back(from);
      asked = undefined;
    }
  }
  const instructions = readInstructions(reader);
  if (instructions === no || meansXOfSpell(event, instructions)) return no;
  if (meansItself(event) && !someNode([asked ?? null, instructions], ({ objects }) => objects === 'that object'))
    return no;
  return [
    {
      kind: 'triggered',
      event,
      ...(asked && { condition: asked }),
      ...(countsTargets(event) ? withAmountReplaced(instructions, thatMany, numberOfTargets) : instructions),
      ...readHowOften(reader),
    },
  ];
}

/**
 * “Whenever you cast a spell with {X} in its mana cost”: whether the instructions have an X without a definition, which
 * would be the X of that spell. No text means that, so it isn't read.
 */
function meansXOfSpell(event: TriggerEvent, instructions: Instructions): boolean {
  const isFree = (node: Node): boolean => node['amount'] === 'X' && Object.keys(node).length === 1;
  return someNode(event, ({ symbol }) => symbol === 'X') && someNode(instructions, isFree);
}

export function writeTriggered(ability: TriggeredAbility, writer: Writer): boolean {
  const { event, condition: asked } = ability;
  if (event.on === 'chapter') return writeChapter(ability, writer);
  return (
    writeEvent(event, writer) &&
    writer.add(', ') &&
    (asked === undefined || (writer.add('if ') && condition.write(asked, writer) && writer.add(', '))) &&
    writeInstructions(
      countsTargets(event) ? withAmountReplaced(ability, numberOfTargets, thatMany) : ability,
      writer,
      false,
    ) &&
    writeHowOften(ability, writer)
  );
}

function writeEvent(event: TriggerEvent, writer: Writer): boolean {
  const plain = withoutItself(event);
  if (plain === undefined) return writeTriggerEvent(event, writer);
  if (!writeTriggerEvent(plain, writer)) return false;
  nameItself(event, writer.scope);
  return true;
}
