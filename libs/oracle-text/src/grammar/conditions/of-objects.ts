import type { Condition, Filter, Objects } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import { isAboutCard, ofSameCard } from './asked-cards.js';
import { counterKind } from '../nouns/counter-kind.js';
import { attackingAlone } from '../nouns/attacking-alone.js';
import { quality as qualityHole } from '../basics/holes.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { notedName } from '../nouns/noted-names.js';
import { yourRingBearer } from '../objects/ring-bearer.js';
import { ordinal } from '../basics/ordinals.js';
import { agreeingSubject, possessive, referent } from '../objects/objects.js';
import { comparison } from '../nouns/comparisons.js';
import { alternatives, severalRelatives } from '../nouns/relative-clauses.js';
import { color } from '../basics/colors.js';
import { verb } from '../basics/verbs.js';
import { underCards } from './above-in-graveyard.js';
import { subjectStays } from './subject-stays.js';
import { verbPhrases } from './verb-phrases.js';

type Matches = Variant<Condition, 'if', 'matches'>;

/** “It's”, “they're”: a pronoun contracted with its verb. */
const contracted: Syntax<Objects> = {
  begins: new Set(["it's", "they're"]),
  fixedFields: { called: 'it' },
  read(reader) {
    const plural = reader.word === "they're";
    reader.next();
    const { except } = reader.scope;
    const referent = reader.scope.last(
      (one) =>
        one.means !== null &&
        !('players' in one.means) &&
        one.plural === plural &&
        (except === null || !reader.scope.isSame(one, except)),
    );
    if (referent === undefined) return no;
    // An object isn't compared with itself.
    reader.scope.except = referent.means as Objects;
    return { ...referent.means, called: 'it' } as Objects;
  },
  write(objects, writer) {
    if (objects.called !== 'it') return false;
    return writer.add(writer.scope.isPlural(objects) ? "they're" : "it's");
  },
};

const states: readonly (readonly [string, Filter])[] = [
  ...(
    [
      'tapped',
      'untapped',
      'attacking',
      'blocking',
      'blocked',
      'enchanted',
      'equipped',
      'modified',
      'historic',
      'colorless',
      'multicolored',
      'monocolored',
    ] as const
  ).map((is): readonly [string, Filter] => [is, { is }]),
  ['kicked', { is: 'kicked' }],
  ['bargained', { is: 'cost was paid', keyword: 'bargain' }],
  ['monstrous', { is: 'designated', as: 'monstrous' }],
  ['renowned', { is: 'designated', as: 'renowned' }],
  ['suspected', { is: 'designated', as: 'suspected' }],
  ['prepared', { is: 'designated', as: 'prepared' }],
  ['saddled', { is: 'designated', as: 'saddled' }],
  ['exerted', { is: 'designated', as: 'exerted' }],
  ['paired with another creature', { is: 'designated', as: 'paired' }],
  ['your Ring-bearer', yourRingBearer],
  ['attacking alone', attackingAlone],
  ['attacking one of your opponents', { is: 'attacks players', who: { players: 'each opponent' } }],
  ['controlled by the chosen player', { is: 'controlled by players', who: { players: 'chosen' } }],
  ['legendary', { is: 'supertype', supertype: 'Legendary' }],
  ['nonbasic', { is: 'not', of: { is: 'supertype', supertype: 'Basic' } }],
  ['on the battlefield', { is: 'in zone', zone: 'battlefield' }],
  [
    'in your graveyard',
    {
      is: 'all',
      of: [
        { is: 'in zone', zone: 'graveyard' },
        { is: 'owned by', who: 'you' },
      ],
    },
  ],
  ['in exile', { is: 'in zone', zone: 'exile' }],
  ['exiled', { is: 'in zone', zone: 'exile', said: 'exiled' }],
  [
    'in the command zone or on the battlefield',
    {
      is: 'any',
      of: [
        { is: 'in zone', zone: 'command' },
        { is: 'in zone', zone: 'battlefield' },
      ],
    },
  ],
  // CR 702.62b
  [
    'suspended',
    {
      is: 'all',
      of: [
        { is: 'in zone', zone: 'exile' },
        { is: 'keyword', keyword: 'suspend' },
        { is: 'has counter', counter: 'time' },
      ],
    },
  ],
];

const colored: Syntax<Filter> = {
  begins: color.begins,
  fixedFields: { is: 'color' },
  read(reader) {
    const found = color.read(reader);
    return found === no ? no : { is: 'color', color: found };
  },
  write: (filter, writer) => filter.is === 'color' && color.write(filter.color, writer),
};

const spellOfTurn = noun(false, 'spell');

/** “The second creature spell you cast this turn.” */
const nthSpell: Syntax<Filter> = says<Extract<Filter, { readonly is: 'nth cast this turn' }>>({
  is: 'nth cast this turn',
})`the ${{ nth: ordinal }} ${{ what: spellOfTurn }} you cast this turn`;

/** “Tapped”, “a creature”, “red”: the words after “is”. */
const quality: Syntax<Filter> = oneOf<Filter>(
  underCards,
  ...states.map(([text, filter]) => constant(text, filter)),
  nthSpell,
  colored,
  card(),
  nounWithoutCard(),
);

qualityHole.define(quality);

/** One such quality, or one of several: “enchanted or equipped”, “a Human or an Angel”. */
const oneQuality: Syntax<Filter> = oneOf<Filter>(
  alternatives(oneOf<Filter>(...states.map(([text, filter]) => constant(text, filter)), colored)),
  severalRelatives,
  says<Extract<Filter, { readonly is: 'attacks' }>>({ is: 'attacks' })`attacking ${{ what: indefinite() }}`,
  quality,
);

/** “A land card”: a filter for cards. */
function card(): Syntax<Filter> {
  const cards = indefinite('card');
  return {
    begins: cards.begins,
    fixedFields: { is: 'all' },
    read(reader) {
      const from = reader.mark();
      const filter = cards.read(reader);
      if (filter !== no && reader.tokens[reader.at - 1]!.word === 'card')
        return { is: 'all', of: [filter, { is: 'card' }] };
      reader.back(from);
      return no;
    },
    write(filter, writer) {
      if (filter.is !== 'all' || filter.of.length !== 2 || filter.of[1]!.is !== 'card') return false;
      return cards.write(filter.of[0]!, writer);
    },
  };
}

/** A noun without “card”, which `card` reads. */
function nounWithoutCard(): Syntax<Filter> {
  const one = indefinite();
  return {
    begins: one.begins,
    read(reader) {
      const filter = one.read(reader);
      return filter === no || reader.tokens[reader.at - 1]!.word === 'card' ? no : filter;
    },
    write: (filter, writer) => one.write(filter, writer),
  };
}

/** “It's a creature”, “it isn't tapped”, “this creature was a Human”. */
function being(): readonly Syntax<Condition>[] {
  const is = verb('are', 'is');
  const was = verb('were', 'was');
  const isnt = verb("aren't", "isn't");
  const wasnt = verb("weren't", "wasn't");
  const not = (objects: Syntax<Objects>, joint: Syntax<object>, time = present): Syntax<Condition> => {
    const inner = time(says<Matches>({ if: 'matches' })`${{ objects }} ${joint} ${{ filter: oneQuality }}`);
    return {
      begins: inner.begins,
      fixedFields: { if: 'not' },
      read(reader) {
        const of = inner.read(reader);
        return of === no ? no : { if: 'not', of };
      },
      write: (condition, writer) =>
        condition.if === 'not' && condition.of.if === 'matches' && inner.write(condition.of, writer),
    };
  };
  return [
    present(says<Matches>({ if: 'matches' })`${{ objects: contracted }} ${{ filter: oneQuality }}`),
    not(contracted, literally('not')),
    withoutPronoun(says<Matches>({ if: 'matches' })`${{ objects: agreeingSubject }} ${is} ${{ filter: oneQuality }}`),
    not(agreeingSubject, isnt),
    past(says<Matches>({ if: 'matches' })`${{ objects: agreeingSubject }} ${was} ${{ filter: oneQuality }}`),
    not(agreeingSubject, wasnt, past),
  ].map(notOfTokens);
}

/** Tokens aren't cards: “if it was a creature card” is about an object named before the token (CR 111.1). */
function notOfTokens(inner: Syntax<Condition>): Syntax<Condition> {
  return {
    begins: inner.begins,
    read(reader) {
      const from = reader.mark();
      const condition = readOther(reader, inner, reader.scope.except);
      if (condition === no) return no;
      const same = ofSameCard(condition, reader.scope);
      const tokens = tokensAsked(same, reader.scope);
      if (tokens === undefined) return same;
      reader.back(from);
      const again = readOther(reader, inner, tokens);
      return again === no || tokensAsked(again, reader.scope) !== undefined ? no : again;
    },
    write: (condition, writer) => inner.write(condition, writer),
  };
}

/** @param except an object that pronouns can't mean in the condition */
function readOther(reader: Reader, inner: Syntax<Condition>, except: Objects | null): Condition | No {
  const { except: before } = reader.scope;
  reader.scope.except = except;
  const condition = inner.read(reader);
  reader.scope.except = before;
  return condition;
}

/** The tokens about which the condition would ask whether they are cards. */
function tokensAsked(condition: Condition, scope: Scope): Objects | undefined {
  const { objects, filter } = (condition.if === 'not' ? condition.of : condition) as Matches;
  const named = isAboutCard({ if: 'matches', objects, filter }) ? scope.referentOf(objects) : undefined;
  return named?.nouns[0] === 'token' ? objects : undefined;
}

/** The same syntax, but not for pronouns, which are contracted with the verb. */
function withoutPronoun(inner: Syntax<Condition>): Syntax<Condition> {
  return {
    begins: inner.begins,
    fixedFields: { if: 'matches' },
    read: (reader) => inner.read(reader),
    write: (condition, writer) =>
      condition.if === 'matches' &&
      condition.past !== true &&
      condition.objects.called !== 'it' &&
      inner.write(condition, writer),
  };
}

/** The same syntax, but not for conditions on the past. */
function present(inner: Syntax<Condition>): Syntax<Condition> {
  return {
    begins: inner.begins,
    fixedFields: { if: 'matches' },
    read: (reader) => inner.read(reader),
    write: (condition, writer) =>
      condition.if === 'matches' && condition.past !== true && inner.write(condition, writer),
  };
}

/**
 * The past tense of a condition, which is checked with last known information (CR 608.2h). For this spell, `kicked` and
 * `cost was paid` are used instead.
 */
function past(inner: Syntax<Condition>): Syntax<Condition> {
  return {
    begins: inner.begins,
    fixedFields: { if: 'matches' },
    read(reader) {
      const condition = inner.read(reader) as Matches | No;
      if (condition === no) return no;
      const { objects, filter } = condition;
      const asksOfSpell = filter.is === 'kicked' || filter.is === 'cost was paid';
      if (asksOfSpell && objects.objects === 'this' && objects.called === 'spell') return no;
      const { was } = objects.called === 'it' ? reader.scope.factsOf(objects) : {};
      if (was === null) return no;
      return { ...condition, ...(was && { objects: { ...was, called: 'it' } }), past: true };
    },
    write: (condition, writer) =>
      condition.if === 'matches' && condition.past === true && inner.write(condition, writer),
  };
}

const have = verb('have', 'has');
const had = literally('had');

interface Counters {
  readonly filter: Filter;
}

/** “A +1/+1 counter on it”, “three or more charge counters on it”, “counters on it”. */
const counters: Syntax<Counters> = {
  begins: null,
  read(reader) {
    const filter = readCounters(reader);
    return filter === no || !reader.take('on') || !(reader.take('it') || reader.take('them')) ? no : { filter };
  },
  write({ filter }, writer) {
    return (
      counterKind.write(filter, writer) && writer.add(writer.scope.subject?.plural === true ? ' on them' : ' on it')
    );
  },
};

function readCounters(reader: Reader): Filter | No {
  return counterKind.read(reader);
}

/** Conditions on what objects are, were, and have. */
export const objectConditions: readonly Syntax<Condition>[] = [
  present(says<Matches>({ if: 'matches' })`${{ objects: agreeingSubject }} ${have} ${counters}`),
  past(says<Matches>({ if: 'matches' })`${{ objects: agreeingSubject }} ${had} ${counters}`),
  present(says<Matches>({ if: 'matches' })`${{ objects: agreeingSubject }} ${have} ${{ filter: notedName }}`),
  ...verbPhrases(agreeingSubject),
  past(
    says<Matches>({
      if: 'matches',
      filter: { is: 'controlled by', who: 'you' },
    })`you controlled ${{ objects: referent('object') }}`,
  ),
  present(
    says<Matches>({
      if: 'matches',
      filter: { is: 'mana cost contains', symbol: 'X' },
    })`${{ objects: possessive }} mana cost contains {X}`,
  ),
  ...being(),
  ...(['power', 'toughness', 'mana value'] as const).map((measure) => measured(measure)),
  ...(['power', 'toughness', 'mana value'] as const).map((measure) => wasMeasured(measure)),
].map(subjectStays);

/** “Its mana value was 3 or less”: with last known information. */
function wasMeasured(is: 'power' | 'toughness' | 'mana value'): Syntax<Condition> {
  const behind = literally(` ${is} was `);
  return {
    begins: possessive.begins,
    fixedFields: { if: 'matches' },
    read(reader) {
      const objects = possessive.read(reader);
      if (objects === no || behind.read(reader) === no) return no;
      const found = comparison.read(reader);
      return found === no ? no : { if: 'matches', objects, filter: { is, ...found }, past: true };
    },
    write(condition, writer) {
      if (condition.if !== 'matches' || condition.past !== true || condition.filter.is !== is) return false;
      return (
        possessive.write(condition.objects, writer) &&
        behind.write({}, writer) &&
        comparison.write(condition.filter, writer)
      );
    },
  };
}

/** “Its power is 4 or greater.” */
function measured(measure: 'power' | 'toughness' | 'mana value'): Syntax<Condition> {
  const behind = literally(` ${measure} is `);
  return {
    begins: possessive.begins,
    fixedFields: { if: 'compare' },
    read(reader) {
      const of = possessive.read(reader);
      if (of === no || behind.read(reader) === no) return no;
      const found = comparison.read(reader);
      return found === no
        ? no
        : { if: 'compare', left: { amount: measure, of }, compare: found.compare, right: found.to };
    },
    write(condition, writer) {
      if (condition.if !== 'compare' || typeof condition.left !== 'object' || condition.left.amount !== measure)
        return false;
      return (
        possessive.write((condition.left as { readonly of: Objects }).of, writer) &&
        behind.write({}, writer) &&
        comparison.write({ compare: condition.compare, to: condition.right }, writer)
      );
    },
  };
}
