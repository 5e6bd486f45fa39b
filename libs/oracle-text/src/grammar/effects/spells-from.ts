import {
  type Amount,
  type Filter,
  type PlayPermission,
  type Objects,
  type Players,
  isSameTree,
} from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, oneOf, words, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { afterNoun } from '../nouns/after-noun.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { whose } from '../basics/holes.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { numeral } from '../basics/numerals.js';
import { doneThisWay, theParticipleObjects } from '../this-way/done-this-way.js';
import { referent } from '../objects/objects.js';
import { otherCardsExiled } from '../nouns/the-rest.js';

/** Spells of a kind, and the zone from which they are cast. */
export interface From {
  readonly permit: PlayPermission['permit'];
  readonly filter: Filter;
  readonly what: Objects;
  readonly among?: true;
  readonly count?: Amount;
  readonly upTo?: true;
  /** The text says “look at and play that card”. */
  readonly look?: true;
}

const cards: Filter = { is: 'card' };
const fromAmong = literally(' from among ');
const from = literally(' from ');
/** “Them”, “the exiled cards”, “cards exiled with this artifact”. */
const named = oneOf<Objects>(referent('object'), theParticipleObjects, otherCardsExiled, doneThisWay(''));

/** “From your hand”, “from target player's graveyard”, “from among them”. */
function readPlace(reader: Reader): Objects | No {
  const start = reader.mark();
  if (fromAmong.read(reader) !== no) return named.read(reader);
  reader.back(start);
  if (from.read(reader) === no) return no;
  const of = whose.read(reader);
  if (of === no) return no;
  if (reader.take('hand')) {
    const hand = cardsIn('hand', of);
    return reader.take('or') ? (reader.take('graveyard') ? handOrGraveyard(of) : no) : hand;
  }
  return reader.take('graveyard') ? { objects: 'each', filter: cards, zone: 'graveyard', of } : no;
}

function cardsIn(zone: 'hand' | 'graveyard', of: Players): Objects {
  return { objects: 'each', filter: cards, zone, of };
}

/** “Your hand or graveyard.” */
function handOrGraveyard(of: Players): Objects {
  return { objects: 'together', of: [cardsIn('hand', of), cardsIn('graveyard', of)] };
}

function writeEither(what: Objects, writer: Writer): boolean {
  const [first] = what.objects === 'together' ? what.of : [];
  const of = first?.objects === 'each' ? first.of : undefined;
  if (of === undefined || !isSameTree(what, handOrGraveyard(of))) return false;
  return writer.add(' from ') && whose.write(of, writer) && writer.add(' hand or graveyard');
}

function writePlace(what: Objects, writer: Writer): boolean {
  const begun = writer.mark();
  if (writeEither(what, writer)) return true;
  writer.back(begun);
  const isPlace = what.objects === 'each' && (what.zone === 'hand' || what.zone === 'graveyard');
  if (!isPlace || what.called !== undefined) return writer.add(' from among ') && named.write(what, writer);
  if (what.of === undefined || !isSameTree(what.filter, cards)) return false;
  return writer.add(' from ') && whose.write(what.of, writer) && writer.add(` ${what.zone}`);
}

const one = indefinite('spell');
const several = noun(true, 'spell');
const anyNumber: Amount = { amount: 'any number' };

function readSpells(reader: Reader): Pick<From, 'filter' | 'count' | 'upTo'> | No {
  const start = reader.mark();
  const single = one.read(reader);
  if (single !== no) return { filter: single, count: 1 };
  reader.back(start);
  let count: Amount | No = no;
  if (literally('any number of ').read(reader) !== no) count = anyNumber;
  else {
    reader.back(start);
    if (literally('up to ').read(reader) !== no) count = numeral.read(reader);
  }
  if (count === no || count === 1) return no;
  const filter = several.read(reader);
  return filter === no ? no : { filter, count, upTo: true };
}

function writeSpells({ filter, count, upTo }: From, writer: Writer): boolean {
  if (count === 1) return upTo !== true && one.write(filter, writer);
  if (upTo !== true || count === undefined) return false;
  if (typeof count === 'object')
    return count.amount === 'any number' && writer.add('any number of ') && several.write(filter, writer);
  return writer.add('up to ') && numeral.write(count, writer) && writer.add(' ') && several.write(filter, writer);
}

const behind = oneOf(afterNoun('one'), afterNoun('several'));
const measured: ReadonlySet<Filter['is']> = new Set(['power', 'toughness', 'mana value']);

/** Whether the filter's words stand after the place; it is then wrapped in `all`. */
const isAfterPlace = (part: Filter): boolean => part.is === 'all' && part.of.length === 1;

/** “A spell with mana value 2 or less from your hand”, “any number of spells from among them”. */
export const spellsFrom: Syntax<From> = {
  begins: null,
  read(reader) {
    const spells = readSpells(reader);
    const what = spells === no ? no : readPlace(reader);
    if (spells === no || what === no) return no;
    const start = reader.mark();
    const more = behind.read(reader);
    if (more === no || !measured.has(more.is)) {
      reader.back(start);
      return { permit: 'cast', what, ...spells };
    }
    const filter = conjunction([...conjuncts(spells.filter), { is: 'all', of: [more] }]);
    return { permit: 'cast', what, ...spells, filter };
  },
  write(value, writer) {
    const parts = value.filter.is === 'all' && !isAfterPlace(value.filter) ? value.filter.of : [value.filter];
    const filter = conjunction(parts.filter((part) => !isAfterPlace(part)));
    return (
      writeSpells({ ...value, filter }, writer) &&
      writePlace(value.what, writer) &&
      parts.filter(isAfterPlace).every((part) => part.is === 'all' && behind.write(part.of[0]!, writer))
    );
  },
};

const land: Filter = { is: 'type', type: 'Land' };
const landsAndSpells = words('play lands and cast spells', true);
const lands = words('play lands', true);

/** “Play lands and cast spells from among those cards”, “cast red spells from among them”. */
export const spellsAmong: Syntax<From> = {
  begins: new Set(['play', 'cast']),
  read(reader) {
    const kind = readKind(reader);
    if (kind === no || fromAmong.read(reader) === no) return no;
    const what = named.read(reader);
    return what === no ? no : { ...kind, what, among: true };
  },
  write: ({ permit, filter, what, count }, writer) =>
    writeKind(permit, filter, count === 1, writer) && writer.add(' from among ') && named.write(what, writer),
};

/** “Play lands and cast spells from your graveyard”, “cast a creature spell from your hand”. */
function spellsOfZone(zone: 'graveyard' | 'hand'): Syntax<From> {
  const yours: Objects = { objects: 'each', filter: cards, zone, of: { players: 'you' } };
  const fromYours = literally(` from your ${zone}`);
  return {
    begins: new Set(['play', 'cast']),
    read(reader) {
      const kind = readKind(reader);
      return kind === no || fromYours.read(reader) === no ? no : { ...kind, what: yours, among: true };
    },
    write: ({ permit, filter, what, count }, writer) =>
      isSameTree(what, yours) && writeKind(permit, filter, count === 1, writer) && fromYours.write({}, writer),
  };
}

export const spellsOfGraveyard = spellsOfZone('graveyard');
export const spellsOfHand = spellsOfZone('hand');

function readKind(reader: Reader): Pick<From, 'permit' | 'filter' | 'count'> | No {
  const start = reader.mark();
  if (landsAndSpells.read(reader) !== no) return { permit: 'play', filter: anySpell };
  reader.back(start);
  if (lands.read(reader) !== no) return { permit: 'play', filter: land };
  reader.back(start);
  if (!reader.take('cast')) return no;
  const before = reader.mark();
  const single = one.read(reader);
  if (single !== no) return { permit: 'cast', filter: single.is === 'anything' ? anySpell : single, count: 1 };
  reader.back(before);
  const filter = several.read(reader);
  if (filter === no) return no;
  return { permit: 'cast', filter: filter.is === 'anything' ? anySpell : filter };
}

/** Any card among several. A single named card is simply played. */
const anySpell: Filter = { is: 'all', of: [] };

function isAny(filter: Filter): boolean {
  return filter.is === 'all' && filter.of.length === 0;
}

function writeKind(permit: PlayPermission['permit'], filter: Filter, single: boolean, writer: Writer): boolean {
  if (permit === 'play') {
    if (single) return false;
    if (isAny(filter)) return landsAndSpells.write(true, writer);
    return isSameTree(filter, land) && lands.write(true, writer);
  }
  if (filter.is === 'anything') return false;
  return writer.add('cast ') && (single ? one : several).write(isAny(filter) ? { is: 'anything' } : filter, writer);
}
