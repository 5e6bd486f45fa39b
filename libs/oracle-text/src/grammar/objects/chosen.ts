import {
  type Amount,
  type Filter,
  type Objects,
  type Players,
  type ReferentNoun,
  type Together,
  isSameTree,
} from '@stacktrail/card-tree';
import { kindInFilter } from '../../english/text-source.js';
import type { Reader, ReaderMark } from '../../syntax/reader.js';
import type { ChoiceOfObjects } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, words, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { conjunction, conjuncts, saysOther } from '../basics/filter-parts.js';
import { value } from '../basics/holes.js';
import { isEach } from '../basics/one-by-one.js';
import { asWorded, oneOfThose } from '../nouns/among-whom.js';
import { anExiledCard } from './an-exiled-card.js';
import { howMany, isOne, type HowMany } from './how-many.js';
import { indefinite, noun, type Head } from '../nouns/nouns.js';
import { isSpell } from '../nouns/other-in-spells.js';
import { numeral } from '../basics/numerals.js';
import { askedTogether } from '../nouns/together-qualities.js';
import { readReferent, writeReferent } from '../nouns/pronouns.js';
import { anywhere, inCommandZone, inEither, inHandOrCommandZone, inZone, type Place } from './places-of-cards.js';
import { fromYourGraveyard, isStillInYourGraveyard, stillInYourGraveyard } from './still-in-graveyard.js';
import { putThisWay } from '../nouns/put-into-graveyards.js';
import { amongDoneThisWay, theParticipleObjects } from '../this-way/done-this-way.js';
import { exiledWithThis } from '../this-way/exiled-with.js';

type Choosing = Pick<ChoiceOfObjects, 'from' | 'min' | 'max' | 'atRandom' | 'together' | 'ofEach'>;
type Each = Extract<Objects, { readonly objects: 'each' }>;

/** A number of objects: “a creature card”, “another creature”, “up to two lands”. */
function readCountedNoun(reader: Reader, head: Head): (HowMany & { readonly filter: Filter }) | No {
  if (reader.word === 'a' || reader.word === 'an') {
    const filter = indefinite(head).read(reader);
    return filter === no ? no : { filter, min: 1, max: 1 };
  }
  if (reader.take('another')) {
    const filter = noun(false, head).read(reader);
    if (filter === no || saysOther(filter)) return no;
    // “If you sacrificed a creature this way, you may return another card”: other than that one.
    const sacrificed = isSpell(reader.scope.textSource) ? reader.scope.lastAffected('sacrificed') : undefined;
    if (sacrificed !== undefined && head !== 'card') return no;
    if (sacrificed !== undefined) return { filter: otherThanSacrificed(sacrificed.was, filter), min: 1, max: 1 };
    return { filter: conjunction([{ is: 'other' }, ...conjuncts(filter)]), min: 1, max: 1 };
  }
  const many = howMany.read(reader);
  if (many === no) return no;
  const filter = noun(many.max !== 1, head).read(reader);
  return filter === no ? no : { filter, ...many };
}

/** Other than the cards that the sacrificed permanents became. */
function otherThanSacrificed(sacrificed: Objects, filter: Filter): Filter {
  const objects: Objects = { objects: 'put into graveyards', of: sacrificed, called: 'nothing' };
  return conjunction([{ is: 'not', of: { is: 'one of', objects } }, ...conjuncts(filter)]);
}

function writeThings(filter: Filter, many: HowMany, head: Head, writer: Writer): boolean {
  if (isOne(many)) return indefinite(head).write(filter, writer);
  return howMany.write(many, writer) && noun(many.max !== 1, head).write(filter, writer);
}

function filterOf(from: Objects): Filter | undefined {
  if (from.objects === 'together') return from.of[0] === undefined ? undefined : filterOf(from.of[0]);
  return from.objects === 'matching' || from.objects === 'each' ? from.filter : undefined;
}

/** “From among them”, “from it”: of what was looked at or revealed. */
/** Whether some of the objects have been chosen already, so that the meaning of “them” is unclear. */
function isPartly(from: Objects, { rest }: Scope): boolean {
  return rest?.objects === 'other than' && isSameTree(rest.of, unnamed(from));
}

function among(text: string, one: boolean): Place {
  const before = literally(` ${text} `);
  return {
    read(reader, filter) {
      if (before.read(reader) === no) return no;
      const of =
        reader.word === 'the'
          ? theParticipleObjects.read(reader)
          : (readReferent(reader, 'objects', 'object') as Objects | No);
      if (of === no || isPartly(of, reader.scope)) return no;
      return isHand(of) ? { ...of, filter } : { objects: 'matching', of, filter };
    },
    write(from, writer) {
      if (isHand(from))
        return one && before.write({}, writer) && writeReferent({ ...from, filter: anyCard }, writer, 'object');
      if (from.objects !== 'matching' || !before.write({}, writer)) return false;
      return theParticipleObjects.write(from.of, writer) || writeReferent(from.of, writer, 'object');
    },
  };
}

const anyCard: Filter = { is: 'card' };

/** Whether the objects are a revealed hand, which is called “it”. */
function isHand(of: Objects): of is Each {
  return of.objects === 'each' && of.zone === 'hand' && of.called === 'it';
}

const fromOutside = literally(' from outside the game');

/** “A card you own from outside the game” (CR 400.11b). */
const outside: Place = {
  read(reader, filter) {
    const owned = conjuncts(filter).some((part) => part.is === 'owned by' && part.who === 'you');
    if (!owned || fromOutside.read(reader) === no) return no;
    return { objects: 'each', filter, zone: 'outside', of: { players: 'you' } };
  },
  write: (from, writer) => from.objects === 'each' && from.zone === 'outside' && fromOutside.write({}, writer),
};

const placesOf = (preposition: 'from' | 'in', one: boolean): readonly Place[] => [
  inEither('hand', 'graveyard', one ? 'or' : 'and/or'),
  inEither('graveyard', 'hand', one ? 'or' : 'and/or'),
  inHandOrCommandZone,
  inZone('graveyard', preposition),
  inZone('hand', preposition),
  putThisWay(!one),
  exiledWithThis,
  amongDoneThisWay,
  among('from among', false),
  among('from', true),
  anywhere('graveyard', `${preposition} a graveyard`),
  outside,
];

const ofThem = words(' of ', true);

function nounsOf(filter: Filter | undefined, from: Objects): readonly ReferentNoun[] {
  const kind = filter === undefined ? 'card' : (kindInFilter(filter) as ReferentNoun);
  return from.objects === 'each' && from.zone === undefined ? [kind, 'permanent'] : [kind, 'card'];
}

function name(scope: Scope, label: string, { from, max, ofEach }: Choosing): void {
  const byEach = scope.each !== undefined && scope.each !== null && isEach(scope.each);
  const several = max !== 1 || ofEach !== undefined || byEach;
  const inner = from.objects === 'matching' ? from.of : from;
  const [place = inner] = inner.objects === 'together' ? inner.of : [];
  const own = place.objects === 'each' && place.of?.players === 'you';
  const facts = {
    ...(typeof max === 'number' && ofEach === undefined && { count: max }),
    ...((own || scope.factsOf(inner).yours) && { yours: true as const }),
    ...(!(inner.objects === 'each' && (inner.zone === undefined || (inner.zone === 'graveyard' && own))) && {
      put: true as const,
    }),
  };
  scope.name({ objects: 'result', label }, several, nounsOf(filterOf(from), from), facts);
  scope.recordAffected('chosen', { objects: 'result', label }, several);
  const of = from.objects === 'matching' ? from.of : from.called !== undefined && !isHand(from) ? from : undefined;
  if (of !== undefined) scope.rest = { objects: 'other than', of: unnamed(of), not: { objects: 'result', label } };
}

function unnamed(objects: Objects): Objects {
  return Object.fromEntries(Object.entries(objects).filter(([field]) => field !== 'called')) as Objects;
}

/** “A creature card at random from your graveyard”. */
const atRandom = words<Pick<Choosing, 'atRandom'>>(' at random', { atRandom: true });

/** “A land of each basic land type.” */
const ofEachLandType = words<Pick<Choosing, 'ofEach'>>(
  ' of each basic land type',
  { ofEach: 'basic land type' },
  ({ ofEach }) => ofEach === 'basic land type',
);

/** Words that can stand after “put one”. */
const places: ReadonlySet<string> = new Set(['into', 'onto', 'on', 'back', 'face']);

/** The objects from which “one” is chosen, if the words don't name them. */
function lastCards({ scope }: Reader): Objects | undefined {
  const named = scope.last(({ means }) => means === null || 'objects' in means);
  const means = named?.means;
  if (named?.plural !== true || !named.nouns.includes('card') || !means || !('objects' in means)) return undefined;
  return means.objects === 'result' ? means : undefined;
}

/** “Put one into your hand”: one of the objects named last. */
function readSome(reader: Reader, start: ReaderMark): Choosing | No {
  reader.back(start);
  const max = numeral.read(reader);
  const from = lastCards(reader);
  if (typeof max !== 'number' || !places.has(reader.word) || from === undefined) return no;
  return isPartly(from, reader.scope) ? no : { from: { ...from, called: 'nothing' }, min: max, max };
}

const numberOf = literally('a number of ');
const equalTo = literally(' equal to ');

/** “A number of cards from their hand equal to the number of Swamps you control.” */
function readNumberOf(reader: Reader, preposition: 'from' | 'in'): Choosing | No {
  const filter = numberOf.read(reader) === no ? no : noun(true, 'card').read(reader);
  if (filter === no) return no;
  const here = reader.mark();
  for (const place of placesOf(preposition, false)) {
    const from = place.read(reader, filter);
    if (from !== no) {
      const max = equalTo.read(reader) === no ? no : value.read(reader);
      return max === no ? no : { from, min: max, max };
    }
    reader.back(here);
  }
  return no;
}

function writeNumberOf(
  { from, min, max }: Choosing,
  filter: Filter,
  preposition: 'from' | 'in',
  writer: Writer,
): boolean {
  if (!isSameTree(min, max) || !numberOf.write({}, writer) || !noun(true, 'card').write(filter, writer)) return false;
  const here = writer.mark();
  const isSaid = placesOf(preposition, false).some((place) => {
    if (place.write(from, writer)) return true;
    writer.back(here);
    return false;
  });
  return isSaid && equalTo.write({}, writer) && value.write(max, writer);
}

/** Whether the amount has no number word. */
function isValue(max: Amount): boolean {
  return typeof max === 'object' && max.amount !== 'any number' && max.amount !== 'X';
}

function readChoosing(reader: Reader, preposition: 'from' | 'in', permanents: boolean): Choosing | No {
  const start = reader.mark();
  const many = howMany.read(reader);
  if (many !== no && ofThem.read(reader) !== no) {
    const from = readReferent(reader, 'objects', 'object') as Objects | No;
    if (from !== no && isPartly(from, reader.scope)) return no;
    if (from !== no && reader.may<object | null>(fromYourGraveyard, null) !== null)
      return { from: stillInYourGraveyard(from), ...many };
    if (from !== no) return { from, ...many, ...reader.may<Pick<Choosing, 'atRandom'>>(atRandom, {}) };
  }
  reader.back(start);
  const some = many === no ? no : readSome(reader, start);
  if (some !== no) return some;
  reader.back(start);
  const counted = readNumberOf(reader, preposition);
  if (counted !== no) return counted;
  reader.back(start);
  const exiled = anExiledCard.read(reader);
  if (exiled !== no) return { from: exiled, min: 1, max: 1 };
  reader.back(start);
  const cards = readCountedNoun(reader, 'card');
  if (cards !== no) {
    const { filter, min, max } = cards;
    const chance = reader.may<Pick<Choosing, 'atRandom'>>(atRandom, {});
    const asked = max === 1 ? null : reader.may<Together | null>(askedTogether, null);
    const here = reader.mark();
    for (const place of placesOf(preposition, max === 1)) {
      const from = place.read(reader, filter);
      if (from !== no) return { from, min, max, ...chance, ...(asked && { together: [asked] }) };
      reader.back(here);
    }
  }
  reader.back(start);
  if (!permanents) return no;
  const things = readCountedNoun(reader, 'permanent');
  if (things === no || conjuncts(things.filter).some(({ is }) => is === 'card' || is === 'spell')) return no;
  const there = reader.mark();
  const commanders = inCommandZone.read(reader, things.filter);
  if (commanders !== no) return { from: commanders, min: things.min, max: things.max };
  reader.back(there);
  const byChance = reader.may<Pick<Choosing, 'atRandom'>>(atRandom, {});
  const together = things.max === 1 ? null : reader.may<Together | null>(askedTogether, null);
  const each = isOne(things) ? reader.may<Pick<Choosing, 'ofEach'>>(ofEachLandType, {}) : {};
  return {
    from: { objects: 'each', filter: oneOfThose(things.filter) },
    min: things.min,
    max: things.max,
    ...byChance,
    ...(together && { together: [together] }),
    ...each,
  };
}

function writeChoosing(
  { from, min, max, atRandom: byChance, together = [], ofEach }: Choosing,
  preposition: 'from' | 'in',
  permanents: boolean,
  writer: Writer,
): boolean {
  const filter = filterOf(from);
  if (together.length > 0 && filter === undefined) return false;
  if (from.called === 'nothing') return min === max && numeral.write(max, writer);
  if (filter === undefined || (from.called !== undefined && !isHand(from))) {
    if (!howMany.write({ min, max }, writer) || !writer.add('of ') || !writeReferent(from, writer, 'object'))
      return false;
    return byChance === undefined || writer.add(' at random');
  }
  if (byChance && from.objects !== 'each') return false;
  if (isStillInYourGraveyard(from)) {
    if (!howMany.write({ min, max }, writer) || !writer.add('of ')) return false;
    return writeReferent(from.of, writer, 'object') && fromYourGraveyard.write({}, writer);
  }
  if (from.objects === 'each' && from.zone === undefined) {
    if (!permanents || from.of !== undefined || !writeThings(asWorded(filter), { min, max }, 'permanent', writer))
      return false;
    if (byChance) writer.add(' at random');
    return (
      together.every((asked) => askedTogether.write(asked, writer)) &&
      (ofEach === undefined || ofEachLandType.write({ ofEach }, writer))
    );
  }
  if (ofEach !== undefined) return false;
  if (from.objects === 'each' && from.zone === 'command') {
    if (!permanents || byChance || together.length > 0) return false;
    return writeThings(asWorded(filter), { min, max }, 'permanent', writer) && inCommandZone.write(from, writer);
  }
  if (from.objects === 'each' && from.zone === 'exile')
    return isOne({ min, max }) && !byChance && together.length === 0 && anExiledCard.write(from, writer);
  if (isValue(max)) return !byChance && writeNumberOf({ from, min, max }, filter, preposition, writer);
  if (!writeThings(filter, { min, max }, 'card', writer)) return false;
  if (byChance) writer.add(' at random');
  if (!together.every((asked) => askedTogether.write(asked, writer))) return false;
  const here = writer.mark();
  return placesOf(preposition, max === 1).some((place) => {
    if (place.write(from, writer)) return true;
    writer.back(here);
    return false;
  });
}

/**
 * Objects that a clause chooses for its instruction: “return a creature card from your graveyard to your hand”, “put
 * one of them into your hand”. The choice is an instruction of its own, which the scope keeps for the clause.
 * @param permanents whether “a creature you control” is read, too
 * @param who the player who chooses
 */
export function chosen(
  preposition: 'from' | 'in',
  permanents: boolean,
  who: Players = { players: 'you' },
): Syntax<Objects> {
  return {
    begins: null,
    fixedFields: { objects: 'result' },
    read(reader) {
      const choosing = readChoosing(reader, preposition, permanents);
      if (choosing === no) return no;
      const { scope } = reader;
      const label = scope.newLabel('chosen');
      scope.choices = [...scope.choices, { do: 'choose objects', who, ...choosing, label }];
      name(scope, label, choosing);
      return { objects: 'result', label };
    },
    write(objects, writer) {
      if (objects.objects !== 'result' || objects.called !== undefined) return false;
      const { scope } = writer;
      const [choice, ...others] = scope.choices;
      if (choice?.label !== objects.label || !isSameTree(choice.who, who)) return false;
      if (choice.couldEnchant !== undefined) return false;
      if (!writeChoosing(choice, preposition, permanents, writer)) return false;
      scope.choices = others;
      name(scope, choice.label, choice);
      return true;
    },
  };
}
