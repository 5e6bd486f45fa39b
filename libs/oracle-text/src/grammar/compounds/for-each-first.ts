import { type Amount, type Effect, isSameTree, type Objects, someNode } from '@stacktrail/card-tree';
import { also, type Referent } from '../../syntax/said.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, oneOf, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { forEach } from '../counts.js';
import { doneThisWay } from '../done.js';
import { clauses } from '../holes.js';
import { each } from '../objects.js';
import { body } from '../sentence-forms/body.js';
import type { Compound } from './compound.js';
import { scaled, unscaled } from './scaled.js';

type Copies = Extract<Effect, { readonly do: 'create copies' }>;

const eachOne: Objects = { objects: 'each one' };
const opening = literally('for ');
const things = oneOf<Objects>(each('each '), doneThisWay('each '));
const inner = body(clauses);

function isEachOne(node: Readonly<Record<string, unknown>>): boolean {
  return node['objects'] === 'each one';
}

/** What players or votes are counted has forms of its own. */
function isCountedElsewhere(amount: Amount): boolean {
  return typeof amount === 'object' && (amount.amount === 'number of players' || amount.amount === 'noted number');
}

/** What was created or chosen for each of them is several behind the sentence, and what was counted isn't named. */
function nameAll(scope: Scope, before: Referent | null): void {
  const made: Referent[] = [];
  for (let one = scope.said.referents; one !== null && one !== before; one = one.before) {
    if (one.means !== null && 'objects' in one.means && one.means.objects === 'result') made.unshift(one);
  }
  scope.said = also(scope.said, { referents: before });
  for (const { means, nouns } of made) scope.name(means!, true, nouns);
}

const makesObjects: ReadonlySet<string> = new Set(['create tokens', 'create copies', 'choose objects', 'move']);

/** What isn't done in an amount is done so often; what each round makes would have no name behind the last one. */
function canBeRepeated(effects: readonly Effect[]): boolean {
  return !someNode(effects, ({ do: what }) => typeof what === 'string' && makesObjects.has(what));
}

/** “For each land you control, create a Treasure token”: as many as are counted. */
function readCounted(reader: Reader): readonly Effect[] | No {
  const amount = forEach.read(reader);
  if (amount === no || isCountedElsewhere(amount) || !reader.take(',')) return no;
  const effects = inner.read(reader);
  if (effects === no || someNode(effects, isEachOne)) return no;
  const all = effects.map((effect) => scaled(effect, amount));
  if (all.every((effect) => effect !== undefined)) return all;
  return canBeRepeated(effects) ? [{ do: 'repeat', times: amount, effects }] : no;
}

/** The copies of each of them are created at once (CR 608.2f). */
function ofAll([first, ...others]: readonly Effect[], of: Objects): Copies | undefined {
  if (first?.do !== 'create copies' || others.length > 0 || first.of.objects !== 'each one') return undefined;
  const { of: one, ...rest } = first;
  if (someNode(rest, isEachOne)) return undefined;
  return { ...rest, of: { ...of, ...(one.called && { called: one.called }) }, eachFirst: true };
}

function nameOne(scope: Scope): void {
  scope.name(eachOne, false, ['creature', 'permanent', 'card', 'land', 'artifact', 'token', 'Aura', 'Equipment']);
}

/** “For each creature destroyed this way, its controller creates …”: for one after the other (CR 608.2f). */
function readOneByOne(reader: Reader): readonly Effect[] | No {
  if (opening.read(reader) === no) return no;
  const of = things.read(reader);
  if (of === no || !reader.take(',')) return no;
  nameOne(reader.scope);
  const effects = inner.read(reader);
  if (effects === no || !someNode(effects, isEachOne)) return no;
  return [ofAll(effects, of) ?? { do: 'for each', of, effects }];
}

function ends(reader: Reader): boolean {
  return reader.word === '.' || reader.tokens[reader.at - 1]?.word === '"';
}

const ways = [{ read: readCounted }, { read: readOneByOne }];

function writeCounted(effects: readonly Effect[], amount: Amount, writer: Writer): boolean {
  const text = writer.capture(() => forEach.write(amount, writer));
  return text !== undefined && writer.add(`${text.trimStart()}, `) && inner.write(effects, writer);
}

/** The instructions from `at` on of which the same is counted first. */
function countedFrom(effects: readonly Effect[], at: number): readonly { each: Amount; one: Effect }[] {
  const found: { each: Amount; one: Effect }[] = [];
  for (const effect of effects.slice(at)) {
    if (found.length > 0 && effect.joined === undefined) break;
    const one = unscaled(effect);
    if (one === undefined || (found[0] !== undefined && !isSameTree(one.each, found[0].each))) break;
    found.push(one);
  }
  return found;
}

function writeOneByOne(of: Objects, effects: readonly Effect[], writer: Writer): boolean {
  if (!opening.write({}, writer) || !things.write(of, writer) || !writer.add(', ')) return false;
  nameOne(writer.scope);
  return inner.write(effects, writer);
}

function unjoined([first, ...others]: readonly Effect[]): readonly Effect[] {
  const { joined: _, ...plain } = first!;
  return [plain, ...others];
}

function write(effects: readonly Effect[], at: number, writer: Writer): number {
  const effect = effects[at]!;
  if (effect.do === 'repeat') return writeCounted(effect.effects, effect.times, writer) ? 1 : 0;
  if (effect.do === 'for each') return writeOneByOne(effect.of, effect.effects, writer) ? 1 : 0;
  if (effect.eachFirst !== true) return 0;
  if (effect.do === 'create copies' && effect.count === 1) {
    const { eachFirst: _, of, ...rest } = effect;
    const { called, ...plain } = of;
    const one: Effect = { ...rest, of: { ...eachOne, ...(called && { called }) } };
    return writeOneByOne(plain, unjoined([one]), writer) ? 1 : 0;
  }
  const counted = countedFrom(effects, at);
  const [first] = counted;
  if (first === undefined) return 0;
  return writeCounted(unjoined(counted.map(({ one }) => one)), first.each, writer) ? counted.length : 0;
}

/** What is done for each of several things, which are said first. */
export const forEachFirst: Compound = {
  begins: new Set(['for']),
  words: ['each'],
  read(reader) {
    const { referents } = reader.scope.said;
    const effects = reader.any(ways);
    if (effects === no || !ends(reader)) return no;
    nameAll(reader.scope, referents);
    return effects;
  },
  write(effects, at, writer) {
    const { referents } = writer.scope.said;
    const written = write(effects, at, writer);
    if (written > 0) nameAll(writer.scope, referents);
    return written;
  },
};
