import { type Amount, type Effect, isSameTree, type Objects, someNode } from '@stacktrail/card-tree';
import { withChanges, type Referent } from '../../syntax/text-so-far.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, oneOf, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { forEach } from '../counts/counts.js';
import { doneThisWay } from '../this-way/done-this-way.js';
import { addCurrentAsReferent } from '../effects/repeating.js';
import { clauses } from '../basics/holes.js';
import { each } from '../objects/objects.js';
import { eachInExile } from '../nouns/in-exile.js';
import { allScaled, copiesOfAll, refersToEachOne, splitScaled } from '../basics/scaled.js';
import type { Compound } from './compound.js';

const eachOne: Objects = { objects: 'each one' };
const opening = literally('for ');
const things = oneOf<Objects>(eachInExile, each('each '), doneThisWay('each '));

/** Whether the amount is a number of players, for which there is another syntax. */
function arePlayers(amount: Amount): boolean {
  return typeof amount === 'object' && amount.amount === 'number of players' && amount.who.players !== 'those who';
}

/** After the sentence, the objects created or chosen for each are plural, and the counted objects are no referent. */
function nameAll(scope: Scope, before: Referent | null): void {
  const made: Referent[] = [];
  for (let one = scope.soFar.referents; one !== null && one !== before; one = one.before) {
    if (one.means !== null && 'objects' in one.means && one.means.objects === 'result') made.unshift(one);
  }
  scope.soFar = withChanges(scope.soFar, { referents: before });
  for (const { means, nouns } of made) scope.name(means!, true, nouns);
}

/** Reads the clauses of the sentence, which have no targets; there would have to be one for each. */
function readClauses(reader: Reader): readonly Effect[] | No {
  const { length } = reader.scope.targets;
  const effects = clauses.read(reader);
  return effects === no || reader.scope.targets.length > length ? no : effects;
}

/** “For each land you control, create a Treasure token”: multiplies the instruction by the count. */
function readCounted(reader: Reader): readonly Effect[] | No {
  const amount = forEach.read(reader);
  if (amount === no || arePlayers(amount) || !reader.take(',')) return no;
  const effects = readClauses(reader);
  if (effects === no || refersToEachOne(effects) || (areExiled(amount) && speaksOfIt(effects))) return no;
  return allScaled(effects, amount) ?? no;
}

/** Of cards in exile that are counted “it” means each one of them. */
function areExiled(amount: Amount): boolean {
  return typeof amount === 'object' && amount.amount === 'count' && amount.zone === 'exile';
}

function speaksOfIt(effects: readonly Effect[]): boolean {
  return someNode(effects, ({ called }) => called === 'it');
}

/** “For each token you control, create a token that's a copy of it”: one instruction for all copies (CR 608.2f). */
function readCopies(reader: Reader): readonly Effect[] | No {
  if (opening.read(reader) === no) return no;
  const of = things.read(reader);
  if (of === no || !reader.take(',')) return no;
  addCurrentAsReferent(reader.scope);
  const effects = readClauses(reader);
  const copies = effects === no ? undefined : copiesOfAll(effects, of);
  return copies === undefined ? no : [copies];
}

const ways = [{ read: readCounted }, { read: readCopies }];

function unjoined([first, ...others]: readonly Effect[]): readonly Effect[] {
  const { joined: _, ...plain } = first!;
  return [plain, ...others];
}

function writeCounted(effects: readonly Effect[], amount: Amount, writer: Writer): boolean {
  const text = writer.capture(() => forEach.write(amount, writer));
  return text !== undefined && writer.add(`${text.trimStart()}, `) && clauses.write(unjoined(effects), writer);
}

/** The instructions from `at` on with the same count. */
function countedFrom(effects: readonly Effect[], at: number): readonly { each: Amount; one: Effect }[] {
  const found: { each: Amount; one: Effect }[] = [];
  for (const effect of effects.slice(at)) {
    if (found.length > 0 && effect.joined === undefined) break;
    const one = splitScaled(effect);
    if (one === undefined || (found[0] !== undefined && !isSameTree(one.each, found[0].each))) break;
    found.push(one);
  }
  return found;
}

function writeCopies(copies: Extract<Effect, { readonly do: 'create copies' }>, writer: Writer): boolean {
  const { eachFirst: _, of, ...rest } = copies;
  const { called, ...all } = of;
  const one: Effect = { ...rest, of: { ...eachOne, ...(called && { called }) } };
  if (!opening.write({}, writer) || !things.write(all, writer) || !writer.add(', ')) return false;
  addCurrentAsReferent(writer.scope);
  return clauses.write(unjoined([one]), writer);
}

function write(effects: readonly Effect[], at: number, writer: Writer): number {
  const effect = effects[at]!;
  if (effect.eachFirst !== true) return 0;
  if (effect.do === 'create copies' && effect.count === 1) return writeCopies(effect, writer) ? 1 : 0;
  const counted = countedFrom(effects, at);
  const [first] = counted;
  if (first === undefined) return 0;
  const ones = counted.map(({ one }) => one);
  return writeCounted(ones, first.each, writer) ? counted.length : 0;
}

/** “For each …” at the beginning: instructions multiplied by a count, or copies of each object. */
export const forEachFirst: Compound = {
  begins: new Set(['for']),
  words: ['each'],
  read(reader) {
    const { referents } = reader.scope.soFar;
    const effects = reader.any(ways);
    if (effects === no || !reader.endsSentence()) return no;
    nameAll(reader.scope, referents);
    return effects;
  },
  write(effects, at, writer) {
    const { referents } = writer.scope.soFar;
    const written = write(effects, at, writer);
    if (written > 0) nameAll(writer.scope, referents);
    return written;
  },
};
