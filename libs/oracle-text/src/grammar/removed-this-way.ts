import type { Amount, Cost } from '@stacktrail/card-tree';
import type { Scope } from '../syntax/scope.js';
import { literally, no, oneOf, type Syntax } from '../syntax/syntax.js';
import { kindOfCounters } from './counter-kind.js';

type Removing = Extract<Cost, { readonly cost: 'remove counters' | 'remove counters from among' }>;
type Many = 'any number' | 'one or more' | 'all';

const x: Amount = { amount: 'X' };

/** “Any number of charge counters”, “all +1/+1 counters”: a number that isn't called X and is announced like it (CR 601.2b). */
export function unnumberedCounters<M extends Many>(
  ...ways: readonly M[]
): Syntax<{ readonly counter: string; readonly count: Amount; readonly many?: M }> {
  return oneOf(
    ...ways.map((many): Syntax<{ readonly counter: string; readonly count: Amount; readonly many?: M }> => {
      const words = literally(many === 'any number' ? 'any number of ' : `${many} `);
      const counters = literally(' counters');
      return {
        begins: words.begins,
        marks: { many },
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

/** The part of the cost that removed counters, whose number is known by that alone. */
function removing({ paid }: Scope): Removing | undefined {
  return paid.find(
    (cost): cost is Removing =>
      (cost.cost === 'remove counters' || cost.cost === 'remove counters from among') && cost.many !== undefined,
  );
}

/** “Charge counter removed this way”: what was removed to pay the cost (CR 602.2b, 607.2). @param many several */
export function countersRemoved(many: boolean): Syntax<Amount> {
  const behind = literally(`${many ? ' counters' : ' counter'} removed this way`);
  return {
    begins: null,
    marks: { amount: 'X' },
    read(reader) {
      const counter = removing(reader.scope)?.counter;
      if (counter === undefined || literally(counter).read(reader) === no) return no;
      return behind.read(reader) === no ? no : { amount: 'X', said: 'removed this way' };
    },
    write(amount, writer) {
      if (typeof amount !== 'object' || amount.amount !== 'X' || amount.said !== 'removed this way') return false;
      const counter = removing(writer.scope)?.counter;
      return counter !== undefined && writer.add(counter) && behind.write({}, writer);
    },
  };
}

/** Whether {E} was paid of which the text doesn't say how much (CR 107.14). */
function paysEnergy({ paid }: Scope): boolean {
  return paid.some((cost) => cost.cost === 'pay player counters' && cost.many !== undefined);
}

/** “The amount of {E} paid this way”, “for each {E} paid this way”. @param text all of it */
export function energyOfCost(text: string): Syntax<Amount> {
  const said = literally(text);
  return {
    begins: said.begins,
    marks: { amount: 'X' },
    read: (reader) =>
      !paysEnergy(reader.scope) || said.read(reader) === no ? no : { amount: 'X', said: 'paid this way' },
    write: (amount, writer) =>
      typeof amount === 'object' && amount.amount === 'X' && amount.said === 'paid this way' && said.write({}, writer),
  };
}

/** “That many cards”, “that much damage”: as many as counters were removed, or as much as was paid. */
export function asManyRemoved(text: string): Syntax<Amount> {
  const said = literally(text);
  return {
    begins: said.begins,
    marks: { amount: 'X' },
    read: (reader) =>
      (removing(reader.scope) === undefined && !paysEnergy(reader.scope)) || said.read(reader) === no
        ? no
        : { amount: 'X', said: 'that many' },
    write: (amount, writer) =>
      typeof amount === 'object' && amount.amount === 'X' && amount.said === 'that many' && said.write({}, writer),
  };
}
