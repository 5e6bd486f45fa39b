import { someNode, type Effect, type Objects, type Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { byMark, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { readContinuedGain } from './control.js';
import { orders, predicates, type Predicate } from './index.js';
import { dealtInstead } from './life-and-damage.js';
import { subjectIn, withSubjectIn } from './predicate.js';
import { replacedBy } from './replaced-instructions.js';
import { keepDescriptions } from '../objects/kept-descriptions.js';
import { objectsArePlural, objectsAsSubject } from '../objects/objects.js';
import { atOnce, isEach, oneByOne } from '../basics/one-by-one.js';
import { itAsSpell } from '../nouns/pronouns.js';
import { labelledFor, wroteLabelled } from '../this-way/this-way.js';
import { playersAsSubject, takesPluralVerb } from '../players/players.js';
import { areSeveral, severalPlayers, refersToOnePlayer } from '../players/several-players.js';

const playersOfClause = oneOf(severalPlayers, playersAsSubject);
const you: Players = { players: 'you' };
const itself: Objects = { objects: 'this' };
const youAsSubject = { means: you, plural: true } as const;

interface Said {
  readonly effect: Effect;
  readonly predicate: Predicate | null;
}

function reading(choices: readonly Predicate[]): Syntax<Said> {
  return oneOf<Said>(...choices.map(readingOne));
}

function readingOne(predicate: Predicate): Syntax<Said> {
  return {
    begins: predicate.says.begins,
    read(reader) {
      const effect = predicate.says.read(reader);
      return effect === no ? no : { effect, predicate };
    },
    write: () => false,
  };
}

const ofPlayers = reading(predicates.filter(({ subject }) => subject === 'players'));
const ofObjects = reading(predicates.filter(({ subject }) => subject === 'objects'));
const ordered = oneOf<Said>(
  ...orders.map((order): Syntax<Said> => ({
    begins: order.begins,
    read(reader) {
      const effect = order.read(reader);
      return effect === no ? no : { effect, predicate: null };
    },
    write: () => false,
  })),
);
const commands = oneOf<Said>(...predicates.filter(({ imperative }) => imperative).map(readingOne), ordered);

function withSubject({ effect, predicate }: Said, subject: Objects | Players): Effect {
  return predicate === null ? effect : withSubjectIn(effect, predicate.field, subject);
}

/**
 * Reads one clause of a sentence.
 * @param continued whether the clause follows another, whose subject it can share and leave out
 */
export function readClause(reader: Reader, continued: boolean): Effect | No {
  const effect = readOne(reader, continued);
  const { each } = reader.scope;
  reader.scope.each = undefined;
  if (effect === no) return no;
  const whole = each ? oneByOne(effect, each) : effect;
  if (whole === no) return no;
  keepDescriptions(reader.scope, effect);
  return labelledFor(reader, whole);
}

function readOne(reader: Reader, continued: boolean): Effect | No {
  const { scope } = reader;
  scope.each = null;
  if (continued && scope.subject !== null && isOfSeveral(reader, scope.subject.means))
    return reader.anyOf(ofSeveral, ofSeveral);
  return continued && scope.subject !== null
    ? reader.anyOf(readContinued, [{ read: readContinued }, { read: readGainsControl }, ...clausesOfTheirOwn])
    : reader.anyOf(clausesOfTheirOwn, clausesOfTheirOwn);
}

const clausesOfTheirOwn = [
  { read: readCommand },
  { read: readWithPlayers },
  { read: readWithObjects },
  { read: readWithItsSource },
  { read: readAddressed },
];

/**
 * After a clause about several players, a verb for players has the same subject: “each lose 2 life and sacrifice a
 * creature”.
 */
const ofSeveral = [
  { read: readContinued },
  { read: readOrder },
  { read: readWithPlayers },
  { read: readWithObjects },
  { read: readAddressed },
];

/** Reads a clause without a subject; it has the subject of the clause before it. */
function readContinued(reader: Reader): Effect | No {
  const subject = reader.scope.subject!;
  if ('players' in subject.means && isEach(subject.means)) reader.scope.each = subject.means;
  const said = ('players' in subject.means ? ofPlayers : ofObjects).read(reader);
  if (said === no || (said.predicate?.imperative === true && isYou(subject.means))) return no;
  if (isOfSeveral(reader, subject.means) && refersToOnePlayer(said.effect)) return no;
  return withSubject(said, { ...subject.means, called: 'nothing' });
}

/** “That player draws a card and gains control of it.” */
function readGainsControl(reader: Reader): Effect | No {
  const { means } = reader.scope.subject!;
  return 'players' in means && !isOfSeveral(reader, means) ? readContinuedGain(means, reader) : no;
}

function isOfSeveral({ scope }: Reader, means: Objects | Players): boolean {
  return 'players' in means && areSeveral(means, scope.targets);
}

function readCommand(reader: Reader): Effect | No {
  const also = reader.take('also');
  reader.scope.subject = youAsSubject;
  const command = commands.read(reader);
  if (command === no) return no;
  const effect = withSubject(command, you);
  return also ? { ...effect, saysAlso: true } : effect;
}

/** Reads an instruction to you: “proliferate”, “untap it”. */
function readOrder(reader: Reader): Effect | No {
  reader.scope.subject = youAsSubject;
  const said = ordered.read(reader);
  return said === no ? no : said.effect;
}

/** Reads an instruction to you with its subject: “you untap it”. */
function readAddressed(reader: Reader): Effect | No {
  if (!reader.take('you')) return no;
  reader.scope.subject = youAsSubject;
  const said = ordered.read(reader);
  return said === no ? no : { ...said.effect, addressed: true };
}

function isYou(means: Objects | Players): boolean {
  return 'players' in means && means.players === 'you';
}

function readWithPlayers(reader: Reader): Effect | No {
  const players = playersOfClause.read(reader);
  if (players === no) return no;
  const several = isOfSeveral(reader, players);
  reader.scope.subject = { means: players, plural: several || takesPluralVerb(players) };
  // Each of them chooses among their own, and is “that player” meanwhile (CR 701.21a).
  if (several && reader.word === 'sacrifice') reader.scope.each = players;
  const said = ofPlayers.read(reader);
  if (said === no || (several && refersToOnePlayer(said.effect))) return no;
  const explicit = isYou(players) && said.predicate?.imperative === true;
  return withSubject(said, explicit ? { ...you, called: 'you' } : players);
}

function readWithObjects(reader: Reader): Effect | No {
  const objects = objectsAsSubject.read(reader);
  if (objects === no) return no;
  const plural = objectsArePlural(objects, (one) => reader.scope.isPlural(one));
  reader.scope.subject = { means: objects, plural };
  const each = plural && reader.take('each');
  const also = reader.take('also');
  const said = ofObjects.read(reader);
  if (said === no || (objects === itAsSpell && !isDoneBySpell(said.effect))) return no;
  const effect = withSubject(said, objects);
  if (!each && !also) return isOneOfSeveral(objects) && refersToItself(effect) ? no : effect;
  return effect.do === 'apply' ? { ...effect, ...(each && { each }), ...(also && { also }) } : no;
}

/** “It deals 4 damage instead”: what would have dealt the replaced damage deals it (CR 608.2c, 614.6). */
function readWithItsSource(reader: Reader): Effect | No {
  const replaced = replacedBy(reader, 'deal damage');
  if (replaced === undefined || !reader.take('it')) return no;
  const source: Objects = { ...(replaced.source ?? itself), called: 'it' };
  reader.scope.subject = { means: source, plural: false };
  const effect = dealtInstead.read(reader);
  return effect === no ? no : { ...effect, source };
}

/**
 * Whether the subject is each of several objects: “each creature you control”. In its clause “its” is that of each of
 * them.
 */
function isOneOfSeveral(objects: Objects): boolean {
  return (objects.objects === 'each' || objects.objects === 'matching') && objects.one === true;
}

/** Whether damage is dealt in an amount of “its”, or to “its controller”. */
function refersToItself(effect: Effect): boolean {
  if (effect.do !== 'deal damage') return false;
  const { amount, to } = effect;
  return someNode(
    ['players' in to ? to : null, amount],
    ({ objects, called }) => objects !== undefined && called === 'it',
  );
}

/** Whether only the spell can be the source: the instruction deals damage, but not damage equal to “its power”. */
function isDoneBySpell(effect: Effect): boolean {
  return effect.do === 'deal damage' && !someNode(effect.amount, ({ called }) => called === 'it');
}

/**
 * The field that holds the subject, for instructions whose subject is an object. The subjects of other instructions are
 * players, or they have none.
 */
const subjectField: Partial<Record<Effect['do'], string>> = {
  apply: 'to',
  replace: 'keep',
  'deal damage': 'source',
  'deal divided damage': 'source',
  fight: 'first',
  explore: 'what',
  connive: 'what',
  endure: 'what',
  'phase out': 'what',
  'become copy': 'what',
  designate: 'what',
};

/** Whether an infinitive has a subject: “that player gain control of it”, “your life total become 10”. */
function hasSubject(effect: Effect): boolean {
  if (effect.do === 'set life total') return true;
  if (effect.do === 'exchange life totals') return effect.first.players !== 'you';
  const change = effect.do === 'apply' ? effect.changes[0] : undefined;
  if (change?.change === 'control') return change.to.players !== 'you';
  return change !== undefined && setsSize.has(change.change);
}

/** “Have this creature's base power become …”: the number is the subject. */
const setsSize: ReadonlySet<string> = new Set(['set power', 'set toughness', 'set power and toughness']);

/** The subject of a clause; `undefined` for an instruction to you. */
export function subjectOf(effect: Effect): Objects | Players | undefined {
  if (effect.do === 'apply' && effect.changes[0]?.change === 'control') return undefined;
  const subject = (effect as unknown as Readonly<Record<string, unknown>>)[subjectField[effect.do] ?? 'who'];
  return isReference(subject) ? subject : undefined;
}

/** Writes a clause. */
export function writeClause(effect: Effect, writer: Writer): boolean {
  writer.scope.each = null;
  const whole = effect.do === 'for each player' ? atOnce(effect) : effect;
  const could = whole !== undefined && writeOne(whole, writer);
  writer.scope.each = undefined;
  if (could) {
    keepDescriptions(writer.scope, whole);
    wroteLabelled(writer.scope, effect);
  }
  return could;
}

const predicatesSaying = byMark<Predicate, Effect>(predicates, ({ says }) => says);
const ordersSaying = byMark<Syntax<Effect>, Effect>(orders, (order) => order);

function writeOne(effect: Effect, writer: Writer): boolean {
  const from = writer.mark();
  for (const predicate of effect.addressed ? [] : predicatesSaying(effect)) {
    if (writePredicate(effect, predicate, writer)) return true;
    writer.back(from);
  }
  // After “you may have …”, somebody else has to be the subject.
  if (writer.scope.infinitive && writer.scope.subject === null && !hasSubject(effect)) return false;
  return ordersSaying(effect).some((order) => {
    if (effect.addressed) writer.add('you ');
    if (effect.saysAlso) writer.add('also ');
    writer.scope.subject = youAsSubject;
    if (order.write(effect, writer)) return true;
    writer.back(from);
    return false;
  });
}

function writePredicate(effect: Effect, predicate: Predicate, writer: Writer): boolean {
  const held = subjectIn(effect, predicate.field);
  // Without a source, the object that has the text deals the damage (CR 120.7).
  const subject = held === undefined && predicate.field === 'source' ? sourceIn(writer) : held;
  if (!isReference(subject)) return false;
  const isPlayers = 'players' in subject;
  if (isPlayers !== (predicate.subject === 'players')) return false;
  const { scope } = writer;
  const unsaid = subject.called === 'nothing' || (predicate.imperative && isYou(subject) && subject.called !== 'you');
  if (!unsaid && !writeSubject(subject, writer)) return false;
  // A subject that is left out has the form of the subject before: “target opponent may draw a card”.
  const said = subject.called === 'nothing' ? scope.subject : null;
  const number = isPlayers
    ? takesPluralVerb(subject) || areSeveral(subject, scope.targets)
    : objectsArePlural(subject, (objects) => scope.isPlural(objects));
  const plural = said?.plural ?? number;
  if (said !== null && 'players' in said.means && isEach(said.means)) scope.each = said.means;
  scope.subject = { means: subject, plural };
  if (effect.do === 'apply' && effect.each && (!plural || unsaid || !writer.add('each '))) return false;
  if (effect.do === 'apply' && effect.also && !writer.add('also ')) return false;
  if (effect.saysAlso) writer.add('also ');
  return predicate.says.write(effect, writer);
}

function sourceIn({ scope }: Writer): Objects {
  return scope.referentOf(itself) === undefined ? itself : { ...itself, called: 'it' };
}

function writeSubject(subject: Objects | Players, writer: Writer): boolean {
  const syntax = ('players' in subject ? playersOfClause : objectsAsSubject) as Syntax<Objects | Players>;
  return syntax.write(subject, writer) && writer.add(' ');
}

function isReference(value: unknown): value is Objects | Players {
  return typeof value === 'object' && value !== null && ('players' in value || 'objects' in value);
}
