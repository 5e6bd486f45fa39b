import {
  type Amount,
  type Condition,
  costKeywords,
  type KeywordName,
  type ManaType,
  type Zone,
} from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import type { Reader } from '../../syntax/reader.js';
import { constant, literally, no, table, type Syntax } from '../../syntax/syntax.js';
import type { Scope } from '../../syntax/scope.js';
import { Writer } from '../../syntax/writer.js';
import { color } from '../colors.js';
import { mana } from '../costs.js';
import { spentOnIt } from '../mana-spent.js';
import { indefinite } from '../nouns.js';
import { numeral } from '../numerals.js';
import { referent } from '../objects.js';

type Of<K> = Variant<Condition, 'if', K>;

const it = referent('object');

function isSpell({ scope }: Writer): boolean {
  return scope.speaker.types.includes('Instant') || scope.speaker.types.includes('Sorcery');
}

/** The spell that this is, or that this permanent was: “this spell”, “it”. */
const castThis: Syntax<object> = {
  begins: new Set(['to']),
  read(reader) {
    if (!reader.take('to') || !reader.take('cast')) return no;
    if (reader.take('it')) return {};
    return reader.take('this') && reader.take('spell') ? {} : no;
  },
  write: (_, writer) => writer.add(isSpell(writer) ? 'to cast this spell' : 'to cast it'),
};

/** “{R}{R} was spent to cast it”: so much mana of one type. */
const symbolsSpent: Syntax<Condition> = {
  begins: mana.begins,
  read(reader) {
    const symbols = mana.read(reader);
    if (symbols === no || literally(' was spent ').read(reader) === no || castThis.read(reader) === no) return no;
    const [type] = symbols;
    if (!symbols.every((symbol) => symbol === type) || !'WUBRGC'.includes(type!)) return no;
    return spent(symbols.length, [type as ManaType]);
  },
  write(condition, writer) {
    const found = spentIn(condition);
    if (found?.types?.length !== 1 || typeof found.right !== 'number' || found.said !== undefined) return false;
    const symbols = Array.from({ length: found.right }, () => found.types![0]!);
    return mana.write(symbols, writer) && writer.add(' was spent ') && castThis.write({}, writer);
  },
};

function spent(right: Amount, types?: readonly ManaType[]): Condition {
  const left: Amount = types === undefined ? { amount: 'mana spent' } : { amount: 'mana spent', types };
  return { if: 'compare', left, compare: 'at least', right };
}

function spentIn(condition: Condition) {
  if (condition.if !== 'compare' || condition.compare !== 'at least') return undefined;
  const { left, right, said } = condition;
  if (typeof left !== 'object' || left.amount !== 'mana spent' || left.from !== undefined) return undefined;
  return { right, types: left.types, said };
}

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
    if (literally(' mana was spent ').read(reader) === no || castThis.read(reader) === no) return no;
    return of === no ? spent(count) : ({ ...spent(count, [of]), said: 'at least' } as Condition);
  },
  write(condition, writer) {
    const found = spentIn(condition);
    if (found === undefined || (found.types !== undefined && found.said !== 'at least')) return false;
    return (
      writer.add('at least ') &&
      numeral.write(found.right, writer) &&
      (found.types === undefined || (writer.add(' ') && color.write(found.types[0] as 'W', writer))) &&
      writer.add(' mana was spent ') &&
      castThis.write({}, writer)
    );
  },
};

type Matches = Of<'matches'>;

const zones: readonly (readonly [string, Zone])[] = [
  ['your hand', 'hand'],
  ['a graveyard', 'graveyard'],
  ['exile', 'exile'],
];

const keywords = table<KeywordName>(Object.fromEntries(costKeywords.map((name) => [name, name])));
/** “Evidence was collected”, “a Dragon was beheld”, of the optional additional cost of the same text (CR 701.4b, 701.59c). */
const additionPaid: Syntax<Condition> = {
  begins: null,
  read(reader) {
    const words = wordsOfAddition(reader.scope);
    return words === undefined || literally(words).read(reader) === no
      ? no
      : { if: 'cost was paid', keyword: 'additional' };
  },
  write(condition, writer) {
    if (condition.if !== 'cost was paid' || condition.keyword !== 'additional') return false;
    const words = wordsOfAddition(writer.scope);
    return words !== undefined && writer.add(words);
  },
};

function wordsOfAddition(scope: Scope): string | undefined {
  const own = scope.speaker.abilities.find(
    (ability) => ability.kind === 'additional cost' && ability.optional === true,
  );
  const [cost, ...more] = own?.kind === 'additional cost' ? own.cost : [];
  if (own === undefined || cost === undefined) return undefined;
  if (more.length === 0 && cost.cost === 'exile with total mana value' && cost.action !== undefined)
    return 'evidence was collected';
  if (more.length > 0 || cost.cost !== 'behold' || cost.count !== 1) return "this spell's additional cost was paid";
  const writer = new Writer(scope.inside(scope.speaker));
  return indefinite().write(cost.filter, writer) ? `${writer.text} was beheld` : undefined;
}

const costWasPaid = literally(' cost was paid');

/** “This spell's surge cost was paid”, of a permanent “its prowl cost was paid”: of the object itself (CR 607.2). */
const keywordPaid: Syntax<Condition> = {
  begins: null,
  marks: { if: 'cost was paid' },
  read(reader) {
    const { scope } = reader;
    const spell = scope.speaker.types.includes('Instant') || scope.speaker.types.includes('Sorcery');
    if (spell ? literally("this spell's ").read(reader) === no : !readIts(reader)) return no;
    const keyword = keywords.read(reader);
    return keyword === no || costWasPaid.read(reader) === no ? no : { if: 'cost was paid', keyword };
  },
  write: (condition, writer) =>
    condition.if === 'cost was paid' &&
    condition.which === undefined &&
    condition.keyword !== 'additional' &&
    writer.add(isSpell(writer) ? "this spell's " : 'its ') &&
    keywords.write(condition.keyword, writer) &&
    writer.add(' cost was paid'),
};

function readIts(reader: Reader): boolean {
  const whose = referent('possessive').read(reader);
  return whose !== no && whose.objects === 'this';
}

type Compare = Of<'compare'>;
type Spent = Extract<Amount, { readonly amount: 'mana spent' }>;

const manaSpent: Syntax<Amount> = {
  begins: new Set(['mana']),
  marks: { amount: 'mana spent' },
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
    spentOnIt.write(amount satisfies Spent, writer),
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
  const isOther = (condition: Condition): boolean =>
    condition.if === 'compare' && typeof condition.left === 'object' && 'of' in condition.left;
  return {
    begins: inner.begins,
    read(reader) {
      const condition = inner.read(reader);
      return condition === no || !isOther(condition) ? no : condition;
    },
    write: (condition, writer) => isOther(condition) && inner.write(condition as Compare, writer),
  };
})();

/** How something was cast, and what was paid for it (CR 601). */
export const castingConditions: readonly Syntax<Condition>[] = [
  constant('this spell was kicked', { if: 'kicked' }),
  {
    begins: new Set(['this']),
    marks: { if: 'not' },
    read: (reader) =>
      literally("this spell wasn't kicked").read(reader) === no ? no : { if: 'not', of: { if: 'kicked' } },
    write: (condition, writer) =>
      condition.if === 'not' && condition.of.if === 'kicked' && writer.add("this spell wasn't kicked"),
  },
  ...zones.map(([text, zone]) => constant(`this spell was cast from ${text}`, { if: 'cast from', zone })),
  ...zones.map(
    ([text, zone]) =>
      says<Matches>({
        if: 'matches',
        filter: { is: 'cast from', zone },
      })`you cast ${{ objects: it }}${literally(` from ${text}`)}`,
  ),
  says<Matches>({ if: 'matches', filter: { is: 'cast from' } })`you cast ${{ objects: it }}`,
  constant("tribute wasn't paid", { if: 'not', of: { if: 'chosen', word: 'paid', label: 'tribute' } }),
  constant('this spell was cast from anywhere other than your hand', {
    if: 'all',
    of: [
      { if: 'matches', objects: { objects: 'this' }, filter: { is: 'cast from' } },
      { if: 'not', of: { if: 'cast from', zone: 'hand' } },
    ],
  }),
  constant('you cast this spell during your main phase', {
    if: 'all',
    of: [
      { if: 'matches', objects: { objects: 'this' }, filter: { is: 'cast from' } },
      { if: 'during', steps: ['precombat main', 'postcombat main'], whose: { players: 'you' } },
    ],
  }),
  additionPaid,
  noManaSpent,
  manyManaSpent,
  constant('this spell was bargained', { if: 'cost was paid', keyword: 'bargain' }),
  constant('the gift was promised', { if: 'cost was paid', keyword: 'gift' }),
  constant("the gift wasn't promised", { if: 'not', of: { if: 'cost was paid', keyword: 'gift' } }),
  keywordPaid,
  symbolsSpent,
  atLeast,
] as readonly Syntax<Condition>[];
