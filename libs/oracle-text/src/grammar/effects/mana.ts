import {
  isSameTree,
  type Amount,
  type Effect,
  type Filter,
  type ManaProduced,
  manaTypes,
  type ManaType,
  type Objects,
} from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { listedPairs } from '../../english/symbols.js';
import { mana } from '../costs/mana.js';
import { onceForEach, thatMuch } from '../counts/counts.js';
import { theParticipleObjects } from '../this-way/done-this-way.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { value } from '../basics/holes.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { chosenForObject, notedColor } from '../nouns/noted-colors.js';
import { numeral, x } from '../basics/numerals.js';
import { referent } from '../objects/objects.js';
import { verb } from '../basics/verbs.js';
import { readWhereXOf } from '../basics/where-x.js';
import { kept, spending } from './mana-terms.js';
import { manaRiders } from './mana-riders.js';
import { replacedBy } from './replaced-instructions.js';
import { acts, imperative, type EffectOf, type Predicate } from './predicate.js';

type Producing<K> = Variant<ManaProduced, 'add', K>;

const anyColor: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G'];

/** Symbols for fixed mana: `{G}{G}`. */
const produced: Syntax<readonly ManaType[]> = {
  begins: mana.begins,
  read(reader) {
    const symbols = mana.read(reader);
    return symbols !== no && symbols.every((symbol) => (manaTypes as readonly string[]).includes(symbol))
      ? (symbols as readonly ManaType[])
      : no;
  },
  write: (types, writer) => mana.write(types, writer),
};

/** “{R} or {G}”, “{W}, {U}, or {B}”. */
const alternatives: Syntax<readonly ManaType[]> = {
  begins: null,
  read(reader) {
    const types: ManaType[] = [];
    for (;;) {
      const next = produced.read(reader);
      if (next === no || next.length !== 1) return no;
      types.push(next[0]!);
      if (types.length > 1 && reader.tokens[reader.at - 2]!.word === 'or') return types;
      const comma = reader.take(',');
      if (!reader.take('or') && !comma) return no;
    }
  },
  write(types, writer) {
    if (types.length < 2 || types.length === 5) return false;
    const symbols = types.map((type) => `{${type}}`);
    const last = symbols.pop()!;
    return writer.add(symbols.length === 1 ? `${symbols[0]} or ${last}` : `${symbols.join(', ')}, or ${last}`);
  },
};

/** “{R}.” */
const oneType: Syntax<readonly ManaType[]> = {
  begins: produced.begins,
  read(reader) {
    const types = produced.read(reader);
    return types === no || types.length !== 1 ? no : types;
  },
  write: (types, writer) => types.length === 1 && produced.write(types, writer),
};

/** “{R} and/or {G}”. */
const andOr: Syntax<readonly ManaType[]> = {
  begins: null,
  read(reader) {
    const types: ManaType[] = [];
    for (;;) {
      const next = produced.read(reader);
      if (next === no || next.length !== 1) return no;
      types.push(next[0]!);
      if (types.length > 1 && reader.tokens[reader.at - 2]!.word === 'or') return types;
      const comma = reader.take(',');
      if (!(reader.take('and') && reader.take('/') && reader.take('or')) && !comma) return no;
    }
  },
  write(types, writer) {
    if (types.length < 2 || types.length === 5) return false;
    const symbols = types.map((type) => `{${type}}`);
    const end = symbols.pop()!;
    return writer.add(`${symbols.join(', ')}${symbols.length > 1 ? ',' : ''} and/or ${end}`);
  },
};

/** “{G} for each Elf you control”, “an amount of {R} equal to its power”. */
const forEachMana: Syntax<ManaProduced> = {
  begins: produced.begins,
  fixedFields: { add: 'one of' },
  read(reader) {
    const types = produced.read(reader);
    if (types === no || types.some((type) => type !== types[0])) return no;
    const once = onceForEach.read(reader);
    if (once === no) return no;
    const count: Amount = types.length === 1 ? once : { amount: 'product', of: [types.length, once] };
    return { add: 'one of', types: types.slice(0, 1), count };
  },
  write(value, writer) {
    if (value.add !== 'one of' || value.types.length !== 1 || typeof value.count !== 'object') return false;
    const [times, each] = value.count.amount === 'product' ? value.count.of : [];
    const often = typeof times === 'number' && typeof each === 'object' ? times : 1;
    return (
      produced.write(new Array<ManaType>(often).fill(value.types[0]!), writer) &&
      onceForEach.write(often === 1 ? value.count : each!, writer)
    );
  },
};

/** “{B} or {G} for each permanent destroyed this way”: a choice for each of them. */
const eitherForEach: Syntax<ManaProduced> = {
  begins: produced.begins,
  fixedFields: { add: 'any combination' },
  read(reader) {
    const types = alternatives.read(reader);
    const count = types === no ? no : onceForEach.read(reader);
    return types === no || count === no ? no : { add: 'any combination', types, count };
  },
  write: (value, writer) =>
    value.add === 'any combination' &&
    value.listed !== true &&
    typeof value.count === 'object' &&
    alternatives.write(value.types, writer) &&
    onceForEach.write(value.count, writer),
};

const anAmountOf = literally('an amount of ');
const equalTo = literally(' equal to ');

/** “An amount of {R} equal to its power.” */
const amountOfMana: Syntax<ManaProduced> = {
  begins: new Set(['an']),
  fixedFields: { add: 'one of' },
  read(reader) {
    const types = anAmountOf.read(reader) === no ? no : produced.read(reader);
    if (types === no || types.length !== 1 || equalTo.read(reader) === no) return no;
    const count = value.read(reader);
    return count === no ? no : { add: 'one of', types, count };
  },
  write(mana, writer) {
    if (mana.add !== 'one of' || mana.types.length !== 1 || typeof mana.count !== 'object') return false;
    if (mana.count.amount === 'X' || mana.count.amount === 'product') return false;
    anAmountOf.write({}, writer);
    return produced.write(mana.types, writer) && equalTo.write({}, writer) && value.write(mana.count, writer);
  },
};

/** “{U}{U}, {U}{B}, or {B}{B}.” */
const pairs: Syntax<ManaProduced> = {
  begins: produced.begins,
  fixedFields: { add: 'any combination' },
  read(reader) {
    const first = produced.read(reader);
    if (first === no || !reader.take(',')) return no;
    const mixed = produced.read(reader);
    if (mixed === no || !reader.take(',') || !reader.take('or')) return no;
    const second = produced.read(reader);
    if (second === no) return no;
    const types = [first[0]!, second[0]!];
    const said = [first, mixed, second].map((symbols) => symbols.map((symbol) => `{${symbol}}`).join(''));
    const [both, either, other] = said;
    return `${both}, ${either}, or ${other}` === listedPairs(types)
      ? { add: 'any combination', types, count: 2, listed: true }
      : no;
  },
  write: (value, writer) =>
    value.add === 'any combination' && value.listed === true && writer.add(listedPairs(value.types)),
};

function notListed(inner: Syntax<Producing<'any combination'>>): Syntax<ManaProduced> {
  return {
    begins: inner.begins,
    fixedFields: { add: 'any combination' },
    read: (reader) => inner.read(reader),
    write: (value, writer) => value.add === 'any combination' && value.listed !== true && inner.write(value, writer),
  };
}

/** Symbols that don't each stand for one type of mana: “{R/G}” (CR 106.8–106.11). */
const symbols: Syntax<ManaProduced> = {
  begins: mana.begins,
  fixedFields: { add: 'symbols' },
  read(reader) {
    const found = mana.read(reader);
    return found === no || found.every(isManaType) ? no : { add: 'symbols', symbols: found };
  },
  write: (value, writer) =>
    value.add === 'symbols' && !value.symbols.every(isManaType) && mana.write(value.symbols, writer),
};

function isManaType(symbol: string): boolean {
  return (manaTypes as readonly string[]).includes(symbol);
}

const some = oneOf<Amount>(numeral, x);
const asMuch = oneOf<Amount>(some, thatMuch('that much'));

/** “{B} or one mana of the chosen color”, “an amount of mana of that color equal to its power”. */
const ofChosenColor: readonly Syntax<ManaProduced>[] = [
  says<Producing<'chosen color'>>({
    add: 'chosen color',
    count: 1,
  })`${{ or: oneOf(alternatives, oneType) }} or one mana of ${chosenForObject}`,
  without(
    ['or'],
    says<Producing<'chosen color'>>({ add: 'chosen color' })`${{ count: some }} mana of ${chosenForObject}`,
  ),
  says<Producing<'noted color'>>({ add: 'noted color' })`${{ count: some }} mana of ${notedColor}`,
  says<Producing<'noted color'>>({ add: 'noted color' })`one mana of ${notedColor}${{ count: onceForEach }}`,
  says<Producing<'noted color'>>({
    add: 'noted color',
  })`an amount of mana of ${notedColor} equal to ${{ count: value }}`,
];

/** “The exiled card” as a filter for cards in exile. */
const theExiled: Syntax<Filter> = mapped<Objects, Filter>(
  theParticipleObjects,
  (objects) => (objects.objects === 'linked' ? { is: 'one of', objects } : no),
  (filter) => (filter.is === 'one of' && filter.objects.objects === 'linked' ? filter.objects : no),
);

const ownYours: Filter = { is: 'owned by', who: 'you' };

/** “Legendary creature cards in your graveyard.” */
const inYourGraveyard: Syntax<Filter> = mapped<{ readonly of: Filter }, Filter>(
  says<{ readonly of: Filter }>({})`${{ of: noun(true, 'card') }} in your graveyard`,
  ({ of }) => conjunction([...conjuncts(of), ownYours]),
  (filter) => {
    const parts = conjuncts(filter);
    return isSameTree(parts.at(-1), ownYours) ? { of: conjunction(parts.slice(0, -1)) } : no;
  },
);

/** “Three mana of that type instead”: the type that the sentence before adds. */
const ofThatType: Syntax<ManaProduced> = {
  begins: some.begins,
  fixedFields: { add: 'could produce' },
  read(reader) {
    const replaced = replacedBy(reader, 'add mana')?.mana;
    const count = replaced?.add === 'could produce' ? some.read(reader) : no;
    if (replaced?.add !== 'could produce' || count === no) return no;
    return literally(` mana of that ${replaced.what}`).read(reader) === no ? no : { ...replaced, count, said: 'that' };
  },
  write: (mana, writer) =>
    mana.add === 'could produce' &&
    mana.said === 'that' &&
    some.write(mana.count, writer) &&
    writer.add(` mana of that ${mana.what}`),
};

const manaProduced: Syntax<ManaProduced> = oneOf<ManaProduced>(
  pairs,
  says<Producing<'one of'>>({ add: 'one of' })`${{ count: thatMuch('that much') }} ${{ types: oneType }}`,
  amountOfMana,
  ofThatType,
  ...(['color', 'type'] as const).map((what) =>
    without(
      ['said'],
      says<Producing<'could produce'>>({
        add: 'could produce',
        what,
        count: 1,
      })`one mana of any ${literally(what)} that ${{ by: indefinite() }} could produce`,
    ),
  ),
  without(
    ['each', 'zone'],
    says<Producing<'color among'>>({
      add: 'color among',
      count: 1,
    })`one mana of any color among ${{ permanents: noun(true) }}`,
  ),
  says<Producing<'color among'>>({
    add: 'color among',
    each: true,
    count: 1,
  })`one mana of each color among ${{ permanents: noun(true) }}`,
  says<Producing<'color among'>>({ add: 'color among', zone: 'exile', count: 1 })`one mana of any color among ${{
    permanents: theExiled,
  }}`,
  constant<ManaProduced>("one mana of any of this creature's colors", {
    add: 'color among',
    count: 1,
    permanents: { is: 'this' },
  }),
  says<Producing<'color among'>>({
    add: 'color among',
    zone: 'graveyard',
    count: 1,
  })`one mana of any color among ${{ permanents: inYourGraveyard }}`,
  says<Producing<'type produced'>>({
    add: 'type produced',
    count: 1,
  })`one mana of any type ${{ by: referent('object') }} produced`,
  says<Producing<'one of'>>({ add: 'one of', count: 1 })`${{ types: alternatives }}`,
  forEachMana,
  eitherForEach,
  notListed(
    says<Producing<'any combination'>>({
      add: 'any combination',
      types: anyColor,
    })`${{ count: asMuch }} mana in any combination of colors`,
  ),
  notListed(
    says<Producing<'any combination'>>({
      add: 'any combination',
    })`${{ count: asMuch }} mana in any combination of ${{ types: andOr }}`,
  ),
  says<Producing<'different colors'>>({ add: 'different colors' })`${{ count: some }} mana of different colors`,
  says<Producing<'fixed'>>({ add: 'fixed' })`${{ mana: produced }}`,
  symbols,
  says<Producing<'commander identity'>>({
    add: 'commander identity',
    count: 1,
  })`one mana of any color in your commander's color identity`,
  says<Producing<'one of'>>({ add: 'one of', types: anyColor, count: 1 })`one mana of any color`,
  says<Producing<'one of'>>({ add: 'one of', types: anyColor })`${{ count: asMuch }} mana of any one color`,
  ...ofChosenColor,
);
/** What may follow the sentence that adds the mana and is said of that mana. */
const saidOfMana: ReadonlySet<string> = new Set(['spend', 'this', 'until']);

function isWhereX(reader: Reader): boolean {
  return reader.word === ',' && reader.ahead(1) === 'where';
}

/** Mana of which the amount is said before what the mana is for: “add X mana, where X is its power. Spend this mana only …”. */
const producedWithX: Syntax<ManaProduced> = {
  begins: manaProduced.begins,
  fixedFields: manaProduced.fixedFields ?? {},
  read(reader) {
    const found = reader.must(manaProduced);
    if (found === no || !isWhereX(reader)) return found;
    const from = reader.mark();
    const withX = readWhereXOf(reader, found);
    if (withX !== no && reader.word === '.' && saidOfMana.has(reader.ahead(1))) return withX;
    reader.back(from);
    return found;
  },
  write: (value, writer) => manaProduced.write(value, writer),
};

type Doubled = EffectOf<'add mana'>;

/** “Double the amount of each type of unspent mana you have” (CR 701.10f). */
export const manaImperatives: readonly Syntax<Effect>[] = [
  imperative(
    says<Doubled>({
      do: 'add mana',
      who: { players: 'you' },
      mana: { add: 'double unspent' },
    })`double the amount of each type of unspent mana you have`,
  ),
];

/** Instructions to add mana (CR 106.3). */
export const manaPredicates: readonly Predicate[] = [
  ...manaRiders.map((rider) =>
    acts(
      without(
        ['spend', 'additional', 'lasts'],
        says<EffectOf<'add mana'>>({ do: 'add mana' })`${verb('add')} ${{ mana: manaProduced }}${{ rider }}`,
      ),
    ),
  ),
  acts(
    without(
      ['additional'],
      says<EffectOf<'add mana'>>({ do: 'add mana' })`${verb('add')} ${{ mana: producedWithX }}${spending}${kept}`,
    ),
  ),
  acts(
    says<EffectOf<'add mana'>>({
      do: 'add mana',
      additional: true,
    })`${verb('add')} an additional ${{ mana: manaProduced }}`,
  ),
];
