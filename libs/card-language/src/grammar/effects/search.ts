import type { Destination } from '../../effects.js';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { numberWord } from '../../printer/english.js';
import type { Amount } from '../../amounts.js';
import type { Filter } from '../../filters.js';
import { indefinite, noun } from '../nouns.js';
import { verb } from '../verbs.js';
import { acts, type Doing, type Predicate } from './predicate.js';

type Search = Doing<'search library'>;
type Wanted = Pick<Search, 'filter' | 'count'>;

const one = indefinite('card');
const several = noun(true, 'card');

/** “A basic land card”, “up to two basic land cards” (CR 701.23). */
const wanted: Syntax<Wanted> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    const filter = one.read(reader);
    if (filter !== no) return { filter, count: 1 };
    reader.back(from);
    if (!reader.take('up') || !reader.take('to')) return no;
    let count: Amount | undefined;
    for (let number = 2; number <= 10; number++) if (reader.take(numberWord(number))) count = number;
    if (count === undefined) return no;
    const things: Filter | typeof no = several.read(reader);
    return things === no ? no : { filter: things, count };
  },
  write({ filter, count }, writer) {
    if (count === 1) return one.write(filter, writer);
    return typeof count === 'number' && writer.add(`up to ${numberWord(count)} `) && several.write(filter, writer);
  },
};

/** “It” or “them”, “that card” or “those cards”, as many as are searched for. */
const found: Syntax<object> = {
  begins: new Set(['it', 'them', 'that', 'those']),
  read(reader) {
    if (reader.take('it') || reader.take('them')) return {};
    const plural = reader.take('those');
    return (plural || reader.take('that')) && reader.take(plural ? 'cards' : 'card') ? {} : no;
  },
  write: (value, writer) => writer.add((value as Search).count === 1 ? 'it' : 'them'),
};

/** “, reveal it”, “, reveal them”. */
const revealed: Syntax<Partial<Search>> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    if (reader.take(',') && reader.take('reveal') && found.read(reader) !== no) return { reveal: true };
    reader.back(from);
    return {};
  },
  write: (search, writer) => search.reveal !== true || (writer.add(', reveal ') && found.write(search, writer)),
};

const places: readonly (readonly [string, Destination])[] = [
  [' onto the battlefield tapped', { zone: 'battlefield', tapped: true }],
  [' onto the battlefield', { zone: 'battlefield' }],
  [' into your hand', { zone: 'hand' }],
  [' into your graveyard', { zone: 'graveyard' }],
];

const searches = oneOf<Search>(
  ...places.map(
    ([text, to]) =>
      says<Search>({
        do: 'search library',
        to,
      })`${verb('search', 'searches')} your library for ${wanted}${revealed}, put ${found}${literally(text)}`,
  ),
);

const labelled: Syntax<Search> = {
  begins: new Set(['search', 'searches']),
  read(reader) {
    const search = searches.read(reader);
    if (search === no) return no;
    const label = reader.scope.newLabel('found');
    reader.scope.name({ objects: 'result', label }, search.count !== 1, ['card', 'permanent', 'creature', 'land']);
    return { ...search, label };
  },
  write(search, writer) {
    if (!searches.write(search, writer)) return false;
    const { label, count } = search;
    if (label !== undefined)
      writer.scope.name({ objects: 'result', label }, count !== 1, ['card', 'permanent', 'creature', 'land']);
    return true;
  },
};

export const searchPredicates: readonly Predicate[] = [acts(labelled)];
