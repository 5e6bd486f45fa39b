import { type Amount, type Filter, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import { conjugate, numberWord, withArticle } from '../../english/words.js';
import { attempt } from '../../syntax/attempt.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import type { EffectOf } from '../effects/predicate.js';
import { forEach } from '../counts/counts.js';
import { noun } from '../nouns/nouns.js';
import { numeral, x } from '../basics/numerals.js';
import { playersAsSubject, takesPluralVerb } from '../players/players.js';
import type { Compound } from './compound.js';

type Until = EffectOf<'reveal until'>;

const you: Players = { players: 'you' };
const verbs = ['reveal', 'exile'] as const;
type Verb = (typeof verbs)[number];
const ofYours = literally(' cards from the top of your library until you ');
/** “Shuffle your library, then reveal cards from the top of it until …”. */
const ofIt = literally(' cards from the top of it until you ');
const namedBefore: Players = { players: 'you', called: 'nothing' };
const ofTheirs = literally(' cards from the top of their library until they ');

/**
 * Makes the found cards, “the rest” and all revealed cards referents; “those cards” of another player are all cards
 * that they revealed.
 */
function name(scope: Scope, { do: what, label, rest, count, filter, who }: Until): void {
  const nouns =
    filter.is === 'all' || filter.is === 'type'
      ? (['card', 'creature', 'land', 'permanent'] as const)
      : (['card'] as const);
  const yours = who.players === 'you';
  const together: Objects = {
    objects: 'together',
    of: [
      { objects: 'result', label: rest },
      { objects: 'result', label },
    ],
  };
  const several = count !== 1;
  if (!yours && !several) scope.name(together, true, ['card'], { put: true });
  scope.name({ objects: 'result', label }, several, nouns, { put: true, ...(yours && { yours }) });
  if (!yours && several) scope.name(together, true, ['card'], { put: true });
  scope.rest = { objects: 'result', label: rest };
  scope.recordAffected((what as string) === 'reveal until' ? 'revealed' : 'exiled', together, true);
}

function readVerb(reader: Reader, plural: boolean): Verb | No {
  return verbs.find((verb) => reader.take(conjugate(verb, plural))) ?? no;
}

const thatManyExiled = literally('that many');

/** “That many”: as many as the objects that the text has just exiled. */
const asManyAsExiled: Syntax<Amount> = {
  begins: thatManyExiled.begins,
  fixedFields: { amount: 'how many' },
  read(reader) {
    const exiled = reader.scope.lastAffected('exiled')?.means;
    if (exiled === undefined || thatManyExiled.read(reader) === no) return no;
    return { amount: 'how many', of: exiled };
  },
  write: (amount, writer) =>
    typeof amount === 'object' &&
    amount.amount === 'how many' &&
    isSameTree(amount.of, writer.scope.lastAffected('exiled')?.means) &&
    thatManyExiled.write({}, writer),
};

const soMany = oneOf<Amount>(x, asManyAsExiled, numeral);

/** “A land card”, “four land cards”, “X land cards”. */
function readWanted(reader: Reader): Pick<Until, 'filter' | 'count'> | No {
  const one = reader.take('a') || reader.take('an');
  const count = one ? 1 : soMany.read(reader);
  if (count === no) return no;
  const filter: Filter | No = noun(!one, 'card').read(reader);
  if (filter === no || !one || reader.word !== 'for') return filter === no ? no : { filter, count };
  const each = forEach.read(reader);
  return each === no ? no : { filter, count: onceFor(each) };
}

/** “A creature card for each wild vote.” */
function onceFor(each: Amount): Amount {
  return { amount: 'product', of: [each, 1] };
}

function countedOnce(count: Amount): Amount | undefined {
  if (typeof count === 'number' || count.amount !== 'product') return undefined;
  const [each, once, ...more] = count.of;
  return once === 1 && more.length === 0 ? each : undefined;
}

function writeWanted({ filter, count }: Until, writer: Writer): boolean {
  const each = countedOnce(count);
  const things = writer.capture(() => noun(count !== 1 && each === undefined, 'card').write(filter, writer));
  if (things === undefined) return false;
  if (each !== undefined) return writer.add(withArticle(things)) && forEach.write(each, writer);
  if (typeof count !== 'number') return soMany.write(count, writer) && writer.add(` ${things}`);
  return writer.add(count === 1 ? withArticle(things) : `${numberWord(count)} ${things}`);
}

/**
 * “Reveal cards from the top of your library until you reveal a creature card”; other players do so with their
 * libraries.
 */
export const revealUntil: Compound = {
  begins: null,
  words: ['until'],
  read(reader) {
    const who = verbs.some((verb) => verb === reader.word) ? you : playersAsSubject.read(reader);
    if (who === no) return no;
    const plural = takesPluralVerb(who);
    const verb = readVerb(reader, plural);
    const yours = who.players === 'you';
    const named = verb !== no && who === you && attempt(reader, ofIt) !== undefined;
    if (verb === no || (!named && (yours ? ofYours : ofTheirs).read(reader) === no) || !reader.take(verb)) return no;
    const wanted = readWanted(reader);
    if (wanted === no) return no;
    const { scope } = reader;
    const effect: Until = {
      do: verb === 'exile' ? ('exile until' as 'reveal until') : 'reveal until',
      who: named ? namedBefore : yours && who !== you ? { ...you, called: 'you' } : who,
      ...wanted,
      label: scope.newLabel('found'),
      rest: scope.newLabel('rest'),
    };
    if (!yours) scope.subject = { means: who, plural };
    name(scope, effect);
    return [effect];
  },
  write(effects, at, writer) {
    const effect = effects[at] as Until | undefined;
    if (effect === undefined || !['reveal until', 'exile until'].includes(effect.do)) return 0;
    const { who } = effect;
    const yours = who.players === 'you';
    const verb = effect.do.split(' ')[0]! as Verb;
    const unsaid = yours && who.called !== 'you';
    if (!unsaid && !(playersAsSubject.write(who, writer) && writer.add(' '))) return 0;
    const plural = unsaid || takesPluralVerb(who);
    writer.add(conjugate(verb, plural));
    const from = who.called === 'nothing' ? ofIt : yours ? ofYours : ofTheirs;
    if (!from.write({}, writer) || !writer.add(verb) || !writer.add(' ')) return 0;
    if (!writeWanted(effect, writer)) return 0;
    if (!yours) writer.scope.subject = { means: who, plural };
    name(writer.scope, effect);
    return 1;
  },
};
