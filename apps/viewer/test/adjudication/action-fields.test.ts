import { describe, expect, test } from '@jest/globals';
import { fieldsOf, withField } from '../../src/adjudication/action-fields.js';
import { clausesOf } from '../../src/adjudication/clause-options.js';
import { instructionIn } from '../../src/adjudication/instruction-in.js';
import { waitingWords } from '../../src/adjudication/waiting-words.js';
import type { Decision } from '../../src/contract/decision.js';

const damage = { do: 'deal damage', amount: 1, to: { players: 'noted', label: 'seat 0' } };
const counters = { do: 'put counters', counter: '+1/+1', count: 1, on: { objects: 'result', label: '#12' } };

describe('the parts of an action that can be changed', () => {
  test('are its numbers, players, objects and words', () => {
    const said = (action: object) => fieldsOf(action).map(({ name, is, value }) => [name, is, value]);
    expect(said(damage)).toEqual([
      ['how much', 'number', 1],
      ['to', 'player', 'seat 0'],
    ]);
    expect(said(counters)).toEqual([
      ['kind of counter', 'text', '+1/+1'],
      ['how many', 'number', 1],
      ['on', 'object', '#12'],
    ]);
    expect(said({ do: 'add mana', mana: { add: 'fixed', mana: ['C', 'R'] } })).toEqual([['mana', 'list', 'C R']]);
  });

  test('leave everything else as it is, and the action that was sent untouched', () => {
    const [amount, to] = fieldsOf(damage);
    expect(withField(withField(damage, amount!, 3), to!, 'seat 1')).toEqual({
      do: 'deal damage',
      amount: 3,
      to: { players: 'noted', label: 'seat 1' },
    });
    expect(damage.amount).toBe(1);
  });

  test('reach into lists, and a list of words is written with spaces', () => {
    const boost = { do: 'apply', changes: [{ change: 'modify power and toughness', power: 1, toughness: 1 }] };
    const toughness = fieldsOf(boost).find(({ name }) => name === 'toughness')!;
    expect(withField(boost, toughness, 4).changes).toEqual([
      { change: 'modify power and toughness', power: 1, toughness: 4 },
    ]);
    const mana = { do: 'add mana', mana: { add: 'fixed', mana: ['C'] } };
    expect(withField(mana, fieldsOf(mana)[0]!, ' R  G ').mana.mana).toEqual(['R', 'G']);
  });
});

test('an instruction that is written is read, or it is said what would be right', () => {
  expect(instructionIn('{"do":"shuffle","who":{"players":"you"}}')).toEqual({ do: 'shuffle', who: { players: 'you' } });
  expect(instructionIn('{"who":1}')).toContain('one object with “do”');
  expect(instructionIn('shuffle')).toContain('can’t be read as JSON');
});

test('of the options of priority, those about the clauses of one object are found', () => {
  const ref = (id: number) => ({ is: 'object' as const, id });
  const special = (action: string) => ({ form: 'action', action: { do: 'special', action } });
  const decision = {
    kind: 'priority',
    options: [
      { label: 'Pass', answer: { form: 'action', action: { do: 'pass' } } },
      { label: 'Statue — it applies now', ref: ref(5), answer: special('clause applies p') },
      { label: 'Bell — it applies now', ref: ref(6), answer: special('clause applies q') },
      { label: 'Statue: turn it up', ref: ref(5), answer: special('turn face up') },
    ],
  } as unknown as Decision;
  expect(clausesOf(decision, 5)).toEqual([{ at: 1, label: 'Statue — it applies now' }]);
  expect(clausesOf({ ...decision, kind: 'attackers' }, 5)).toEqual([]);
  expect(clausesOf(null, 5)).toEqual([]);
});

test('it is said for whom a game waits, and nothing where it waits for an ordinary choice', () => {
  expect(waitingWords('adjudicate', 'Ann', 'Test Riddle')).toBe(
    'Ann says what the clause of Test Riddle that can’t be read does.',
  );
  expect(waitingWords('accept an adjudication', 'Bob')).toContain('Bob accepts');
  expect(waitingWords('priority', 'Ann')).toBeNull();
});
