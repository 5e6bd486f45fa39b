import type { NumberQuestion, Price } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { listOf } from './list-of.js';
import type { Choices, DecisionOption } from './option.js';
import { ManaReach } from './paying/mana-reach.js';
import { priceText } from './paying/price-text.js';

/** Up to this many numbers are listed one by one. */
const mostNumbers = 40;
/** So many are listed where there are more, or where it isn't known which can be paid. */
const fewNumbers = 21;

/** The numbers that can be chosen. Where a cost depends on the number, those that can be paid, with what they cost. */
export function numberChoices(question: NumberQuestion, state: GameState): Choices {
  const { min, max, price } = question;
  const answerOf = (value: number): Answer => ({ form: 'number', value });
  const count = max - min < mostNumbers ? max - min + 1 : price === undefined ? fewNumbers : mostNumbers;
  const values = Array.from({ length: count }, (_, i) => min + i);
  const options = price === undefined ? values.map(plain) : priced(question, price, values, state);
  const rules = [`A whole number from ${min} to ${max}.`];
  if (price !== undefined)
    rules.push('Numbers that can’t be paid now aren’t listed; the action is taken back if it isn’t paid.');
  const isWhole = options.length === max - min + 1;
  return { options, combine: isWhole ? null : listOf(answerOf(min), 'value', { min, max }, rules) };

  function plain(value: number): DecisionOption {
    return { label: `${value}`, answer: answerOf(value) };
  }
}

/** The numbers of which the cost can be paid; the first of all if there is none. */
function priced(
  { player }: NumberQuestion,
  price: (value: number) => Price,
  values: readonly number[],
  state: GameState,
): readonly DecisionOption[] {
  const reach = new ManaReach(state, player);
  const all = values.map((value) => {
    const cost = price(value);
    const payable = cost.isPossible ? reach.covers([cost.mana]) : false;
    const label = `${value}: the total cost is ${priceText(cost)}`;
    return { label, answer: { form: 'number', value } as const, payable };
  });
  const payable = all.filter((one, i) => one.payable === true || (one.payable === null && i < fewNumbers));
  const unpayable = { payable: false, possible: true, why: ['It can’t be paid now: the action would be taken back.'] };
  if (payable.length === 0) return all.slice(0, 1).map(({ label, answer }) => ({ label, answer, hint: unpayable }));
  return payable.map(({ label, answer }) => ({ label, answer }));
}
