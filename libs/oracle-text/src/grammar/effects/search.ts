import type { Destination, SearchedFor, Amount, Together } from '@stacktrail/card-tree';
import { list } from '../../english/words.js';
import { says } from '../../syntax/says.js';
import type { Facts } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, mapped, no, oneOf, words, type No, type Syntax } from '../../syntax/syntax.js';
import type { Reader } from '../../syntax/reader.js';
import type { Writer } from '../../syntax/writer.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { totalTogether } from '../nouns/together-qualities.js';
import { enteringCounters } from '../counts/entering-counters.js';
import { numeral, x } from '../basics/numerals.js';
import { thatMany } from '../counts/times.js';
import { aLibrarySearched, librarySearched } from '../this-way/who-searched.js';
import { verb } from '../basics/verbs.js';
import { readWhereXOf, writeWhereX } from '../basics/where-x.js';
import { readHost, writeHost } from './hosts.js';
import { acts, type EffectOf, type Predicate } from './predicate.js';

type Search = EffectOf<'search library'>;
type Wanted = Pick<Search, 'filter' | 'count' | 'upTo' | 'also' | 'together'>;

export const one = indefinite('card');
export const several = noun(true, 'card');
export const number = oneOf<Amount>(numeral, x, thatMany);
export const upTo = words('up to ', true);
const anyNumberOf = words('any number of ', true);
/** A requirement on the found cards as a group. */
export const together: Syntax<Pick<Wanted, 'together'>> = oneOf<Pick<Wanted, 'together'>>(
  says<Pick<Wanted, 'together'>>({ together: [{ all: 'differ in', quality: 'name' }] })` with different names`,
  ...(['color', 'card type', 'creature type', 'land type'] as const).map(
    (quality) =>
      says<Pick<Wanted, 'together'>>({
        together: [{ all: 'share', quality }],
      })`${literally(` that share a ${quality}`)}`,
  ),
  mapped<Together, Pick<Wanted, 'together'>>(
    totalTogether,
    (asked) => ({ together: [asked] }),
    ({ together: asked = [] }) => (asked.length === 1 ? asked[0]! : no),
  ),
);

/** “Up to two”, “any number of”. A search for any cards is for exactly that number (CR 701.23d). */
function readSeveral(reader: Reader): SearchedFor | No {
  const from = reader.mark();
  if (anyNumberOf.read(reader) !== no) {
    const filter = several.read(reader);
    return filter === no ? no : { filter, count: { amount: 'any number' } };
  }
  reader.back(from);
  const optional = upTo.read(reader) !== no;
  if (!optional) reader.back(from);
  const count = number.read(reader);
  const filter = count === no || count === 1 ? no : several.read(reader);
  if (count === no || filter === no || optional !== (filter.is !== 'anything')) return no;
  return { filter, count };
}

/** “A basic land card”, “up to two basic land cards” (CR 701.23). */
export const searchedCard: Syntax<SearchedFor> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    const filter = one.read(reader);
    if (filter !== no) return { filter, count: 1 };
    reader.back(from);
    return readSeveral(reader);
  },
  write({ filter, count }, writer) {
    if (count === 1) return one.write(filter, writer);
    if (typeof count === 'object' && count.amount === 'any number')
      return writer.add('any number of ') && several.write(filter, writer);
    if (filter.is !== 'anything') writer.add('up to ');
    return number.write(count, writer) && writer.add(' ') && several.write(filter, writer);
  },
};

const anyCards = literally(' cards');

/** “Up to three cards”: any cards, of which fewer can be found. */
const upToSoMany: Syntax<Wanted> = {
  begins: new Set(['up']),
  read(reader) {
    const count = upTo.read(reader) === no ? no : number.read(reader);
    if (count === no || anyCards.read(reader) === no) return no;
    return readWhereXOf<Wanted>(reader, { filter: { is: 'anything' }, count, upTo: true });
  },
  write: ({ filter, count, upTo: optional, also, together: asked }, writer) =>
    optional === true &&
    filter.is === 'anything' &&
    also === undefined &&
    asked === undefined &&
    upTo.write(true, writer) &&
    number.write(count, writer) &&
    anyCards.write({}, writer) &&
    writeWhereX(writer),
};

/** “A basic Forest card and a basic Plains card”; each of them may be found or not. */
const qualified: Syntax<Wanted> = {
  begins: searchedCard.begins,
  read(reader) {
    const counted = searchedCard.read(reader);
    // “Where X is …” stands after the searched cards and before the next instruction: “up to X land cards, where X is
    // …, put them …”.
    const first = counted === no ? no : readWhereXOf(reader, counted);
    if (first === no) return no;
    const from = reader.mark();
    const asked = together.read(reader);
    if (asked !== no) return { ...first, ...asked };
    reader.back(from);
    const also = readMore(reader);
    return also.length === 0 ? first : { ...first, also };
  },
  write({ filter, count, upTo: optional, also = [], together: asked }, writer) {
    if (optional === true) return false;
    const texts = [{ filter, count }, ...also].map((each) => writer.capture(() => searchedCard.write(each, writer)));
    if (!texts.every((text) => text !== undefined)) return false;
    return (
      writer.add(list(texts)) &&
      writeWhereX(writer) &&
      (asked === undefined || together.write({ together: asked }, writer))
    );
  },
};

const wanted = oneOf<Wanted>(upToSoMany, qualified);

export function readMore(reader: Reader): readonly SearchedFor[] {
  const found: SearchedFor[] = [];
  const start = reader.mark();
  for (;;) {
    const from = reader.mark();
    const comma = reader.take(',');
    const last = reader.take('and');
    const next = (comma || last) && (reader.word === 'a' || reader.word === 'an') ? searchedCard.read(reader) : no;
    if (next === no) {
      reader.back(found.length > 0 ? start : from);
      return [];
    }
    found.push(next);
    if (last) return found;
  }
}

const isOne = ({ count, also }: Pick<Search, 'count' | 'also'>): boolean => count === 1 && also === undefined;

/** “It” or “that card” for one found card, “them” or “those cards” for several. */
const foundCards: Syntax<object> = {
  begins: new Set(['it', 'them', 'that', 'those']),
  read(reader) {
    if (reader.take('it') || reader.take('them')) return {};
    const plural = reader.take('those');
    return (plural || reader.take('that')) && reader.take(plural ? 'cards' : 'card') ? {} : no;
  },
  write: (value, writer) => writer.add(isOne(value as Search) ? 'it' : 'them'),
};

/** “, reveal it” (CR 701.20a). */
const revealing: Syntax<Pick<Search, 'reveal'>> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    if (reader.take(',') && (reader.take('reveal') || reader.take('reveals')) && foundCards.read(reader) !== no)
      return { reveal: true };
    reader.back(from);
    return {};
  },
  write(value, writer) {
    if ((value as Search).reveal !== true) return true;
    writer.add(', ');
    return verb('reveal').write({}, writer) && writer.add(' ') && foundCards.write(value, writer);
  },
};

function isYou(scope: Scope): boolean {
  const means = scope.subject?.means;
  return means === undefined || ('players' in means && means.players === 'you');
}

/** The zone of the player who searches: “your library”, “their library”. */
function own(zone: string): Syntax<object> {
  const [yours, theirs] = [literally(`your ${zone}`), literally(`their ${zone}`)];
  return {
    begins: new Set(['your', 'their']),
    read: (reader) => (isYou(reader.scope) ? yours : theirs).read(reader),
    write: (_, writer) => (isYou(writer.scope) ? yours : theirs).write({}, writer),
  };
}

const put = verb('put');

/** “Attached to target player”. */
const attachedToHost: Syntax<Pick<Search, 'to'>> = {
  begins: new Set(['attached']),
  read(reader) {
    const host = readHost(reader);
    return host === no || host.attachedTo === undefined ? no : { to: { zone: 'battlefield', ...host } };
  },
  write(value, writer) {
    const { zone, attachedTo, ...state } = value.to;
    if (zone !== 'battlefield' || attachedTo === undefined || Object.keys(state).length > 0) return false;
    return writeHost({ attachedTo }, !isOne(value as Search), writer);
  },
};

/** “An additional +1/+1 counter on it”, which the one found card enters with (CR 122.6). */
const enteringWithCounters: Syntax<Pick<Search, 'to'>> = {
  begins: null,
  read(reader) {
    const withCounters = enteringCounters.read(reader);
    return withCounters === no ? no : { to: { zone: 'battlefield', withCounters } };
  },
  write(value, writer) {
    const { zone, withCounters, ...state } = value.to;
    if (zone !== 'battlefield' || withCounters === undefined || Object.keys(state).length > 0) return false;
    if (!isOne(value as Search)) return false;
    const { subject } = writer.scope;
    writer.scope.subject = null;
    const written = enteringCounters.write(withCounters, writer);
    writer.scope.subject = subject;
    return written;
  },
};

/** The zone that found cards are put into. */
const disposals = oneOf<Pick<Search, 'to'>>(
  ...(
    [
      [' onto the battlefield tapped', { zone: 'battlefield', tapped: true }],
      [' onto the battlefield', { zone: 'battlefield' }],
    ] as readonly (readonly [string, Destination])[]
  ).map(([text, to]) => says<Pick<Search, 'to'>>({ to })`, ${put} ${foundCards}${literally(text)}`),
  says<Pick<Search, 'to'>>({})`, ${put} ${foundCards} onto the battlefield${attachedToHost}`,
  says<Pick<Search, 'to'>>({})`, ${put} ${foundCards} onto the battlefield with ${enteringWithCounters}`,
  says<Pick<Search, 'to'>>({ to: { zone: 'hand' } })`, ${put} ${foundCards} into ${own('hand')}`,
  says<Pick<Search, 'to'>>({ to: { zone: 'graveyard' } })`, ${put} ${foundCards} into ${own('graveyard')}`,
  says<Pick<Search, 'to'>>({
    to: { zone: 'exile', faceDown: 'effect' },
  })`, ${verb('exile')} ${foundCards} face down`,
  says<Pick<Search, 'to'>>({ to: { zone: 'exile' } })`, ${verb('exile')} ${foundCards}`,
);

/** The search without the instructions for the found cards. */
export const searching = says<Search>({
  do: 'search library',
})`${verb('search', 'searches')} ${own('library')} for ${wanted}${revealing}`;

const searches = says<Search>({})`${searching}${disposals}`;

/** Makes the found cards the next referent of “it” or “that card”. */
export function addFoundAsReferent(
  scope: Scope,
  { label, count, also, to }: Pick<Search, 'label' | 'count' | 'also'> & Partial<Pick<Search, 'to'>>,
  facts: Facts = {},
): void {
  if (label === undefined) return;
  const plural = !isOne({ count, ...(also && { also }) });
  if (to?.zone === 'battlefield') scope.recordAffected('put onto battlefield', { objects: 'result', label }, plural);
  scope.name({ objects: 'result', label }, plural, ['card', 'permanent', 'creature', 'land'], facts);
}

/** Lets later words mean those who “searched their library this way”. */
function rememberSearch(scope: Scope, { label }: Pick<Search, 'label'>): void {
  if (label !== undefined)
    scope.thisWay = { ...scope.thisWay, [librarySearched]: label, [`${aLibrarySearched} ${label}`]: label };
}

const labelled: Syntax<Search> = {
  begins: new Set(['search', 'searches']),
  read(reader) {
    const search = searches.read(reader);
    if (search === no) return no;
    const made = { ...search, label: reader.scope.newLabel('found') };
    rememberSearch(reader.scope, made);
    addFoundAsReferent(reader.scope, made);
    return made;
  },
  write(search, writer: Writer) {
    if (!searches.write(search, writer)) return false;
    rememberSearch(writer.scope, search);
    addFoundAsReferent(writer.scope, search);
    return true;
  },
};

export const searchPredicates: readonly Predicate[] = [acts(labelled)];
