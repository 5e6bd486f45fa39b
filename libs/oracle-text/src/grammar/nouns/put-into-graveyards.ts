import { type Filter, type Objects, type Players, isSameTree } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { AffectedObjects } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { whose } from '../basics/holes.js';
import type { Head } from './nouns.js';

/** Participles of actions that put permanents, or cards, into graveyards. */
const ofPermanents: ReadonlySet<AffectedObjects['participle']> = new Set(['destroyed', 'sacrificed']);
const ofCards: ReadonlySet<AffectedObjects['participle']> = new Set([
  'destroyed',
  'sacrificed',
  'milled',
  'discarded',
  'discarded or sacrificed',
  'put into graveyard',
]);

/** A filter for permanents whose cards were put into a graveyard, even if another effect then moved the card again. */
const died: Filter = { is: 'in event', event: { on: 'dies', what: { is: 'anything' } }, as: 'object' };

const putInto = literally(' put into ');
const thisWay = literally(' this way');
const places = { one: literally('a graveyard'), several: literally('graveyards') };

function lastAffectedBy(
  { soFar }: Scope,
  done: ReadonlySet<AffectedObjects['participle']>,
): AffectedObjects | undefined {
  for (let deed = soFar.affected; deed !== null; deed = deed.before) if (done.has(deed.participle)) return deed;
  return undefined;
}

/** Reads the graveyard that the words name; “a graveyard” and “graveyards” name no owner. */
function readPlace(reader: Reader, plural: boolean): readonly Filter[] | No {
  const from = reader.mark();
  if ((plural ? places.several : places.one).read(reader) !== no) return [];
  reader.back(from);
  const who = whose.read(reader);
  if (who === no || !reader.take('graveyard')) return no;
  return [who.players === 'you' ? { is: 'owned by', who: 'you' } : { is: 'owned by players', who }];
}

interface Things {
  readonly of: Objects;
  readonly filter: Filter;
}

/**
 * “Put into a graveyard this way” after a noun: the objects that an earlier instruction destroyed, sacrificed, milled
 * or discarded.
 */
export function readPutIntoGraveyards(reader: Reader, head: Head, filter: Filter, many: boolean): Things | No {
  const isCards = head === 'card';
  if (reader.word !== 'put') return no;
  const deed = lastAffectedBy(reader.scope, isCards ? ofCards : ofPermanents);
  const place = deed === undefined || putInto.read(reader) === no ? no : readPlace(reader, many && isCards);
  if (deed === undefined || place === no || thisWay.read(reader) === no) return no;
  if (!isCards && place.length > 0) return no;
  if (!isCards) return { of: deed.was, filter: conjunction([...conjuncts(filter), died]) };
  const put: Objects = { objects: 'put into graveyards', of: deed.means };
  const [owned] = place;
  return { of: owned === undefined ? put : { objects: 'matching', of: put, filter: owned }, filter };
}

/** The owner of the graveyard that cards were put into, if the words name one. */
function ownerOf(of: Objects): Players | undefined {
  if (of.objects !== 'matching') return undefined;
  if (of.filter.is === 'owned by players') return of.filter.who;
  return of.filter.is === 'owned by' && of.filter.who === 'you' ? { players: 'you' } : undefined;
}

function writePut(of: Objects, many: boolean, writer: Writer): boolean {
  const who = ownerOf(of);
  if (!putInto.write({}, writer)) return false;
  const could =
    who === undefined
      ? (many ? places.several : places.one).write({}, writer)
      : whose.write(who, writer) && writer.add(' graveyard');
  return could && thisWay.write({}, writer);
}

function isPut(of: Objects): boolean {
  return of.objects === 'put into graveyards' || (of.objects === 'matching' && of.of.objects === 'put into graveyards');
}

/** Takes such a phrase apart for writing: its head, the noun's filter, and the words after the noun. */
export function putIntoGraveyards({
  of,
  filter,
}: Things):
  { readonly head: Head; readonly filter: Filter; write(many: boolean, writer: Writer): boolean } | undefined {
  if (isPut(of)) return { head: 'card', filter, write: (many, writer) => writePut(of, many, writer) };
  const parts = conjuncts(filter);
  if (of.objects !== 'result' || !isSameTree(parts[parts.length - 1], died)) return undefined;
  return {
    head: 'permanent',
    filter: conjunction(parts.slice(0, -1)),
    write: (_, writer) => writer.add(' put into a graveyard this way'),
  };
}

/**
 * “A creature card put into a graveyard this way”: the choice is made among those cards.
 * @param many whether several are chosen
 */
export function putThisWay(many: boolean): {
  read(reader: Reader, filter: Filter): Objects | No;
  write(from: Objects, writer: Writer): boolean;
} {
  return {
    read(reader, filter) {
      const things = readPutIntoGraveyards(reader, 'card', filter, many);
      return things === no ? no : { objects: 'matching', ...things };
    },
    write: (from, writer) => from.objects === 'matching' && isPut(from.of) && writePut(from.of, many, writer),
  };
}
