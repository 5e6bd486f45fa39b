import {
  type Amount,
  type Measure,
  isSameTree,
  type KeywordName,
  type Objects,
  parameterKeywords,
  participles,
  plainKeywords,
  type Players,
} from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import type { Scope } from '../../syntax/scope.js';
import { says, type Variant } from '../../syntax/says.js';
import { without } from '../../syntax/without.js';
import { constant, lazy, literally, mapped, no, oneOf, table, words, type Syntax } from '../../syntax/syntax.js';
import { colorList } from '../basics/colors.js';
import { combinedValues, inExileAndGraveyard } from './combined-values.js';
import { difference } from './the-difference.js';
import { objectsOfKinds, countables } from './countables.js';
import { countersOn, preventedThisWay, thatMuch } from '../counts/counts.js';
import { doneThisWay, theParticipleObjects, theObjectDoneThisWay } from '../this-way/done-this-way.js';
import { amountsOfEvent, amountsThisTurn } from '../counts/event-amounts.js';
import { among, countable, countedOn, namedObjects, value } from '../basics/holes.js';
import { snowSpent, spentOnIt } from '../counts/mana-spent.js';
import { thatColor } from '../nouns/noted-colors.js';
import { amountsOfPlayers } from './events-of-players.js';
import { greatestCast, greatestThisWay } from './greatest-cast.js';
import { greatestOfOpponent } from './greatest-controlled.js';
import { chosenResults } from '../this-way/chosen-results.js';
import { greatestOfCommanders } from './of-your-commanders.js';
import { numeralOrX } from '../basics/numerals.js';
import { each, objectsAfterVerb, possessive, referent } from '../objects/objects.js';
import { ofCreatureThatDied } from './of-creature-that-died.js';
import { playersAsSubject, possessivePlayers } from '../players/players.js';
import { energyOfCost } from '../this-way/removed-this-way.js';
import { nameSelf } from '../basics/self.js';
import { mostInCommon } from './most-in-common.js';
import { damageUpToHad } from '../this-way/damage-up-to.js';
import {
  energyPaid,
  excessThisWay,
  lifePaidLabel,
  muchThisWay,
  notedThisWay,
  numberChosen,
} from '../this-way/this-way.js';

type Of<K> = Variant<Amount, 'amount', K>;

/** “Twice that number”, “three times the number of creatures you control”. */
const severalTimes = (
  [
    ['twice', 2],
    ['three times', 3],
  ] as const
).map(([text, by]) =>
  mapped<{ readonly of: Amount }, Amount>(
    says<{ readonly of: Amount }>({})`${literally(text)} ${{ of: value }}`,
    ({ of }) => ({ amount: 'product', of: [by, of] }),
    (amount) =>
      typeof amount === 'object' && amount.amount === 'product' && amount.of[0] === by && amount.of.length === 2
        ? { of: amount.of[1]! }
        : no,
  ),
);

const chosenNumber = without(['label'], says<Of<'chosen number'>>({ amount: 'chosen number' })`the chosen number`);

/** “The chosen number”, if the same text has no player choose a number (CR 607.2d). */
const chosenForObject: Syntax<Amount> = {
  ...(chosenNumber as Syntax<Amount>),
  read: (reader) => (reader.scope.thisWay[numberChosen] === undefined ? chosenNumber.read(reader) : no),
};

/** “The life paid as this artifact entered” (CR 607.2d). */
const lifePaidAsItEntered: Syntax<Amount> = lazy(
  () =>
    says<Of<'chosen number'>>({ amount: 'chosen number', label: lifePaidLabel })`the life paid as ${nameSelf} entered`,
);

function negative(amount: Amount): Amount {
  return typeof amount === 'number' ? -amount : { amount: 'negative', of: amount };
}

/** The amount that is subtracted; `undefined` if the amount is added. */
function subtracted(amount: Amount): Amount | undefined {
  if (typeof amount === 'number') return amount < 0 ? -amount : undefined;
  return amount.amount === 'negative' ? amount.of : undefined;
}

/** “One” as the first number of a sum. */
function oneWord(): Syntax<Amount> {
  return words<Amount>('one', { amount: 'sum', of: [1] }, (amount) => isSameTree(amount, { amount: 'sum', of: [1] }));
}

const half: Syntax<Amount> = oneOf<Amount>(
  ...(['up', 'down'] as const).map(
    (round) => says<Of<'half'>>({ amount: 'half', round })`half ${{ of: value }}${literally(`, rounded ${round}`)}`,
  ),
);

const measure = table<Measure>({ power: 'power', toughness: 'toughness', 'mana value': 'mana value' });

/** “The total power of creatures you control.” */
function totalOf(amount: Measure): Syntax<Amount> {
  return says<Of<'power'>>({ amount: amount as 'power' })`the total ${literally(amount)} of ${{ of: objectsOfKinds }}`;
}

/** “The power of that creature”, “the mana value of the card exiled this way”. */
const measureOf: Syntax<Amount> = oneOf<Amount>(
  ...(['power', 'toughness', 'mana value'] as const).map((amount) => {
    const opening = literally(`the ${amount} of `);
    return says<Of<'power'>>({
      amount: amount as 'power',
      said: 'of',
    })`${opening}${{ of: lazy(() => oneOf<Objects>(namedObjects, theObjectDoneThisWay)) }}`;
  }),
  ...(['power', 'toughness', 'mana value'] as const).map((amount) => ofCreatureThatDied(amount)),
);

const otherAmounts: readonly Syntax<Amount>[] = [
  totalOfNamed('power'),
  totalOfNamed('toughness'),
  totalOfNamed('mana value'),
  ...amountsThisTurn,
  ...amountsOfPlayers,
  ...amountsOfEvent,
  difference,
  ...combinedValues,
];

const theirTotals = (['power', 'toughness', 'mana value'] as const).map(theirTotal);

/** “The total mana value of those cards”, “the total power of creatures exiled this way.” */
export function totalOfNamed(amount: Measure): Syntax<Amount> {
  const total = says<Of<'power'>>({
    amount: amount as 'power',
    said: 'of',
  })`the total ${literally(amount)} of ${{ of: oneOf(referent('object'), theParticipleObjects, doneThisWay('')) }}`;
  return {
    ...total,
    write: (value, writer) =>
      typeof value === 'object' &&
      value.amount === amount &&
      areSeveral(writer.scope, unnamed(value.of.objects === 'matching' ? value.of.of : value.of)) &&
      total.write(value as Of<'power'>, writer),
  };
}

/** Whether the objects are plural, or an instruction affected several of them. */
function areSeveral(scope: Scope, means: Objects): boolean {
  if (scope.isPlural(means)) return true;
  return participles.some((done) => {
    const deed = scope.lastAffected(done);
    return deed?.plural === true && isSameTree(deed.was, means);
  });
}

function unnamed({ called: _, ...objects }: Objects): Objects {
  return objects;
}

/** “Their total power”: of several objects named before. */
function theirTotal(amount: Measure): Syntax<Amount> {
  const total = says<Of<'power'>>({ amount: amount as 'power' })`${{ of: possessive }} total ${literally(amount)}`;
  return {
    ...total,
    write: (value, writer) =>
      typeof value === 'object' &&
      value.amount === amount &&
      value.said === undefined &&
      // In a clause about each of several objects, “their power” is that of each.
      value.of.objects !== 'each one' &&
      writer.scope.isPlural(value.of) &&
      total.write(value as Of<'power'>, writer),
  };
}

countedOn.define(objectsAfterVerb);
among.define(each(''));
countable.define(countables(false));

/** “The result” of the last roll (CR 706.2). */
const result: Syntax<Amount> = {
  begins: new Set(['the']),
  fixedFields: { amount: 'noted number' },
  read(reader) {
    const { lastNumber: label } = reader.scope;
    return label === null || !reader.take('the') || !reader.take('result') ? no : { amount: 'noted number', label };
  },
  write: (amount, writer) =>
    typeof amount === 'object' &&
    amount.amount === 'noted number' &&
    amount.label === writer.scope.lastNumber &&
    writer.add('the result'),
};

const before = literally('the number of ');

/** “The number of creatures you control.” */
const numberOf: Syntax<Amount> = {
  begins: before.begins,
  read: (reader) => (before.read(reader) === no ? no : countables(true).read(reader)),
  write: (amount, writer) =>
    typeof amount === 'object' && before.write({}, writer) && countables(true).write(amount, writer),
};

const first: Syntax<Amount> = lazy(() =>
  oneOf<Amount>(
    numeralOrX,
    thatMuch('that much'),
    energyOfCost('the amount of {E} paid this way'),
    result,
    oneWord(),
    plain,
  ),
);

/** A number as a noun phrase: “3”, “X”, “its power”, “2 plus the number of creatures you control”. */
value.define({
  begins: first.begins,
  fixedFields: { amount: 'sum' },
  read(reader) {
    const one = first.read(reader);
    if (one === no || (reader.word !== 'plus' && reader.word !== 'minus')) return one;
    const from = reader.mark();
    const plus = reader.next().word === 'plus';
    const other = value.read(reader);
    if (other !== no) return { amount: 'sum', of: [one, plus ? other : negative(other)] };
    reader.back(from);
    return one;
  },
  write(amount, writer) {
    if (typeof amount !== 'object' || amount.amount !== 'sum' || amount.of.length !== 2)
      return first.write(amount, writer);
    const start = writer.mark();
    if (inExileAndGraveyard.write(amount, writer)) return true;
    writer.back(start);
    const [one, other] = amount.of as readonly [Amount, Amount];
    const less = subtracted(other);
    return (
      first.write(one, writer) &&
      writer.add(less === undefined ? ' plus ' : ' minus ') &&
      value.write(less ?? other, writer)
    );
  },
});

const keywordName: Syntax<KeywordName> = table(
  Object.fromEntries([...parameterKeywords, ...plainKeywords].map((name) => [name, name])),
);

const allOf: readonly (readonly [string, Players])[] = [
  ['all players', { players: 'each player' }],
  ['your opponents', { players: 'each opponent' }],
];

type Among = Of<'greatest among players' | 'least among players'>;

/** “The greatest number of cards in their hand among your opponents”: the greatest of the counts for each of them. */
function countedAmong(which: 'greatest' | 'least', text: string, who: Players): Syntax<Amount> {
  const amount = `${which} among players` as const;
  const opening = literally(`the ${which} number of `);
  const behind = literally(` among ${text}`);
  return {
    begins: new Set(['the']),
    fixedFields: { amount },
    read(reader) {
      if (opening.read(reader) === no) return no;
      const { scope } = reader;
      const before = scope.each;
      scope.each = who;
      const of = countables(true).read(reader);
      scope.each = before;
      return of === no || behind.read(reader) === no ? no : { amount, who, of };
    },
    write(value, writer) {
      if (typeof value !== 'object' || value.amount !== amount) return false;
      const { who: held, of } = value satisfies Among;
      if (!isSameTree(held, who) || !opening.write({}, writer)) return false;
      const { scope } = writer;
      const before = scope.each;
      scope.each = who;
      const could = countables(true).write(of, writer);
      scope.each = before;
      return could && behind.write({}, writer);
    },
  };
}

/** The highest or lowest life total among players (CR 119). */
const amongPlayers: readonly Syntax<Amount>[] = allOf.flatMap(([text, of]) => [
  says<Of<'greatest life'>>({ amount: 'greatest life', of })`the highest life total among ${literally(text)}`,
  says<Of<'least life'>>({ amount: 'least life', of })`the lowest life total among ${literally(text)}`,
  countedAmong('greatest', text, of),
  countedAmong('least', text, of),
]);

const several: Syntax<readonly Amount[]> = listed(
  lazy(() => plain),
  'and',
);

function aThird(round: 'up' | 'down'): Syntax<Amount> {
  const rounded = literally(`, rounded ${round}`);
  return says<Of<'quotient'>>({ amount: 'quotient', by: 3, round })`a third of ${{ of: value }}${rounded}`;
}

const amongThese: Syntax<Objects> = lazy(() => oneOf<Objects>(doneThisWay(''), objectsOfKinds));

/** The greatest and the least of several, and what is counted. */
function greatestAndCounted(): readonly Syntax<Amount>[] {
  return [
    says<Of<'greatest'>>({
      amount: 'greatest',
      measure: 'mana value',
      said: 'highest',
    })`the highest mana value among ${{ among: oneOf<Objects>(theParticipleObjects, each('')) }}`,
    greatestThisWay,
    greatestCast,
    countersOn('the number of ', ' counters on '),
    says<Of<'times mutated'>>({
      amount: 'times mutated',
      of: { objects: 'this' },
    })`the number of times ${nameSelf} has mutated`,
    says<Of<'stored results alike'>>({
      amount: 'stored results alike',
    })`the greatest number of stored results on ${{ on: countedOn }} of the same value`,
    says<Of<'greatest'>>({ amount: 'greatest' })`the greatest ${{ measure }} among ${{ among: amongThese }}`,
    says<Of<'least'>>({ amount: 'least' })`the least ${{ measure }} among ${{ among: objectsOfKinds }}`,
    notedThisWay(numberChosen, 'the chosen number'),
    chosenForObject,
  ];
}

/** A value that isn't computed from two others. */
const plain: Syntax<Amount> = lazy(() =>
  oneOf<Amount>(
    preventedThisWay('the damage prevented this way'),
    ...severalTimes,
    half,
    lifePaidAsItEntered,
    greatestOfCommanders,
    ...chosenResults,
    greatestOfOpponent,
    muchThisWay('life', 'lost'),
    muchThisWay('life', 'gained'),
    muchThisWay('damage', 'dealt'),
    excessThisWay,
    damageUpToHad,
    mostInCommon,
    notedThisWay(energyPaid, 'the amount of {E} paid this way'),
    ...otherAmounts,
    without(['from', 'types'], says<Of<'mana spent'>>({ amount: 'mana spent' })`the amount of mana spent ${spentOnIt}`),
    snowSpent('the amount of '),
    ...greatestAndCounted(),
    ...amongPlayers,
    says<Of<'greatest of'>>({ amount: 'greatest of' })`the greatest of ${{ of: several }}`,
    says<Of<'least of'>>({ amount: 'least of' })`the least of ${{ of: several }}`,
    aThird('up'),
    aThird('down'),
    constant<Of<'dungeons completed'>>("the number of differently named dungeons you've completed", {
      amount: 'dungeons completed',
      of: { players: 'you' },
    }),
    says<Of<'spells cast this turn'>>({
      amount: 'spells cast this turn',
    })`the number of spells ${{ by: playersAsSubject }} has cast this turn`,
    without(
      ['which'],
      says<Of<'times paid'>>({
        amount: 'times paid',
      })`the number of times its ${{ keyword: keywordName }} cost was paid`,
    ),
    totalOf('power'),
    totalOf('toughness'),
    totalOf('mana value'),
    says<Of<'number of players'>>({
      amount: 'number of players',
      who: { players: 'each opponent' },
    })`the number of opponents you have`,
    numberOf,
    without(['noted'], says<Of<'devotion'>>({ amount: 'devotion' })`your devotion to ${{ colors: colorList }}`),
    says<Of<'devotion'>>({ amount: 'devotion', colors: [] })`your devotion to ${{ noted: thatColor }}`,
    says<Of<'starting life total'>>({
      amount: 'starting life total',
    })`${{ of: possessivePlayers }} starting life total`,
    says<Of<'designation'>>({ amount: 'designation', as: 'speed', of: { players: 'you' } })`your speed`,
    says<Of<'life'>>({ amount: 'life' })`${{ of: possessivePlayers }} life total`,
    measureOf,
    ...theirTotals,
    without(['said'], says<Of<'power'>>({ amount: 'power' })`${{ of: possessive }} power`),
    without(['said'], says<Of<'toughness'>>({ amount: 'toughness' })`${{ of: possessive }} toughness`),
    without(['said'], says<Of<'mana value'>>({ amount: 'mana value' })`${{ of: possessive }} mana value`),
  ),
);
