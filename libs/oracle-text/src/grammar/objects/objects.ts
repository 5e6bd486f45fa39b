import type { Objects, Filter } from '@stacktrail/card-tree';
import { nameOfAttached } from '../../english/text-source.js';
import type { Scope } from '../../syntax/scope.js';
import { lazy, literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { andTheSacrificedCard } from './and-the-sacrificed-card.js';
import { chosen } from './chosen.js';
import { chosenKinds } from './chosen-kinds.js';
import { namedInGraveyard } from '../this-way/from-its-graveyard.js';
import { eachOfThose } from '../nouns/each-of-those.js';
import { allFromZones } from '../nouns/from-zones.js';
import { enchantedCard } from './enchanted-card.js';
import { bottomOfLibrary, topOfLibrary } from './library.js';
import { conjuncts } from '../basics/filter-parts.js';
import { namedObjects, possessiveHole, whose } from '../basics/holes.js';
import { noun, nounOfEach } from '../nouns/nouns.js';
import { withMostVotes } from '../counts/most-votes.js';
import { paidFor } from '../nouns/paid-for.js';
import { readReferent, writeReferent, type Case } from '../nouns/pronouns.js';
import { whatRemains } from './what-remains.js';
import { relatives } from './attached-and-blocking.js';
import { ringBearer } from './ring-bearer.js';
import { selfInExile } from './self-in-exile.js';
import { selfAndTarget } from './self-and-target.js';
import { self, grantingObject } from '../basics/self.js';
import { newTarget } from '../targets/target-reference.js';
import { cardsOfOneZone } from '../nouns/cards-of-one-zone.js';
import { bothOfPair, oneAndOthers, severalObjects, twoSubjects } from '../nouns/several-objects.js';
import { eachThatBecame } from '../this-way/became-this-way.js';
import { doneThisWay, theParticipleObjects } from '../this-way/done-this-way.js';
import { exiledWithoutSuspend } from '../this-way/exiled-without-suspend.js';

/** Objects named before: “it”, “that creature”, “those cards”. */
export function referent(position: Case): Syntax<Objects> {
  return {
    begins: new Set(['it', 'its', 'they', 'them', 'their', 'that', 'those', 'the', 'he', 'him', 'his', 'she', 'her']),
    read: (reader) => readReferent(reader, 'objects', position) as Objects | typeof no,
    write: (objects, writer) => writeReferent(objects, writer, position),
  };
}

/** “Enchanted creature”, “equipped creature” (CR 301.5, 303.4). */
export const attached: Syntax<Objects> = {
  begins: new Set(['enchanted', 'equipped', 'fortified']),
  fixedFields: { objects: 'attached' },
  read(reader) {
    for (const word of nameOfAttached(reader.scope.textSource).split(' '))
      if (!reader.take(word.toLowerCase())) return no;
    reader.scope.name({ objects: 'attached' }, false, ['creature', 'permanent', 'land', 'artifact']);
    return { objects: 'attached' };
  },
  write(objects, writer) {
    if (objects.objects !== 'attached' || objects.called !== undefined) return false;
    writer.scope.name({ objects: 'attached' }, false, ['creature', 'permanent', 'land', 'artifact']);
    return writer.add(nameOfAttached(writer.scope.textSource));
  },
};

type Each = Extract<Objects, { objects: 'each' }>;

const onStack: ReadonlySet<Filter['is']> = new Set(['spell', 'ability', 'activated ability', 'triggered ability']);

/** Whether the filter is for objects on the stack: spells or abilities (CR 109.2b, 113.7a). */
function isForStackObjects(filter: Filter): boolean {
  return conjuncts(filter).some(({ is }) => onStack.has(is));
}

/** “All creatures”, “each creature”, or the bare plural of a subject. */
export function each(before: 'all ' | 'each ' | '', subject = before === ''): Syntax<Objects> {
  const things = before === 'each ' ? nounOfEach() : noun(true);
  return {
    begins: before === '' ? things.begins : new Set([before.trim()]),
    fixedFields: { objects: 'each' },
    read(reader) {
      if (before !== '' && !reader.take(before.trim())) return no;
      const filter = things.read(reader);
      // Cards are on the battlefield only as permanents (CR 108.2), and the words name no other zone.
      if (filter === no || conjuncts(filter).some(({ is }) => is === 'card')) return no;
      const said =
        before === 'each ' ? { one: true as const } : subject && before === 'all ' ? { all: true as const } : {};
      const means: Each = { objects: 'each', filter, ...(isForStackObjects(filter) && { zone: 'stack' }), ...said };
      reader.scope.name(means, true, ['creature', 'permanent']);
      return means;
    },
    write(objects, writer) {
      if (objects.objects !== 'each' || objects.called !== undefined || (objects.one === true) !== (before === 'each '))
        return false;
      if ((objects.all === true) !== (subject && before === 'all ')) return false;
      if (objects.zone !== undefined && objects.zone !== (isForStackObjects(objects.filter) ? 'stack' : 'battlefield'))
        return false;
      writer.add(before);
      if (!things.write(objects.filter, writer)) return false;
      writer.scope.name(objects, true, ['creature', 'permanent']);
      return true;
    },
  };
}
export const permanents = [
  'permanent',
  'spell',
  'card in graveyard',
  'ability',
  'spell or ability',
  'spell or permanent',
  'card in exile',
  'card in graveyard or permanent',
  'card in exile or permanent',
] as const;

/** “Target creature and all other creatures with the same name as that creature.” */
const manyAsSubject = oneAndOthers(lazy(() => oneOf(self, attached, newTarget(permanents) as Syntax<Objects>)));
const manyAsObject = oneAndOthers(lazy(() => oneOf(newTarget(permanents) as Syntax<Objects>, referent('object'))));
const twoAsSubject = twoSubjects(
  lazy(() => oneOf(self, attached, referent('subject'), newTarget(permanents) as Syntax<Objects>, each(''))),
);
const severalAsObject = severalObjects(
  lazy(() =>
    oneOf(self, attached, newTarget(permanents) as Syntax<Objects>, each('all '), each('each '), referent('object')),
  ),
);
/** As `manyAsObject`, for objects that are moved: “target creature card from a graveyard and target creature”. */
const severalMoved = cardsOfOneZone(severalObjects(lazy(() => newTarget(permanents, '', 'from') as Syntax<Objects>)));
const subjectOrPair = lazy(() => oneOf(...bothOfPair, objectsAsSubject));

const zonesOfCards = ['graveyard', 'hand', 'library'] as const;

/** “Each creature card in your graveyard”, “land cards in target player's hand”. */
export function cardsInZone(before: 'each ' | ''): Syntax<Objects> {
  const things = before === '' ? noun(true, 'card') : nounOfEach('card');
  const one = before === 'each ' && { one: true as const };
  return {
    begins: before === '' ? things.begins : new Set(['each']),
    fixedFields: { objects: 'each' },
    read(reader) {
      if (before !== '' && !reader.take('each')) return no;
      const filter = things.read(reader);
      const of = filter === no || !reader.take('in') ? no : whose.read(reader);
      const zone = zonesOfCards.find((word) => reader.word === word);
      if (filter === no || of === no || zone === undefined) return no;
      reader.next();
      const means: Objects = { objects: 'each', filter, zone, of, ...one };
      reader.scope.name(means, true, ['card']);
      return means;
    },
    write(means, writer) {
      if (means.objects !== 'each' || means.of === undefined || means.called !== undefined) return false;
      const zone = zonesOfCards.find((word) => means.zone === word);
      if (zone === undefined || (means.one === true) !== (before !== '') || means.all) return false;
      if (!writer.add(before) || !things.write(means.filter, writer) || !writer.add(' in ')) return false;
      if (!whose.write(means.of, writer)) return false;
      writer.scope.name(means, true, ['card']);
      return writer.add(` ${zone}`);
    },
  };
}

/** Objects as the subject of a sentence: “this creature deals”, “creatures you control get”. */
export const objectsAsSubject: Syntax<Objects> = lazy(() =>
  oneOf(
    self,
    ringBearer,
    grantingObject,
    paidFor('subject'),
    referent('subject'),
    attached,
    newTarget(permanents) as Syntax<Objects>,
    theParticipleObjects,
    relatives,
    exiledWithoutSuspend,
    doneThisWay('each '),
    doneThisWay('all '),
    doneThisWay(''),
    cardsInZone('each '),
    cardsInZone(''),
    eachOfThose,
    each('each '),
    each('all ', true),
    each(''),
    ...manyAsSubject,
    twoAsSubject,
  ),
);

/** Objects as the subject of a condition or a static ability; the verb agrees with them. */
export const agreeingSubject: Syntax<Objects> = {
  begins: subjectOrPair.begins,
  read(reader) {
    const objects = subjectOrPair.read(reader);
    if (objects === no) return no;
    const { scope } = reader;
    scope.subject = { means: objects, plural: objectsArePlural(objects, (means) => scope.isPlural(means)) };
    return objects;
  },
  write(objects, writer) {
    const { scope } = writer;
    if (!subjectOrPair.write(objects, writer)) return false;
    scope.subject = { means: objects, plural: objectsArePlural(objects, (means) => scope.isPlural(means)) };
    return true;
  },
};

/** Objects of a verb: “destroy target creature”, “exile all artifacts”. */
export const objectsAfterVerb: Syntax<Objects> = lazy(() =>
  oneOf(
    self,
    ringBearer,
    grantingObject,
    referent('object'),
    attached,
    newTarget(permanents) as Syntax<Objects>,
    topOfLibrary,
    theParticipleObjects,
    relatives,
    doneThisWay('all '),
    doneThisWay('each '),
    eachThatBecame,
    withMostVotes,
    each('all '),
    each('each '),
    eachOfThose,
    ...manyAsObject,
    severalAsObject,
    chosen('in', true),
  ),
);

namedObjects.define(
  lazy(() =>
    oneOf(
      self,
      grantingObject,
      paidFor('object'),
      referent('object'),
      attached,
      theParticipleObjects,
      newTarget(permanents) as Syntax<Objects>,
    ),
  ),
);

/** “This card from your graveyard”: the ability functions there (CR 113.6). */
export const selfInGraveyard: Syntax<Objects> = {
  begins: self.begins,
  fixedFields: { objects: 'this' },
  read(reader) {
    const objects = self.read(reader);
    if (objects === no || fromGraveyard.read(reader) === no) return no;
    reader.scope.inGraveyard = true;
    return objects;
  },
  write(objects, writer) {
    if (objects.objects !== 'this' || !writer.scope.inGraveyard || objects.called === 'it') return false;
    return self.write(objects, writer) && writer.add(' from your graveyard');
  },
};
const fromGraveyard = literally(' from your graveyard');

/** Objects of a verb that moves them: “return target creature card from your graveyard”. */
export const movedObjects: Syntax<Objects> = lazy(() =>
  oneOf(
    selfInGraveyard,
    selfInExile,
    selfAndTarget,
    namedInGraveyard,
    ...allFromZones,
    allFromAmong,
    withMostVotes,
    self,
    grantingObject,
    enchantedCard,
    referent('object'),
    attached,
    newTarget(permanents, '', 'from') as Syntax<Objects>,
    topOfLibrary,
    bottomOfLibrary,
    theParticipleObjects,
    relatives,
    doneThisWay('all '),
    doneThisWay('each '),
    whatRemains,
    each('all '),
    each('each '),
    eachOfThose,
    ...manyAsObject,
    andTheSacrificedCard(referent('object')),
    severalMoved,
    severalAsObject,
    chosenKinds,
    chosen('from', true),
  ),
);

/** “All creature cards revealed this way”; the other revealed cards are then “the rest”. */
function doneThisWayWithRest(before: 'all ' | 'each '): Syntax<Objects> {
  const some = doneThisWay(before);
  const rest = (scope: Scope, means: Objects): void => {
    if (means.objects !== 'matching') return;
    const { called: _, ...of } = means.of;
    scope.rest = { objects: 'other than', of, not: { objects: 'matching', of, filter: means.filter } };
  };
  return {
    begins: some.begins,
    fixedFields: some.fixedFields ?? {},
    read(reader) {
      const means = some.read(reader);
      if (means !== no) rest(reader.scope, means);
      return means;
    },
    write(means, writer) {
      if (!some.write(means, writer)) return false;
      rest(writer.scope, means);
      return true;
    },
  };
}

/** “All land cards from among them”; the other cards are then “the rest”. */
const allFromAmong: Syntax<Objects> = {
  begins: new Set(['all']),
  fixedFields: { objects: 'matching' },
  read(reader) {
    if (!reader.take('all')) return no;
    const filter = noun(true, 'card').read(reader);
    const of = filter === no || fromAmong.read(reader) === no ? no : referent('object').read(reader);
    if (filter === no || of === no || of.objects !== 'result') return no;
    nameSome(reader.scope, of, filter);
    return { objects: 'matching', of, filter, all: true };
  },
  write(means, writer) {
    if (means.objects !== 'matching' || !means.all || means.of.objects !== 'result') return false;
    if (!writer.add('all ') || !noun(true, 'card').write(means.filter, writer)) return false;
    if (!fromAmong.write({}, writer) || !referent('object').write(means.of, writer)) return false;
    nameSome(writer.scope, means.of, means.filter);
    return true;
  },
};
const fromAmong = literally(' from among ');

function nameSome(scope: Scope, { called: _, ...of }: Objects, filter: Filter): void {
  scope.rest = { objects: 'other than', of, not: { objects: 'matching', of, filter } };
}

/** Cards that are put somewhere: “it”, “one of them”, “a land card from your hand”, “the top card of your library”. */
export const movedCards: Syntax<Objects> = lazy(() =>
  oneOf(
    referent('object'),
    self,
    grantingObject,
    topOfLibrary,
    theParticipleObjects,
    doneThisWayWithRest('all '),
    doneThisWayWithRest('each '),
    allFromAmong,
    whatRemains,
    chosenKinds,
    chosen('from', false),
    newTarget(permanents, '', 'from') as Syntax<Objects>,
  ),
);

/** “Its”, “this creature's”, “target creature's”. */
export const possessive: Syntax<Objects> = lazy(() =>
  oneOf(
    paidFor('possessive'),
    referent('possessive'),
    ending(self),
    ending(ringBearer),
    ending(grantingObject),
    ending(attached),
    ending(theParticipleObjects),
    newTarget(permanents, "'s") as Syntax<Objects>,
  ),
);
possessiveHole.define(possessive);

function ending(inner: Syntax<Objects>): Syntax<Objects> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read(reader) {
      const value = inner.read(reader);
      return value !== no && reader.take("'s") ? value : no;
    },
    write: (value, writer) => inner.write(value, writer) && writer.add("'s"),
  };
}

/** Whether the verb after the objects is plural. */
export function objectsArePlural(objects: Objects, isPlural: (objects: Objects) => boolean): boolean {
  if (objects.objects === 'each') return objects.one !== true || objects.called !== undefined;
  // “Each of those creatures” takes a singular verb, “both creatures” a plural one.
  if (objects.objects === 'together') return objects.called === undefined;
  return isPlural(objects);
}
