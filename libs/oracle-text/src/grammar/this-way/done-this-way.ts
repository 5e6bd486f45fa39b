import {
  type Amount,
  type Filter,
  isSameTree,
  participles,
  referentNouns,
  type Objects,
  type Participle,
  type ReferentNoun,
} from '@stacktrail/card-tree';
import { pluralise } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Scope } from '../../syntax/scope.js';
import type { Writer } from '../../syntax/writer.js';
import type { TextSource } from '../../english/text-source.js';
import { readDamaged, writeDamaged } from './damaged-this-way.js';
import { conjuncts } from '../basics/filter-parts.js';
import {
  type ChosenFromSyntax,
  isOfExiled,
  linked,
  otherThanExiled,
  readExiler,
  withOther,
  writeExiler,
} from './exiled-with.js';
import { noun, nounOfEach, type Head } from '../nouns/nouns.js';
import { putIntoGraveyards, readPutIntoGraveyards } from '../nouns/put-into-graveyards.js';
import { arePutOntoBattlefield, ontoBattlefield, readPutOntoBattlefield } from './put-onto-battlefield.js';
import { hasLabelledNumber } from './this-way.js';

type Matching = Extract<Objects, { readonly objects: 'matching' }>;
export type ParticiplePhrase = `${Participle} ${ReferentNoun}`;

const linkedParts = ['exiled', 'card'] as const;
const known: ReadonlySet<string> = new Set(participles);
export const thisWay = literally(' this way');
const exiledWith = literally(' exiled with ');
export const heads: readonly Head[] = ['card', 'permanent'];

export function isParticiple(word: string): word is Participle {
  return known.has(word);
}

/** Splits “exiled card” into its participle and its noun. */
export function partsOf(called: string | undefined): readonly [Participle, string] | undefined {
  const [done, thing] = called?.split(' ') ?? [];
  return done !== undefined && thing !== undefined && isParticiple(done) ? [done, thing] : undefined;
}

/**
 * Whether the text is a permanent's: one of its abilities can refer to cards that another of them exiled (CR 607.2a).
 */
function canHaveLinkedAbilities({ types }: TextSource): boolean {
  return !types.includes('Instant') && !types.includes('Sorcery');
}

/** Whether a card is exiled as a cost of the ability; “the exiled card” then means that card (CR 607.2). */
function exilesAsCost({ paid }: Scope): boolean {
  return paid.some(({ cost }) => cost.startsWith('exile'));
}

/** “The exiled cards” where no instruction of this ability exiled any: the cards that a linked ability exiled. */
function readLinked(reader: Reader): Objects | No {
  const many = reader.word === 'cards';
  if (!canHaveLinkedAbilities(reader.scope.textSource) || exilesAsCost(reader.scope)) return no;
  if (!many && reader.word !== 'card') return no;
  reader.next();
  reader.scope.name(linked, many, ['card'], { put: true });
  return { ...linked, called: 'exiled card', ...(many && { all: true }) };
}

/** An object that was moved is called “card”, so “card” isn't read as a permanent. */
export function isCardReadAsPermanent(head: Head, filter: Filter): boolean {
  return head === 'permanent' && conjuncts(filter).some(({ is }) => is === 'card');
}

/** Reads “creature cards exiled this way”, after “each” or “all”. */
function readObjectsDoneThisWay(reader: Reader, many: boolean): { readonly of: Objects; readonly filter: Filter } | No {
  const from = reader.mark();
  for (const head of heads) {
    reader.back(from);
    const filter = (many ? noun(true, head) : nounOfEach(head)).read(reader);
    const put =
      filter === no || isCardReadAsPermanent(head, filter) ? no : readPutIntoGraveyards(reader, head, filter, many);
    if (put !== no) return put;
    const arrived = head === 'permanent' && filter !== no ? readPutOntoBattlefield(reader) : no;
    if (filter !== no && arrived !== no) return { of: arrived, filter };
    const damaged = head === 'permanent' && filter !== no ? readDamaged(reader) : no;
    if (filter !== no && damaged !== no) return { of: damaged, filter };
    const done = reader.word;
    if (filter === no || isCardReadAsPermanent(head, filter) || !isParticiple(done)) continue;
    if (head === 'card' && done === 'exiled' && reader.ahead(1) === 'with') {
      const of = exiledWith.read(reader) === no ? no : readExiler(reader);
      const meant = of === no ? no : otherThanExiled(reader.scope, filter);
      return of === no || meant === no ? no : { of, filter: meant };
    }
    const deed = reader.scope.lastAffected(done);
    if (deed === undefined) return no;
    reader.next();
    if (thisWay.read(reader) === no) return no;
    const of = head === 'card' ? deed.means : deed.was;
    return { of: { ...of, called: `${done} ${head as 'card' | 'permanent'}` }, filter };
  }
  return no;
}

function writeObjectsDoneThisWay({ of, filter }: Matching, many: boolean, writer: Writer): boolean {
  const put = putIntoGraveyards({ of, filter });
  if (put !== undefined) {
    const things = many ? noun(true, put.head) : nounOfEach(put.head);
    return things.write(put.filter, writer) && put.write(many, writer);
  }
  if (arePutOntoBattlefield(of, writer.scope))
    return (many ? noun(true) : nounOfEach()).write(filter, writer) && ontoBattlefield.write({}, writer);
  if (of.objects === 'linked' && !isOfExiled(of)) return false;
  const parts = of.objects === 'linked' ? linkedParts : partsOf(of.called);
  if (parts === undefined) return (many ? noun(true) : nounOfEach()).write(filter, writer) && writeDamaged(of, writer);
  const [done, head] = parts;
  const things = many ? noun(true, head as Head) : nounOfEach(head as Head);
  if (!things.write(of.objects === 'linked' ? withOther(writer.scope, filter) : filter, writer)) return false;
  if (of.objects !== 'linked') return writer.add(` ${done} this way`);
  return writer.add(' exiled with ') && writeExiler(of, writer);
}

/** “Each creature card exiled this way”, “all lands destroyed this way”, “cards milled this way”. */
export function doneThisWay(before: 'all ' | 'each ' | ''): Syntax<Objects> {
  const many = before !== 'each ';
  const word = before.trim();
  return {
    begins: before === '' ? noun(true).begins : new Set([word]),
    fixedFields: { objects: 'matching' },
    read(reader) {
      if (word !== '' && !reader.take(word)) return no;
      const things = readObjectsDoneThisWay(reader, many);
      if (things === no) return no;
      const means: Matching = {
        objects: 'matching',
        ...things,
        ...(before === 'each ' && { one: true }),
        ...(before === 'all ' && { all: true }),
      };
      reader.scope.name(means, true, ['card', 'creature', 'permanent']);
      return means;
    },
    write(means, writer) {
      if (means.objects !== 'matching' || means.called !== undefined) return false;
      if ((means.one === true) !== (before === 'each ') || (means.all === true) !== (before === 'all ')) return false;
      writer.add(before);
      if (!writeObjectsDoneThisWay(means, many, writer)) return false;
      writer.scope.name(means, true, ['card', 'creature', 'permanent']);
      return true;
    },
  };
}

/** “The card exiled this way”, “the creature destroyed this way”: the one object that an instruction affected. */
export const theObjectDoneThisWay: Syntax<Objects> = {
  begins: new Set(['the']),
  fixedFields: { objects: 'matching' },
  read(reader) {
    if (!reader.take('the')) return no;
    const things = readObjectsDoneThisWay(reader, false);
    return things === no || things.of.objects === 'linked' ? no : { objects: 'matching', ...things };
  },
  write: (means, writer) =>
    means.objects === 'matching' &&
    means.called === undefined &&
    means.of.objects !== 'linked' &&
    !means.one &&
    !means.all &&
    writer.add('the ') &&
    writeObjectsDoneThisWay(means, false, writer),
};

const singularNouns = new Map(referentNouns.map((one) => [one.toLowerCase(), one]));
const pluralNouns = new Map(referentNouns.map((one) => [pluralise(one).toLowerCase(), one]));

/** “The exiled card”, “the milled cards”, also before a possessive “'s”. */
export const theParticipleObjects: Syntax<Objects> = {
  begins: new Set(['the']),
  read(reader) {
    if (!reader.take('the') || !isParticiple(reader.word)) return no;
    const done = reader.next().word as Participle;
    const deed = reader.scope.lastAffected(done);
    if (deed === undefined && done === 'exiled') return readLinked(reader);
    const thing = deed === undefined ? undefined : (deed.plural ? pluralNouns : singularNouns).get(reader.word);
    if (deed === undefined || thing === undefined) return no;
    reader.next();
    const called: ParticiplePhrase = `${done} ${thing}`;
    const means = thing === 'card' ? deed.means : deed.was;
    reader.scope.name(means, deed.plural, [thing]);
    return { ...means, called };
  },
  write(means, writer) {
    const parts = partsOf(means.called);
    if (parts === undefined) return false;
    if (means.objects === 'linked') {
      const { called: _, all, ...plain } = means;
      writer.scope.name(plain, all === true, ['card'], { put: true });
      return writer.add(all ? 'the exiled cards' : 'the exiled card');
    }
    const deed = writer.scope.lastAffected(parts[0]);
    if (deed === undefined) return false;
    const { called: _, ...plain } = means;
    if (!isSameTree(plain, parts[1] === 'card' ? deed.means : deed.was)) return false;
    writer.scope.name(plain, deed.plural, [parts[1] as ReferentNoun]);
    return writer.add(`the ${parts[0]} ${deed.plural ? pluralise(parts[1]) : parts[1]}`);
  },
};

/** Whether the instruction recorded how many objects it affected; the amount is then `number of` its label. */
function isCountedThisWay({ called }: Objects, scope: Scope): boolean {
  const parts = partsOf(called);
  return parts !== undefined && hasLabelledNumber(scope, ...parts);
}

/** “Card exiled with this artifact”, “creatures exiled this way”: how many such objects there are. */
export function howMany(many: boolean): Syntax<Amount> {
  return {
    begins: noun(many).begins,
    fixedFields: { amount: 'how many' },
    read(reader) {
      const things = readObjectsDoneThisWay(reader, many);
      if (things === no || isCountedThisWay(things.of, reader.scope)) return no;
      return { amount: 'how many', of: { objects: 'matching', ...things } };
    },
    write: (amount, writer) =>
      typeof amount === 'object' &&
      amount.amount === 'how many' &&
      amount.of.objects === 'matching' &&
      writeObjectsDoneThisWay(amount.of, many, writer),
  };
}

/** Whether the instruction's subject is each of several players. */
export function isDoneByEachOfSeveral({ subject }: Scope): boolean {
  if (subject === null || !('players' in subject.means)) return false;
  const { players } = subject.means;
  return players.startsWith('each') || players === 'those who';
}

/** Gives an instruction a label for the objects that it affects. @param nounOf the noun after “that” for one of them */
export function labellingObjects<T extends { readonly label?: string }>(
  inner: Syntax<T>,
  participle: Participle,
  isPlural: (effect: T, scope: Scope) => boolean,
  nounOf?: (effect: T) => ReferentNoun,
): Syntax<T> {
  const remember = (effect: T, label: string, scope: Scope): void => {
    const means: Objects = { objects: 'result', label };
    const plural = isPlural(effect, scope);
    scope.recordAffected(participle, means, plural);
    if (nounOf !== undefined && !plural && !isDoneByEachOfSeveral(scope))
      scope.name(means, false, [nounOf(effect), 'permanent']);
  };
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read(reader) {
      const effect = inner.read(reader);
      if (effect === no) return no;
      const label = reader.scope.newLabel('done');
      remember(effect, label, reader.scope);
      return { ...effect, label };
    },
    write(effect, writer) {
      if (!inner.write(effect, writer)) return false;
      const { label } = effect;
      if (label !== undefined) remember(effect, label, writer.scope);
      return true;
    },
  };
}

/** “A land card milled this way”: the choice is made among the objects that an earlier instruction affected. */
export const amongDoneThisWay: ChosenFromSyntax = {
  read(reader, filter) {
    const done = reader.word;
    const deed = isParticiple(done) ? reader.scope.lastAffected(done) : undefined;
    if (deed === undefined || reader.next().word !== done || thisWay.read(reader) === no) return no;
    return { objects: 'matching', of: { ...deed.means, called: `${done as Participle} card` }, filter, one: true };
  },
  write(means, writer) {
    if (means.objects !== 'matching' || !means.one || means.of.objects === 'linked') return false;
    const parts = partsOf(means.of.called);
    return parts !== undefined && parts[1] === 'card' && writer.add(` ${parts[0]} this way`);
  },
};
