import { type Amount, type Condition, type Filter, isSameTree, type ManaType } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { color } from '../basics/colors.js';
import { mana } from '../costs/mana.js';
import { spentOnIt } from '../counts/mana-spent.js';
import { indefinite } from '../nouns/nouns.js';
import { numeral } from '../basics/numerals.js';

type Of<K> = Variant<Condition, 'if', K>;
type Spent = Extract<Amount, { readonly amount: 'mana spent' }>;

const wasSpent = literally(' was spent ');

function manaSpentCondition(left: Omit<Spent, 'amount'>, right: Amount): Of<'compare'> {
  return { if: 'compare', left: { amount: 'mana spent', ...left }, compare: 'at least', right };
}

function asManaSpent(condition: Condition): (Spent & Pick<Of<'compare'>, 'right' | 'said'>) | undefined {
  if (condition.if !== 'compare' || condition.compare !== 'at least') return undefined;
  const { left, right, said } = condition;
  if (typeof left !== 'object' || left.amount !== 'mana spent') return undefined;
  return { ...left, right, ...(said && { said }) };
}

/** “{U}{B} was spent to cast this spell.” */
function writeSymbols(conditions: readonly Condition[], writer: Writer): boolean {
  const all = conditions.map(asManaSpent);
  const symbols = all.flatMap((one): ManaType[] =>
    one?.types?.length === 1 && one.from === undefined && one.said === undefined && typeof one.right === 'number'
      ? Array.from({ length: one.right }, () => one.types![0]!)
      : [],
  );
  const [first] = all;
  if (first === undefined || new Set(symbols).size !== all.length || all.length < 2) return false;
  if (!all.every((one) => isSameTree(one?.of, first.of))) return false;
  return mana.write(symbols, writer) && wasSpent.write({}, writer) && spentOnIt.write(first, writer);
}

/** “{R}{R} was spent to cast it”, “{U}{B} was spent to cast this spell”: that much mana of each of these types. */
const symbolsSpent: Syntax<Condition> = {
  begins: mana.begins,
  read(reader) {
    const symbols = mana.read(reader);
    const on = symbols === no || wasSpent.read(reader) === no ? no : spentOnIt.read(reader);
    if (symbols === no || on === no) return no;
    const types = [...new Set(symbols)];
    if (!types.every((type) => 'WUBRGC'.includes(type))) return no;
    const spent = types.map((type) =>
      manaSpentCondition({ types: [type as ManaType], ...on }, symbols.filter((symbol) => symbol === type).length),
    );
    return spent.length === 1 ? spent[0]! : { if: 'all', of: spent };
  },
  write(condition, writer) {
    if (condition.if === 'all') return writeSymbols(condition.of, writer);
    const found = asManaSpent(condition);
    if (found?.types?.length !== 1 || found.from !== undefined) return false;
    if (typeof found.right !== 'number' || found.said !== undefined) return false;
    const symbols = Array.from({ length: found.right }, () => found.types![0]!);
    return mana.write(symbols, writer) && wasSpent.write({}, writer) && spentOnIt.write(found, writer);
  },
};

const manaWasSpent = literally(' mana was spent ');

/** “At least three red mana was spent to cast this spell.” */
const atLeast: Syntax<Condition> = {
  begins: new Set(['at']),
  read(reader) {
    if (!reader.take('at') || !reader.take('least')) return no;
    const count = numeral.read(reader);
    if (count === no) return no;
    const from = reader.mark();
    const of = color.read(reader);
    if (of === no) reader.back(from);
    const on = manaWasSpent.read(reader) === no ? no : spentOnIt.read(reader);
    if (on === no) return no;
    if (of === no && on.of === undefined) return manaSpentCondition(on, count);
    return { ...manaSpentCondition({ ...(of !== no && { types: [of] }), ...on }, count), said: 'at least' };
  },
  write(condition, writer) {
    const found = asManaSpent(condition);
    if (found === undefined || found.from !== undefined) return false;
    if ((found.types !== undefined || found.of !== undefined) && found.said !== 'at least') return false;
    return (
      writer.add('at least ') &&
      numeral.write(found.right, writer) &&
      (found.types === undefined || (writer.add(' ') && color.write(found.types[0] as 'W', writer))) &&
      manaWasSpent.write({}, writer) &&
      spentOnIt.write(found, writer)
    );
  },
};

const manaFrom = literally('mana from ');
const source: Syntax<Filter> = indefinite();

/** “Mana from a Treasure was spent to cast it.” */
const fromSource: Syntax<Condition> = {
  begins: new Set(['mana']),
  read(reader) {
    const from = manaFrom.read(reader) === no ? no : source.read(reader);
    const on = from === no || wasSpent.read(reader) === no ? no : spentOnIt.read(reader);
    return from === no || on === no ? no : manaSpentCondition({ from, ...on }, 1);
  },
  write(condition, writer) {
    const found = asManaSpent(condition);
    if (found?.from === undefined || found.types !== undefined || found.right !== 1) return false;
    return (
      manaFrom.write({}, writer) &&
      source.write(found.from, writer) &&
      wasSpent.write({}, writer) &&
      spentOnIt.write(found, writer)
    );
  },
};

type Compare = Of<'compare'>;

const manaSpent: Syntax<Amount> = {
  begins: new Set(['mana']),
  fixedFields: { amount: 'mana spent' },
  read(reader) {
    if (literally('mana was spent ').read(reader) === no) return no;
    const spell = spentOnIt.read(reader);
    return spell === no ? no : { amount: 'mana spent', ...spell };
  },
  write: (amount, writer) =>
    typeof amount === 'object' &&
    amount.amount === 'mana spent' &&
    amount.types === undefined &&
    amount.from === undefined &&
    writer.add('mana was spent ') &&
    spentOnIt.write(amount, writer),
};

const noManaSpent: Syntax<Condition> = says<Compare>({
  if: 'compare',
  compare: 'exactly',
  right: 0,
})`no ${{ left: manaSpent }}`;

/** “Five or more mana was spent to cast that spell.” */
const manyManaSpent: Syntax<Condition> = (() => {
  const inner = says<Compare>({
    if: 'compare',
    compare: 'at least',
  })`${{ right: numeral }} or more ${{ left: manaSpent }}`;
  const isAboutAnotherSpell = (condition: Condition): boolean =>
    condition.if === 'compare' &&
    condition.said === undefined &&
    typeof condition.left === 'object' &&
    'of' in condition.left;
  return {
    begins: inner.begins,
    read(reader) {
      const condition = inner.read(reader);
      return condition === no || !isAboutAnotherSpell(condition) ? no : condition;
    },
    write: (condition, writer) => isAboutAnotherSpell(condition) && inner.write(condition as Compare, writer),
  };
})();

/** Conditions on the mana spent to cast a spell (CR 601.2h). */
export const manaConditions: readonly Syntax<Condition>[] = [
  noManaSpent,
  manyManaSpent,
  symbolsSpent,
  atLeast,
  fromSource,
] as readonly Syntax<Condition>[];
