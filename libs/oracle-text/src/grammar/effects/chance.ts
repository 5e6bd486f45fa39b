import { isSameTree, type Amount, type Players } from '@stacktrail/card-tree';
import { numberWord, withArticle } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { flag, says } from '../../syntax/says.js';
import { lazy, literally, no, oneOf, table, type Syntax } from '../../syntax/syntax.js';
import { moreThanOne } from '../conditions/held.js';
import { things } from '../counts/counts.js';
import { value } from '../basics/holes.js';
import { x } from '../basics/numerals.js';
import { objectsAfterVerb, possessive } from '../objects/objects.js';
import { verb } from '../basics/verbs.js';
import { acts, type EffectOf, type Predicate } from './predicate.js';
import { flipLost } from '../basics/coins.js';
import { asksForLostFlips, recordFlipsLost } from '../this-way/flips-lost.js';
import { resultsOfChoice } from '../this-way/chosen-results.js';

type Roll = EffectOf<'roll dice'>;
type Flip = EffectOf<'flip coins'>;
type Reroll = EffectOf<'reroll stored results'>;

type Dice = Pick<Roll, 'sides' | 'said'>;

const sides = table<number>(Object.fromEntries([4, 6, 8, 10, 12, 20].map((count) => [`d${count}`, count])));

/** “Six-sided die”, “20-sided die”. */
function sided(noun: (word: string) => string): Syntax<number> {
  const counts = [4, 6, 8, 10, 12].map((count) => [noun(`${numberWord(count)}-sided`), count] as const);
  return table<number>(Object.fromEntries([...counts, [noun('20-sided'), 20]]));
}

const aDie = oneOf<Dice>(
  says<Dice>({ said: 'sided' })`${{ sides: sided((word) => `${withArticle(word)} die`) }}`,
  says<Dice>({})`a ${{ sides }}`,
);

const dice = oneOf<Dice>(
  says<Dice>({ said: 'sided' })`${{ sides: sided((word) => `${word} dice`) }}`,
  says<Dice>({})`${{ sides }}`,
);

/**
 * Labels the outcome, so that later words can say “the result” or “the flip”.
 * @param name what is counted, as the first part of the label
 */
function labelled(name: (reader: Reader) => string): Syntax<object> {
  return {
    begins: null,
    read(reader) {
      const { scope } = reader;
      const label = scope.newLabel(name(reader));
      scope.lastNumber = label;
      return { label };
    },
    write(effect, { scope }) {
      scope.lastNumber = (effect as Roll | Flip).label;
      return true;
    },
  };
}

const result = labelled(() => 'roll');

/** The number has no addition and no further instruction. */
const plainly: Syntax<object> = {
  begins: null,
  read: () => ({}),
  write(value) {
    const { modifier, storeOn, other } = value as Roll;
    return modifier === undefined && storeOn === undefined && other === undefined;
  },
};

function isYours({ subject }: Scope): boolean {
  return subject !== null && 'players' in subject.means && subject.means.players === 'you';
}

/** Whether later words refer to heads or tails, not to winning the flip (CR 705.2). */
function asksForSides({ tokens, at }: Reader): boolean {
  return tokens.slice(at).some(({ word }) => word === 'heads' || word === 'tails');
}

/** If later words ask who won the flip, the player calls it; calls by other players aren't supported yet. */
const called: Syntax<object> = {
  begins: null,
  read(reader) {
    if (!isYours(reader.scope)) return no;
    return asksForSides(reader) ? {} : { called: true as const };
  },
  write: () => true,
};

/** Labels whether a flip was lost, for a sentence that says what follows from that. */
const lostFlip: Syntax<object> = {
  begins: null,
  read({ scope }) {
    const lost = scope.newLabel('lost');
    scope.thisWay = { ...scope.thisWay, [flipLost]: lost };
    return { lost };
  },
  write(value, { scope }) {
    const { lost } = value as Flip;
    if (lost !== undefined) scope.thisWay = { ...scope.thisWay, [flipLost]: lost };
    return lost !== undefined;
  },
};

const coins = things('coin');

const opponents: Players = { players: 'each opponent' };
const opponentsYouHave = literally(' for each opponent you have');

/** “For each opponent you have”, if later words ask for which of them the flip was lost. */
const forEachOpponent: Syntax<NonNullable<Flip['forEach']>> = {
  begins: null,
  read(reader) {
    if (opponentsYouHave.read(reader) === no || !asksForLostFlips(reader)) return no;
    const lost = reader.scope.newLabel('lost for');
    recordFlipsLost(reader.scope, lost);
    return { who: opponents, lost };
  },
  write({ who, lost }, writer) {
    if (!isSameTree(who, opponents)) return false;
    recordFlipsLost(writer.scope, lost);
    return opponentsYouHave.write({}, writer);
  },
};

/** “Two”, “X”. */
const severalDice: Syntax<Amount> = oneOf<Amount>(moreThanOne, x);

const stored: Syntax<Pick<Roll, 'storeOn'>> = lazy(
  () => says<Pick<Roll, 'storeOn'>>({})`${{ storeOn: objectsAfterVerb }}`,
);

/** CR 705, 706. */
export const chancePredicates: readonly Predicate[] = [
  acts(
    says<Roll>({
      do: 'roll dice',
      count: 1,
    })`${verb('roll')} ${aDie} and add ${{ modifier: value }}${result}`,
  ),
  acts(says<Roll>({ do: 'roll dice', count: 1 })`${verb('roll')} ${aDie} and store that result on ${stored}${result}`),
  acts(
    says<Roll>({
      do: 'roll dice',
    })`${verb('roll')} ${{ count: severalDice }} ${dice} and store those results on ${stored}${result}`,
  ),
  acts(
    says<Roll>({
      do: 'roll dice',
      count: 2,
    })`${verb('roll')} two ${{ sides }} and choose one result${resultsOfChoice}`,
  ),
  acts(
    says<Reroll>({ do: 'reroll stored results' })`${verb('reroll')} any number of ${{ of: possessive }} stored results`,
  ),
  acts(says<Roll>({ do: 'roll dice', count: 1 })`${verb('roll')} ${aDie}${plainly}${result}`),
  acts(
    says<Roll>({
      do: 'roll dice',
    })`${verb('roll')} ${{ count: severalDice }} ${dice}${plainly}${flag<Roll>({ ignore: 'lowest' }, ' and ignore the lower roll')}${result}`,
  ),
  acts(
    says<Flip>({
      do: 'flip coins',
      count: 'until you lose',
    })`${verb('flip')} a coin until you lose a flip${labelled(() => 'flip')}`,
  ),
  acts(
    says<Flip>({
      do: 'flip coins',
      count: 'until you lose or stop',
    })`${verb('flip')} a coin until you lose a flip or choose to stop flipping${labelled(() => 'flip')}${lostFlip}`,
  ),
  acts(
    says<Flip>({
      do: 'flip coins',
      count: 1,
    })`${verb('flip')} a coin${{ forEach: forEachOpponent }}${called}${labelled(() => 'flip')}`,
  ),
  acts(
    says<Flip>({
      do: 'flip coins',
    })`${verb('flip')} ${{ count: coins }}${called}${labelled((reader) => (asksForSides(reader) ? 'heads' : 'flip'))}`,
  ),
];
