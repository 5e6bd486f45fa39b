import type { Amount, Effect, Objects, Players, SearchedFor } from '@stacktrail/card-tree';
import { list } from '../../english/words.js';
import { listed } from '../../syntax/listed.js';
import type { Facts } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { says } from '../../syntax/says.js';
import { no, oneOf, table, type Syntax } from '../../syntax/syntax.js';
import type { Reader } from '../../syntax/reader.js';
import { possessivePlayers } from '../players/players.js';
import { imperative, type EffectOf } from './predicate.js';
import { addFoundAsReferent, number, one, readMore, several, searchedCard, together, upTo } from './search.js';

type Zones = EffectOf<'search zones'>;
type Searched = Pick<Zones, 'filter' | 'min' | 'max'>;
type Wanted = Searched & Pick<Zones, 'also' | 'together'>;

const zone = table<Zones['zones'][number]>({ library: 'library', graveyard: 'graveyard', hand: 'hand' });

/** “Graveyard, hand, and library”. */
const allZones = says<Pick<Zones, 'zones'>>({})`${{ zones: listed(zone, 'and') }}`;

/** “Library and/or graveyard”: the label records whether the library was searched. */
const someZones: Syntax<Pick<Zones, 'zones' | 'someOf'>> = {
  begins: zone.begins,
  read(reader) {
    const zones = listed(zone, 'and/or').read(reader);
    return zones === no || zones.length < 2 ? no : { zones, someOf: reader.scope.newLabel('searched') };
  },
  write: ({ zones, someOf }, writer) => someOf !== undefined && listed(zone, 'and/or').write(zones, writer),
};

const zones: Syntax<Pick<Zones, 'zones' | 'someOf'>> = oneOf<Pick<Zones, 'zones' | 'someOf'>>(someZones, {
  ...allZones,
  write: (value, writer) => value.someOf === undefined && allZones.write(value, writer),
});

const any: Amount = { amount: 'any number' };

function isAny(amount: Amount): boolean {
  return typeof amount === 'object' && amount.amount === 'any number';
}

/** “A card”, “up to seven cards”, “any number of cards with that name”, “all cards with that name”. */
const soMany: Syntax<Searched> = {
  begins: null,
  read(reader) {
    if (reader.take('all')) {
      const filter = several.read(reader);
      return filter === no ? no : { filter, min: any, max: any };
    }
    const from = reader.mark();
    if (upTo.read(reader) !== no) {
      const max = number.read(reader);
      const filter = max === no ? no : several.read(reader);
      return max === no || filter === no ? no : { filter, min: 0, max };
    }
    reader.back(from);
    const found = searchedCard.read(reader);
    if (found === no) return no;
    const { filter, count } = found;
    return { filter, min: isAny(count) ? 0 : count, max: count };
  },
  write({ filter, min, max }, writer) {
    if (max === 1 && min === 1) return one.write(filter, writer);
    if (isAny(max)) return writer.add(min === 0 ? 'any number of ' : 'all ') && several.write(filter, writer);
    if (min === 0) upTo.write(true, writer);
    return number.write(max, writer) && writer.add(' ') && several.write(filter, writer);
  },
};

/** The searched cards, with alternatives, or with a requirement on them as a group. */
const wanted: Syntax<Wanted> = {
  begins: null,
  read(reader) {
    const first = soMany.read(reader);
    if (first === no) return no;
    const from = reader.mark();
    const asked = together.read(reader);
    if (asked !== no) return { ...first, ...asked };
    reader.back(from);
    const also = first.max === 1 ? readMore(reader) : [];
    return also.length === 0 ? first : { ...first, also };
  },
  write(value, writer) {
    const { also = [], together: asked } = value;
    const first = writer.capture(() => soMany.write(value, writer));
    const others = also.map((each: SearchedFor) => writer.capture(() => searchedCard.write(each, writer)));
    const texts = [first, ...others];
    if (!texts.every((text) => text !== undefined)) return false;
    return writer.add(list(texts)) && (asked === undefined || together.write({ together: asked }, writer));
  },
};

const byYou: Players = { players: 'you' };
const searches = says<Zones>({
  do: 'search zones',
})`search ${{ whose: possessivePlayers }} ${zones} for ${wanted}`;

function isOwnLibrary({ whose, zones: [first, ...others], someOf }: Zones): boolean {
  return whose.players === 'you' && first === 'library' && others.length === 0 && someOf === undefined;
}

/**
 * Whether the instructions for the found cards stand in a clause of their own. “Search your library for a card, put it
 * …” is a single instruction.
 */
function endsClause(reader: Reader): boolean {
  if (reader.word === '.' || reader.word === 'and') return true;
  if (reader.word === ',' && reader.ahead(1) === 'where') return true;
  const to = reader.ahead(1) === 'reveal' && reader.ahead(2) === 'it' ? 3 : 4;
  if (reader.word !== ',' || reader.ahead(1) !== 'reveal' || reader.ahead(to) !== ',') return false;
  return reader.ahead(to + 1) === 'and' || (reader.ahead(to + 1) === 'then' && reader.ahead(to + 2) === 'put');
}

/** Lets later words mean the found cards and refer to the search of the library. */
function addFoundInZonesAsReferent(scope: Scope, { label, max, also, whose, someOf }: Zones): void {
  const facts: Facts = {
    ...(typeof max === 'number' && { count: max }),
    put: true,
    ...(whose.players === 'you' && { yours: true }),
  };
  if (whose.players === 'controller of' || whose.players === 'owner of') {
    scope.name({ players: whose.players, objects: unworded(whose.objects) }, false, ['player']);
  }
  addFoundAsReferent(scope, { label, count: max, ...(also && { also }) }, facts);
  if (someOf !== undefined) scope.thisWay = { ...scope.thisWay, searched: someOf };
}

function unworded({ called: _, ...objects }: Objects): Objects {
  return objects;
}

/**
 * “Search target opponent's library for a card”, “search your library and/or graveyard for a card named …” (CR
 * 701.23a). The next clause says what happens to the found cards.
 */
const searchZones: Syntax<Zones> = {
  begins: new Set(['search']),
  fixedFields: { do: 'search zones' },
  read(reader) {
    const search = searches.read(reader);
    if (search === no || (isOwnLibrary(search) && !endsClause(reader))) return no;
    const made = { ...search, who: byYou, label: reader.scope.newLabel('found') };
    addFoundInZonesAsReferent(reader.scope, made);
    return made;
  },
  write(search, writer) {
    if ((search.do as string) !== 'search zones' || search.reveal || search.who.players !== 'you') return false;
    if (!searches.write(search, writer)) return false;
    addFoundInZonesAsReferent(writer.scope, search);
    return true;
  },
};

export const searchImperatives: readonly Syntax<Effect>[] = [imperative(searchZones)];
