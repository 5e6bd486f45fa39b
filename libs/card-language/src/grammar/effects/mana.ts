import type { ManaProduced, ManaRestriction } from '../../effects.js';
import { says, type Variant } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { manaTypes, type ManaType } from '../../symbols.js';
import { mana } from '../costs.js';
import { onceForEach } from '../counts.js';
import { noun } from '../nouns.js';
import { numeral, x } from '../numerals.js';
import { verb } from '../verbs.js';
import { acts, type Doing, type Predicate } from './predicate.js';

type Producing<K> = Variant<ManaProduced, 'add', K>;

const anyColor: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G'];

/** Symbols that mana can be added by: `{G}{G}`. */
const produced: Syntax<readonly ManaType[]> = {
  begins: null,
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

/** “{R} and/or {G}”. */
const andOr: Syntax<readonly ManaType[]> = {
  begins: null,
  read(reader) {
    const types: ManaType[] = [];
    for (;;) {
      const next = produced.read(reader);
      if (next === no || next.length !== 1) return no;
      types.push(next[0]!);
      const comma = reader.take(',');
      const last = reader.take('and') && reader.take('/') && reader.take('or');
      if (!comma && !last) return types.length > 1 ? types : no;
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
  begins: null,
  read(reader) {
    const types = produced.read(reader);
    const count = types === no || types.length !== 1 ? no : onceForEach.read(reader);
    return types === no || count === no ? no : { add: 'one of', types, count };
  },
  write: (value, writer) =>
    value.add === 'one of' &&
    value.types.length === 1 &&
    produced.write(value.types, writer) &&
    onceForEach.write(value.count, writer),
};

const manaProduced: Syntax<ManaProduced> = oneOf<ManaProduced>(
  says<Producing<'one of'>>({ add: 'one of', count: 1 })`${{ types: alternatives }}`,
  forEachMana,
  says<Producing<'any combination'>>({
    add: 'any combination',
    types: anyColor,
  })`${{ count: oneOf(numeral, x) }} mana in any combination of colors`,
  says<Producing<'any combination'>>({
    add: 'any combination',
  })`${{ count: oneOf(numeral, x) }} mana in any combination of ${{ types: andOr }}`,
  says<Producing<'fixed'>>({ add: 'fixed' })`${{ mana: produced }}`,
  says<Producing<'one of'>>({ add: 'one of', types: anyColor, count: 1 })`one mana of any color`,
  says<Producing<'one of'>>({ add: 'one of', types: anyColor })`${{ count: oneOf(numeral, x) }} mana of any one color`,
  says<Producing<'chosen color'>>({ add: 'chosen color', count: 1 })`one mana of the chosen color`,
);
const onlyTo = literally('. Spend this mana only to ');
const spells = noun(true, 'spell');
const sources = noun(true, 'source');

/** “Spend this mana only to cast creature spells” (CR 106.6). */
const restriction: Syntax<ManaRestriction> = oneOf<ManaRestriction>(
  says<ManaRestriction>({})`cast ${{ spells }} or activate abilities of ${{ abilities: sources }}`,
  says<ManaRestriction>({ abilities: { is: 'anything' } })`activate abilities`,
  says<ManaRestriction>({})`cast ${{ spells }}`,
);

const spending: Syntax<Pick<Doing<'add mana'>, 'spend'>> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    if (onlyTo.read(reader) !== no) {
      const spend = restriction.read(reader);
      if (spend !== no) return { spend };
    }
    reader.back(from);
    return {};
  },
  write: ({ spend }, writer) => spend === undefined || (onlyTo.write({}, writer) && restriction.write(spend, writer)),
};

/** CR 106.3. */
export const manaPredicates: readonly Predicate[] = [
  acts(says<Doing<'add mana'>>({ do: 'add mana' })`${verb('add')} ${{ mana: manaProduced }}${spending}`),
];
