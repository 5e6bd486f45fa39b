import type { Amount, Condition, Cost, Effect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { kindOfCounters } from '../nouns/counter-kind.js';

type Removing = Extract<Cost, { readonly cost: 'remove counters' | 'remove counters from among' }>;
type Many = 'any number' | 'one or more' | 'all';

const x: Amount = { amount: 'X' };

/**
 * “Any number of charge counters”, “all +1/+1 counters”: a number that is announced as X is, but without the letter (CR
 * 601.2b).
 */
export function unnumberedCounters<M extends Many>(
  ...ways: readonly M[]
): Syntax<{ readonly counter: string; readonly count: Amount; readonly many?: M }> {
  return oneOf(
    ...ways.map((many): Syntax<{ readonly counter: string; readonly count: Amount; readonly many?: M }> => {
      const words = literally(many === 'any number' ? 'any number of ' : `${many} `);
      const counters = literally(' counters');
      return {
        begins: words.begins,
        fixedFields: { many },
        read(reader) {
          if (words.read(reader) === no) return no;
          const counter = kindOfCounters.read(reader);
          return counter === no || counters.read(reader) === no ? no : { counter, count: x, many };
        },
        write: (value, writer) =>
          value.many === many &&
          words.write({}, writer) &&
          kindOfCounters.write(value.counter, writer) &&
          counters.write({}, writer),
      };
    }),
  );
}

/** The cost that removed counters; it tells how many they were. */
function removingCost({ paid }: Scope): Removing | undefined {
  return paid.find(
    (cost): cost is Removing =>
      (cost.cost === 'remove counters' || cost.cost === 'remove counters from among') && cost.many !== undefined,
  );
}

/**
 * “Charge counter removed this way”: the number of counters removed to pay the cost (CR 602.2b, 607.2).
 * @param many whether the noun is plural
 */
export function countersRemoved(many: boolean): Syntax<Amount> {
  const behind = literally(`${many ? ' counters' : ' counter'} removed this way`);
  return {
    begins: null,
    fixedFields: { amount: 'X' },
    read(reader) {
      const counter = removingCost(reader.scope)?.counter;
      if (counter === undefined || literally(counter).read(reader) === no) return no;
      return behind.read(reader) === no ? no : { amount: 'X', said: 'removed this way' };
    },
    write(amount, writer) {
      if (typeof amount !== 'object' || amount.amount !== 'X' || amount.said !== 'removed this way') return false;
      const counter = removingCost(writer.scope)?.counter;
      return counter !== undefined && writer.add(counter) && behind.write({}, writer);
    },
  };
}

/** Whether an unspecified amount of {E} was paid (CR 107.14). */
function paysEnergy({ paid }: Scope): boolean {
  return paid.some((cost) => cost.cost === 'pay player counters' && cost.many !== undefined);
}

/**
 * “The amount of {E} paid this way”, “for each {E} paid this way”.
 * @param text the whole phrase
 */
export function energyOfCost(text: string): Syntax<Amount> {
  const said = literally(text);
  return {
    begins: said.begins,
    fixedFields: { amount: 'X' },
    read: (reader) =>
      !paysEnergy(reader.scope) || said.read(reader) === no ? no : { amount: 'X', said: 'paid this way' },
    write: (amount, writer) =>
      typeof amount === 'object' && amount.amount === 'X' && amount.said === 'paid this way' && said.write({}, writer),
  };
}

const numberKey = 'removed';
const kindKey = 'kind of counters removed';

type Taking = Pick<Extract<Effect, { readonly do: 'remove any counters' }>, 'counter' | 'removed'>;

function remember(scope: Scope, { removed, counter = '' }: Taking): void {
  if (removed !== undefined) scope.thisWay = { ...scope.thisWay, [numberKey]: removed, [kindKey]: counter };
}

/** Whether later words say “removed this way”, or “that many” where nothing else has a number. */
function isReferredToLater({ tokens, at, scope }: Reader): boolean {
  return tokens.some(({ word }, i) => {
    if (i < at) return false;
    if (word === numberKey) return tokens[i + 1]?.word === 'this' && tokens[i + 2]?.word === 'way';
    return !scope.hasAmount && word === 'that' && tokens[i + 1]?.word === 'many';
  });
}

/** Labels the number of counters that an instruction removes, if later words refer to it. */
export function withRemovedNoted(reader: Reader, effect: Effect): Effect {
  if (effect.do !== 'remove counters' && effect.do !== 'remove any counters') return effect;
  if (effect.removed !== undefined || typeof effect.count === 'number' || !isReferredToLater(reader)) return effect;
  const noted = { ...effect, removed: reader.scope.newLabel('removed') };
  remember(reader.scope, noted);
  return noted;
}

export function wroteRemoved(scope: Scope, effect: Effect): void {
  if (effect.do === 'remove counters' || effect.do === 'remove any counters') remember(scope, effect);
}

/**
 * “Counters removed this way”: the number of counters that an earlier instruction removed.
 * @param many whether the noun is plural
 */
export function countersTaken(many: boolean): Syntax<Amount> {
  const behind = literally(`${many ? 'counters' : 'counter'} removed this way`);
  const read = (kind: string): Syntax<object> => (kind === '' ? literally('') : literally(kind));
  return {
    begins: null,
    fixedFields: { amount: 'noted number' },
    read(reader) {
      const { [numberKey]: label, [kindKey]: kind = '' } = reader.scope.thisWay;
      if (label === undefined || read(kind).read(reader) === no || behind.read(reader) === no) return no;
      return { amount: 'noted number', label };
    },
    write(amount, writer) {
      const { [numberKey]: label, [kindKey]: kind = '' } = writer.scope.thisWay;
      if (typeof amount !== 'object' || amount.amount !== 'noted number' || amount.label !== label) return false;
      return amount.said === undefined && writer.add(kind === '' ? '' : `${kind} `) && behind.write({}, writer);
    },
  };
}

const none = literally('no ');
const were = literally(' were removed this way');
const counters = literally('counters');

/** “No charge counters were removed this way.” */
export const noneRemoved: Syntax<Condition> = {
  begins: none.begins,
  fixedFields: { if: 'compare' },
  read(reader) {
    const { [numberKey]: label, [kindKey]: kind = '' } = reader.scope.thisWay;
    if (label === undefined || none.read(reader) === no) return no;
    if (literally(kind === '' ? 'counters' : `${kind} counters`).read(reader) === no || were.read(reader) === no)
      return no;
    return { if: 'compare', left: { amount: 'noted number', label }, compare: 'exactly', right: 0 };
  },
  write(condition, writer) {
    const { [numberKey]: label, [kindKey]: kind = '' } = writer.scope.thisWay;
    if (condition.if !== 'compare' || condition.compare !== 'exactly' || condition.right !== 0) return false;
    const { left } = condition;
    if (typeof left !== 'object' || left.amount !== 'noted number' || left.label !== label) return false;
    none.write({}, writer);
    return writer.add(kind === '' ? '' : `${kind} `) && counters.write({}, writer) && were.write({}, writer);
  },
};

/** “That many cards”: as many as the counters that an earlier instruction removed. */
export function asManyTaken(text: string): Syntax<Amount> {
  const said = literally(text);
  return {
    begins: said.begins,
    fixedFields: { amount: 'noted number' },
    read(reader) {
      const { [numberKey]: label } = reader.scope.thisWay;
      if (reader.scope.hasAmount || label === undefined || said.read(reader) === no) return no;
      return { amount: 'noted number', label, said: 'that many' };
    },
    write: (amount, writer) =>
      typeof amount === 'object' &&
      amount.amount === 'noted number' &&
      amount.said === 'that many' &&
      amount.label === writer.scope.thisWay[numberKey] &&
      said.write({}, writer),
  };
}

/** “That many cards”, “that much damage”: as many as the counters removed, or as much as the amount paid. */
export function asManyRemoved(text: string): Syntax<Amount> {
  const said = literally(text);
  return {
    begins: said.begins,
    fixedFields: { amount: 'X' },
    read: (reader) =>
      (removingCost(reader.scope) === undefined && !paysEnergy(reader.scope)) || said.read(reader) === no
        ? no
        : { amount: 'X', said: 'that many' },
    write: (amount, writer) =>
      typeof amount === 'object' && amount.amount === 'X' && amount.said === 'that many' && said.write({}, writer),
  };
}
