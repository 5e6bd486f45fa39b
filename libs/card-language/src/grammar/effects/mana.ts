import type { ManaProduced } from '../../effects.js';
import { says, type Variant } from '../../syntax/says.js';
import { no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { manaTypes, type ManaType } from '../../symbols.js';
import { mana } from '../costs.js';
import { numeral } from '../numerals.js';
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

const manaProduced: Syntax<ManaProduced> = oneOf<ManaProduced>(
  says<Producing<'one of'>>({ add: 'one of', count: 1 })`${{ types: alternatives }}`,
  says<Producing<'fixed'>>({ add: 'fixed' })`${{ mana: produced }}`,
  says<Producing<'one of'>>({ add: 'one of', types: anyColor, count: 1 })`one mana of any color`,
  says<Producing<'one of'>>({ add: 'one of', types: anyColor })`${{ count: numeral }} mana of any one color`,
  says<Producing<'chosen color'>>({ add: 'chosen color', count: 1 })`one mana of the chosen color`,
);
/** CR 106.3. */
export const manaPredicates: readonly Predicate[] = [
  acts(says<Doing<'add mana'>>({ do: 'add mana' })`${verb('add')} ${{ mana: manaProduced }}`),
];
