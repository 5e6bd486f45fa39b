import {
  basicLandTypes,
  type Condition,
  type Filter,
  plainKeywords,
  type KeywordName,
  isSameTree,
  type Players,
} from '@stacktrail/card-tree';
import { withArticle } from '../../english/words.js';
import { listed } from '../../syntax/listed.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, oneOf, table, words, type Syntax } from '../../syntax/syntax.js';
import { digits } from '../basics/numerals.js';
import { hadCounterPut } from './counter-put-on-them.js';
import { counterKind } from './counter-kind.js';
import { chosenForObject, colorOfYourChoice, notedColor } from './noted-colors.js';
import { ofChosenName, ofNotedName } from './noted-names.js';
import { ofNotedType, ofTypeOfObject, ofTypeOfYourChoice } from './noted-types.js';
import { ofEvents } from './after-noun-events.js';
import { askedOfPlayer, pluralHole } from '../basics/holes.js';
import { lesserThanNamed } from './lesser-than-named.js';
import { madeWith } from './made-with-this.js';
import { ofChosenKind } from './of-chosen-kind.js';
import { ownership } from './ownership.js';
import { ownSizes } from './own-sizes.js';
import { ofChosenParity } from './of-chosen-parity.js';
import { baseSizes } from './base-sizes.js';
import { comparison } from './comparisons.js';
import { superlatives } from './superlatives.js';
import { relative } from './relative-clauses.js';
import { related } from './relation-filters.js';

type Of<K> = Variant<Filter, 'is', K>;
const everyone: Players = { players: 'each player' };
type Compared = Of<'power' | 'toughness' | 'mana value'>;

/** Keywords whose cost or number the text leaves out: “with flashback”, “with toxic”. */
export const castingKeywords = [
  'flashback',
  'foretell',
  'suspend',
  'cycling',
  'madness',
  'unearth',
  'escape',
  'toxic',
  'modular',
  'fading',
  'level up',
  'rampage',
  'disturb',
  'awaken',
  'mutate',
  'warp',
  'freerunning',
] as const;

const keyword: Syntax<KeywordName> = table<KeywordName>(
  Object.fromEntries([...plainKeywords, ...castingKeywords].map((name) => [name, name])),
);

const plainKeyword: Syntax<Filter> = mapped<KeywordName, Filter>(
  keyword,
  (name) => ({ is: 'keyword', keyword: name }),
  (filter) => (filter.is === 'keyword' && filter.landType === undefined ? filter.keyword : no),
  { is: 'keyword' },
);
const landwalk: readonly Syntax<Filter>[] = Object.keys(basicLandTypes).map((landType) =>
  constant<Filter>(`${landType.toLowerCase()}walk`, { is: 'keyword', keyword: 'landwalk', landType }),
);
const keywordFilter = oneOf<Filter>(plainKeyword, ...landwalk);

/** “With flying or reach”: one keyword ability of several. */
function withKeywords(conjunction: 'or' | 'and', is: 'any' | 'all'): Syntax<Filter> {
  return mapped<{ readonly of: readonly Filter[] }, Filter>(
    says<{ readonly of: readonly Filter[] }>({})` with ${{ of: listed(keywordFilter, conjunction) }}`,
    ({ of }) => (of.length > 1 ? { is, of } : no),
    (filter) => (filter.is === is && filter.of.length > 1 ? { of: filter.of } : no),
    { is },
  );
}

/** “With power or toughness 1 or less.” */
const powerOrToughness: Syntax<Filter> = mapped<Compared, Filter>(
  says<Compared>({ is: 'power' })` with power or toughness ${comparison}`,
  ({ compare, to }) => ({
    is: 'any',
    of: [
      { is: 'power', compare, to },
      { is: 'toughness', compare, to },
    ],
  }),
  (filter) => {
    const [first, second] = filter.is === 'any' && filter.of.length === 2 ? filter.of : [];
    if (first?.is !== 'power' || second?.is !== 'toughness') return no;
    return isSameTree({ ...first, is: '' }, { ...second, is: '' }) ? first : no;
  },
  { is: 'any' },
);

type Noted = Of<'has noted'>;

/** “With power 4, 5, or 6”: one of these numbers. */
const oneOfNumbers: readonly Syntax<Filter>[] = (['power', 'toughness', 'mana value'] as const).map((measure) =>
  mapped<{ readonly numbers: readonly number[] }, Filter>(
    says<{ readonly numbers: readonly number[] }>(
      {},
    )`${literally(` with ${measure} `)}${{ numbers: listed(digits as Syntax<number>, 'or') }}`,
    ({ numbers }) =>
      numbers.length < 2 ? no : { is: 'any', of: numbers.map((to) => ({ is: measure, compare: 'exactly', to })) },
    (filter) => {
      const parts = filter.is === 'any' && filter.said === undefined ? filter.of : [];
      const numbers = parts.flatMap((part) =>
        part.is === measure && part.compare === 'exactly' && typeof part.to === 'number' ? [part.to] : [],
      );
      return numbers.length > 1 && numbers.length === parts.length ? { numbers } : no;
    },
    { is: 'any' },
  ),
);

/** “Of that color”: of the color that the text had a player choose. */
const noted = notOfSources(says<Noted>({ is: 'has noted', quality: 'color' })` of ${notedColor}`);

/** “Of the color of your choice.” */
const ofYourChoice = notOfSources(
  says<Noted>({ is: 'has noted', quality: 'color' })` of ${{ label: colorOfYourChoice }}`,
);

/**
 * The same syntax, but not for sources of prevented damage: those are checked after the text that made the choice has
 * ended.
 */
function notOfSources(inner: Syntax<Filter>): Syntax<Filter> {
  return {
    ...inner,
    read: (reader) => (/^sources?$/.test(reader.tokens[reader.at - 1]!.word) ? no : inner.read(reader)),
  };
}

/** “Except for lands and tokens”, “except for creatures you control”: objects that match none of these. */
const exceptFor: Syntax<Filter> = mapped<Pick<Of<'not'>, 'of'>, Filter>(
  says<Pick<Of<'not'>, 'of'>>({})` except for ${{ of: pluralHole }}`,
  ({ of }) => (isOfSeveralQualities(of) ? { is: 'not', of } : no),
  (filter) => (filter.is === 'not' && isOfSeveralQualities(filter.of) ? filter : no),
  { is: 'not' },
);

/** Whether the filter has several parts. A single part is negated before the noun: “nonland”. */
function isOfSeveralQualities(filter: Filter): boolean {
  return (filter.is === 'any' || filter.is === 'all') && filter.of.length > 1;
}

const always: readonly Syntax<Filter>[] = [
  withKeywords('or', 'any'),
  withKeywords('and', 'all'),
  says<Filter>({})` with ${keywordFilter}`,
  mapped<Pick<Of<'not'>, 'of'>, Filter>(
    says<Pick<Of<'not'>, 'of'>>({})` without ${{ of: keywordFilter }}`,
    ({ of }) => ({ is: 'not', of }),
    (filter) => (filter.is === 'not' && filter.of.is === 'keyword' ? { of: filter.of } : no),
    { is: 'not' },
  ),
  mapped<{ readonly of: readonly Filter[] }, Filter>(
    says<{ readonly of: readonly Filter[] }>({})` without ${{ of: listed(keywordFilter, 'or') }}`,
    ({ of }) => (of.length > 1 ? { is: 'not', of: { is: 'any', of } } : no),
    (filter) => (filter.is === 'not' && filter.of.is === 'any' && filter.of.of.length > 1 ? { of: filter.of.of } : no),
    { is: 'not' },
  ),
  powerOrToughness,
  ...superlatives,
  ...lesserThanNamed,
  ...oneOfNumbers,
  says<Compared>({ is: 'power' })` with power ${comparison}`,
  says<Compared>({ is: 'toughness' })` with toughness ${comparison}`,
  says<Compared>({ is: 'mana value' })` with mana value ${comparison}`,
  says<Of<'total power and toughness'>>({
    is: 'total power and toughness',
  })` with total power and toughness ${comparison}`,
  constant<Filter>(' with no abilities', { is: 'without abilities' }),
  constant<Filter>(' with one or more targets', { is: 'number of targets', compare: 'at least', to: 1 }),
  constant<Filter>(' with a single target', { is: 'number of targets', compare: 'exactly', to: 1 }),
  says<Of<'chosen'>>({ is: 'chosen', quality: 'color' })` of ${chosenForObject}`,
  ofTypeOfObject,
  ofNotedType,
  ofChosenName,
  ofChosenKind,
  noted,
  ofNotedName,
];

function isCounterWord(word: string): boolean {
  return word === 'with' || word === 'without';
}

/** “With a +1/+1 counter on it”, “with +1/+1 counters on them”. */
function withCounter(without: boolean, many: boolean): Syntax<Filter> {
  const before = words(without ? ' without ' : ' with ', true);
  const behind = words(many ? ' counters on them' : ' counter on it', true);
  return {
    begins: before.begins,
    fixedFields: { is: without ? 'not' : 'has counter' },
    read(reader) {
      if (before.read(reader) === no || (!many && !reader.take('a') && !reader.take('an'))) return no;
      const { text, kind } = reader.next();
      // “No” is a number here, not a kind of counter.
      if ((kind !== 'word' && kind !== 'power/toughness') || text === 'no' || behind.read(reader) === no) return no;
      const has: Filter = { is: 'has counter', counter: text };
      return without ? { is: 'not', of: has } : has;
    },
    write(filter, writer) {
      const has = without && filter.is === 'not' ? filter.of : filter;
      if ((filter.is === 'not') !== without || has.is !== 'has counter') return false;
      return writer.add(
        `${without ? ' without ' : ' with '}${many ? has.counter : withArticle(has.counter)}${many ? ' counters on them' : ' counter on it'}`,
      );
    },
  };
}

/** “With a charge counter on it”, “with charge counters on them”: at least one counter of that kind. */
function isOfOneKind(filter: Filter): boolean {
  if (filter.is !== 'counters' || filter.said !== undefined) return false;
  const { counter, compare, to } = filter;
  if (counter === undefined || counter.includes(' ')) return false;
  return compare === 'greater than' ? to === 0 : compare === 'at least' && to === 1;
}

/** “With one or more counters on it”, “with two or more charge counters on it”, “with counters on them”. */
function withCounters(many: boolean): Syntax<Filter> {
  const on = literally(many ? ' on them' : ' on it');
  return {
    begins: new Set(['with']),
    fixedFields: { is: 'counters' },
    read(reader) {
      if (!isCounterWord(reader.word) || !reader.take('with')) return no;
      const filter = counterKind.read(reader);
      return filter === no || on.read(reader) === no || isOfOneKind(filter) ? no : filter;
    },
    write: (filter, writer) =>
      filter.is === 'counters' && writer.add(' with ') && counterKind.write(filter, writer) && on.write({}, writer),
  };
}

/** “With {X} in its mana cost.” */
function inManaCost(many: boolean): Syntax<Filter> {
  const behind = many ? ' in their mana costs' : ' in its mana cost';
  return constant<Filter>(` with {X}${behind}`, { is: 'mana cost contains', symbol: 'X' });
}

/** “That has an Adventure.” */
function withInset(many: boolean): readonly Syntax<Filter>[] {
  const that = many ? ' that have' : ' that has';
  return [
    constant<Filter>(`${that} an Adventure`, { is: 'has an Adventure' }),
    constant<Filter>(`${that} an Omen`, { is: 'has an Omen' }),
  ];
}

/** Clauses about what an object did or can do. */
const clausesOfFact: readonly Syntax<Filter>[] = [
  constant<Filter>(' that had to attack this combat', { is: 'had to attack' }),
  constant<Filter>(" that came under its controller's control since the beginning of their last upkeep", {
    is: 'came under control since last upkeep',
  }),
  constant<Filter>(' that has been under your control continuously since this turn began', {
    is: 'controlled since turn began',
  }),
];

/** “Whose controller was dealt combat damage this turn.” */
const whoseController: Syntax<Filter> = mapped<{ readonly condition: Condition }, Filter>(
  says<{ readonly condition: Condition }>({})` whose controller ${{ condition: askedOfPlayer }}`,
  ({ condition }) => ({ is: 'controlled by players', who: { players: 'those who', of: everyone, condition } }),
  (filter) => {
    if (filter.is !== 'controlled by players' || filter.who.players !== 'those who') return no;
    const { of, condition, said } = filter.who;
    return said === undefined && of.players === 'each player' ? { condition } : no;
  },
  { is: 'controlled by players' },
);

/** Kinds of keyword abilities whose variants are abilities of that kind as well (CR 702.29e, 702.33c, 702.37b). */
const kindsOfAbilities: readonly (readonly [string, readonly KeywordName[]])[] = [
  ['a cycling ability', ['cycling', 'typecycling']],
  ['a kicker ability', ['kicker', 'multikicker']],
  ['a morph ability', ['morph', 'megamorph']],
];

const withAbilityOfKind: readonly Syntax<Filter>[] = kindsOfAbilities.map(([text, names]) =>
  constant<Filter>(` with ${text}`, { is: 'any', of: names.map((keyword) => ({ is: 'keyword', keyword })) }),
);

const ofOne: readonly Syntax<Filter>[] = [
  ...ownSizes(false),
  ...baseSizes,
  ofChosenParity,
  ...withAbilityOfKind,
  constant<Filter>(" with an activated ability that isn't a mana ability", {
    is: 'with an activated ability',
    mana: false,
  }),
  constant<Filter>(' with a mana ability', { is: 'with an activated ability', mana: true }),
  constant<Filter>(' with an activated ability', { is: 'with an activated ability' }),
  whoseController,
  ...clausesOfFact,
  ...madeWith,
  inManaCost(false),
  ...withInset(false),
  constant<Filter>(' with an even mana value', { is: 'even mana value' }),
  constant<Filter>(' with an odd mana value', { is: 'odd mana value' }),
  withCounter(false, false),
  withCounter(true, false),
  withCounters(false),
  ...always,
  ...ownership(false),
  ...related(false),
  ...ofEvents(false),
  ...relative(false),
  exceptFor,
];

const one = oneOf(
  ...ofOne,
  constant<Filter>(' your opponents control', { is: 'controlled by players', who: { players: 'each opponent' } }),
);
const several = oneOf(
  constant<Filter>(' attacking your opponents', {
    is: 'attacks players',
    who: { players: 'each opponent' },
  }),
  constant<Filter>(' the monarch controls', {
    is: 'controlled by players',
    who: { players: 'designated', as: 'monarch' },
  }),
  hadCounterPut,
  ...ownSizes(true),
  ...baseSizes,
  ...withAbilityOfKind,
  ofYourChoice,
  constant<Filter>(" with activated abilities that aren't mana abilities", {
    is: 'with an activated ability',
    mana: false,
  }),
  constant<Filter>(' with mana abilities', { is: 'with an activated ability', mana: true }),
  ofTypeOfYourChoice,
  constant<Filter>(' with activated abilities', { is: 'with an activated ability' }),
  ...clausesOfFact,
  ...madeWith,
  inManaCost(true),
  ...withInset(true),
  constant<Filter>(' with even mana values', { is: 'even mana value' }),
  constant<Filter>(' with odd mana values', { is: 'odd mana value' }),
  withCounter(false, true),
  withCounter(true, true),
  withCounters(true),
  ...always,
  ...ownership(true),
  ...related(true),
  ...ofEvents(true),
  ...relative(true),
  exceptFor,
);

/** After “each”, “your opponents control” belongs to all creatures together: “each creature your opponents control”. */
const everyOne = oneOf(
  constant<Filter>(' your opponents control', { is: 'controlled by', who: 'opponent' }),
  constant<Filter>(' your opponents own', { is: 'owned by', who: 'opponent' }),
  ...ofOne,
);

/** The form of the noun: singular, plural, or singular after “each”. */
export type NounForm = 'one' | 'several' | 'each';

/** Words after a noun: “you control”, “with flying”, “with power 2 or less”. */
export function afterNoun(form: NounForm): Syntax<Filter> {
  if (form === 'several') return several;
  return form === 'one' ? one : everyOne;
}
