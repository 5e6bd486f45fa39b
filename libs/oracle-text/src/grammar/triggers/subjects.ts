import type { Filter, Granter, Objects, ReferentNoun } from '@stacktrail/card-tree';
import { isSpell, isNamedAsTwo, nameOfAttached, nameOfSelf } from '../../english/text-source.js';
import type { Reader } from '../../syntax/reader.js';
import { constant, literally, mapped, type No, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { oneDamaged } from '../this-way/damaged-this-way.js';
import { namedObjects } from '../basics/holes.js';
import { readNounList, writeNounList } from '../nouns/noun-lists.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { granter, self } from '../basics/self.js';
import { putWithThis } from '../objects/the-one-put.js';
import { yourCommander } from './your-commander.js';

/** The subject of an event: the object, or one of the objects, that the event is about. */
export interface Subject {
  readonly what: Filter;
  readonly oneOrMore?: true;
}

const thisObject: Syntax<Filter> = mapped<Objects, Filter>(
  self,
  // Outside the battlefield, the object is “this card” anyway.
  ({ called }) => ({
    is: 'this',
    ...(called !== undefined && called !== 'card' && { called: called as ReferentNoun }),
  }),
  (filter) => (filter.is === 'this' ? { objects: 'this', ...(filter.called && { called: filter.called }) } : no),
);

/** “Enchanted creature”, “equipped creature”. */
export const attachedFilter: Syntax<Filter> = {
  begins: new Set(['enchanted', 'equipped', 'fortified']),
  fixedFields: { is: 'attached to by this' },
  read(reader) {
    for (const word of nameOfAttached(reader.scope.textSource).split(' '))
      if (!reader.take(word.toLowerCase())) return no;
    return { is: 'attached to by this' };
  },
  write: (filter, writer) => filter.is === 'attached to by this' && writer.add(nameOfAttached(writer.scope.textSource)),
};

/** “This Equipment”, in an ability that the Equipment gives a creature. */
const grantingObject: Syntax<Filter> = mapped<Granter, Filter>(
  granter,
  (objects) => ({ is: 'one of', objects }),
  (filter) => (filter.is === 'one of' && filter.objects.objects === 'granter' ? filter.objects : no),
);

const indefiniteNoun = indefinite();
const pluralNoun = noun(true);
const or = literally(' or ');
/** CR 702.55b: “the creature it haunts”; a spell's text has the spell's name instead of “it”. */
const haunted: Syntax<Filter> = {
  begins: new Set(['the']),
  fixedFields: { is: 'haunted by this' },
  read(reader) {
    for (const word of ['the', 'creature']) if (!reader.take(word)) return no;
    if (!reader.take(isSpell(reader.scope.textSource) ? '~' : 'it')) return no;
    return reader.take('haunts') ? { is: 'haunted by this' } : no;
  },
  write: (filter, writer) =>
    filter.is === 'haunted by this' &&
    writer.add(`the creature ${isSpell(writer.scope.textSource) ? nameOfSelf(writer.scope.textSource) : 'it'} haunts`),
};
/** CR 702.99a: “the creature it is encoded on”. */
const encodedCreature: Syntax<Filter> = constant<Filter>('the creature it is encoded on', { is: 'bears this' });
const otherSubject = oneOf<Filter>(attachedFilter, indefiniteNoun);

/** “This creature or another creature you control”, “this creature or equipped creature”. */
const thisOrAnother: Syntax<Filter> = {
  begins: self.begins,
  fixedFields: { is: 'any' },
  read(reader) {
    const own = thisObject.read(reader);
    if (own === no || or.read(reader) === no) return no;
    if (reader.word !== 'another' && reader.word !== 'equipped' && reader.word !== 'enchanted') return no;
    const other = otherSubject.read(reader);
    return other === no ? no : { is: 'any', of: [own, other] };
  },
  write(filter, writer) {
    if (filter.is !== 'any' || filter.of[0]?.is !== 'this' || filter.of.length !== 2) return false;
    return thisObject.write(filter.of[0], writer) && or.write({}, writer) && otherSubject.write(filter.of[1]!, writer);
  },
};

/** “Another creature you control or a land you control”: the words after each noun belong only to that noun. */
const either: Syntax<Filter> = {
  begins: new Set(['a', 'an', 'another']),
  fixedFields: { is: 'any' },
  read: (reader) => readNounList(reader, indefiniteNoun, 'phrases'),
  write: (filter, writer) => writeNounList(filter, 'phrases', writer, indefiniteNoun),
};

/** “Enchanted creature or another creature you control.” */
const attachedOrAnother: Syntax<Filter> = {
  begins: attachedFilter.begins,
  fixedFields: { is: 'any' },
  read(reader) {
    const own = attachedFilter.read(reader);
    if (own === no || or.read(reader) === no || reader.word !== 'another') return no;
    const other = indefiniteNoun.read(reader);
    return other === no ? no : { is: 'any', of: [own, other] };
  },
  write(filter, writer) {
    if (filter.is !== 'any' || filter.of[0]?.is !== 'attached to by this' || filter.of.length !== 2) return false;
    return (
      attachedFilter.write(filter.of[0], writer) && or.write({}, writer) && indefiniteNoun.write(filter.of[1]!, writer)
    );
  },
};

/**
 * The subject of a delayed triggered ability: an object that the text named before (“that creature”), or one that it
 * targets there (“target creature”).
 */
const namedBefore: Syntax<Filter> = {
  begins: new Set(['that', 'it', 'target']),
  read(reader) {
    if (!reader.scope.soFar.inDelayedTrigger) return no;
    const objects = namedObjects.read(reader);
    if (objects === no || (objects.called === undefined && objects.objects !== 'target')) return no;
    return { is: 'one of', objects };
  },
  write: (filter, writer) =>
    writer.scope.soFar.inDelayedTrigger && filter.is === 'one of' && namedObjects.write(filter.objects, writer),
};

const singularSubject = oneOf<Filter>(
  yourCommander,
  oneDamaged,
  namedBefore,
  putWithThis,
  thisOrAnother,
  thisObject,
  grantingObject,
  attachedOrAnother,
  attachedFilter,
  haunted,
  encodedCreature,
  either,
  indefiniteNoun,
);
const oneOrMore = literally('one or more ');

function readOne(reader: Reader): Subject | No {
  const what = singularSubject.read(reader);
  if (what === no) return no;
  const plural = what.is === 'this' && isNamedAsTwo(reader.scope.textSource);
  reader.scope.subject = { means: { objects: 'that object' }, plural };
  return { what };
}

const sources = indefinite('source');

/** “A source you control”: the subject of an event in which damage is dealt (CR 609.7). */
export function readSource(reader: Reader): Subject | No {
  const what = sources.read(reader);
  reader.scope.subject = { means: { objects: 'that object' }, plural: false };
  return what === no ? no : { what };
}

export function writeSource({ what, oneOrMore }: Subject, writer: Writer): boolean {
  writer.scope.subject = { means: { objects: 'each', filter: what }, plural: false };
  return oneOrMore === undefined && sources.write(what, writer);
}

function readMany(reader: Reader): Subject | No {
  if (oneOrMore.read(reader) === no) return no;
  const what = pluralNoun.read(reader);
  reader.scope.subject = { means: { objects: 'those objects' }, plural: true };
  return what === no ? no : { what, oneOrMore: true };
}

export function readSubject(reader: Reader): Subject | No {
  return reader.word === 'one' ? readMany(reader) : readOne(reader);
}

/** Writes “this card”: an object that isn't on the battlefield calls itself so. */
export function writeThisCard(writer: Writer): boolean {
  const name = nameOfSelf(writer.scope.textSource);
  return writer.add(name.startsWith('this ') ? 'this card' : name);
}

/** @param asCard whether to write “this card”, because the object may be in another zone */
export function writeSubject(subject: Subject, writer: Writer, asCard = false): boolean {
  const plural = subject.oneOrMore === true;
  const verb = plural || (subject.what.is === 'this' && isNamedAsTwo(writer.scope.textSource));
  writer.scope.subject = { means: { objects: 'each', filter: subject.what }, plural: verb };
  if (asCard && subject.what.is === 'this') return writeThisCard(writer);
  return plural
    ? oneOrMore.write({}, writer) && pluralNoun.write(subject.what, writer)
    : singularSubject.write(subject.what, writer);
}
