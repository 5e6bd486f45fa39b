import { mostOf, mostTo, type OrderQuestion, type PickQuestion, type Question } from '@stacktrail/engine';
import type { Answer, Viewer } from '@stacktrail/game-events';
import { playerOf, type GameState } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { actionOptions } from './action-options.js';
import { attackChoices, blockChoices } from './combat-choices.js';
import { damageChoices } from './damage-choices.js';
import { firstLegal } from './legal-with.js';
import { labelOfRef, toldApart } from './object-labels.js';
import type { Choices } from './option.js';
import { listOf } from './list-of.js';
import { numberChoices } from './number-choices.js';
import { orderChoices, pickChoices, type PickChoice } from './option-texts.js';
import { priceText } from './paying/price-text.js';
import { pickedChoices } from './picked-choices.js';
import { selectChoices } from './select-choices.js';
import { rulingChoices } from './ruling-choices.js';
import { spendChoices } from './spend-choices.js';
import { listed } from '../words.js';

type FormOf<F extends Question['form']> = Extract<Question, { form: F }>;

/** A question's options as data, each with a text for people and the answer that takes it. */
export function choicesOf(question: Question, state: GameState, viewer: Viewer): Choices {
  switch (question.form) {
    case 'action':
      return { options: actionOptions(question, state, viewer), combine: null };
    case 'select':
      return selectChoices(question, state, viewer);
    case 'pick':
      return pickedChoices(question, withPrices(question, pickChoices(question, state), state));
    case 'number':
      return numberChoices(question, state);
    case 'order':
      return orderedChoices(question, orderChoices(question, state, viewer));
    case 'divide':
      return divideChoices(question, state, viewer);
    case 'attack':
      return attackChoices(question, state, viewer);
    case 'block':
      return blockChoices(question, state, viewer);
    case 'damage':
      return damageChoices(question, state, viewer);
    case 'spend':
      return spendChoices(question);
    case 'adjudicate':
      return rulingChoices(question, state, viewer);
    default:
      return assertNever(question, 'form of question');
  }
}

const cantBePaid = 'A part of it that isn’t mana can’t be paid now: the action would be taken back.';

/** The options with the total cost that each leads to, if it changes the cost. */
function withPrices(
  { options, source, player }: PickQuestion,
  choices: readonly PickChoice[],
  state: GameState,
): readonly PickChoice[] {
  const hasX = state.objects.get(source)?.printed.manaCost?.includes('X') === true;
  return choices.map(({ key, text }, i) => {
    const price = options[i]?.price?.();
    if (price === undefined) return { key, text };
    const isPossible = price.isPossible && price.mana.life <= playerOf(state, player).life; // CR 119.4
    return {
      key,
      text: `${text}: the total cost is ${priceText(price)}${hasX ? ', with X as 0' : ''}.`,
      ...(isPossible ? {} : { hint: { possible: false, why: [cantBePaid] } }),
    };
  });
}

function orderedChoices(question: OrderQuestion, choices: readonly PickChoice[]): Choices {
  const answerOf = (keys: readonly string[]): Answer => ({ form: 'order', keys });
  const keys = choices.map(({ key }) => key);
  const labels = toldApart(choices.map(({ text }) => ({ label: text })));
  return {
    options: keys.map((key, i) => ({
      label: `${labels[i]!} (first: ${question.firstOne})`,
      piece: key,
      pieceLabel: labels[i]!,
      answer: firstLegal(question, [answerOf([key, ...keys.filter((other) => other !== key)])]),
    })),
    combine: {
      ...listOf(answerOf([]), 'keys', { min: keys.length, max: keys.length }, [
        'Every one of them once. The answer of an option puts it first, and the others as they stand here.',
      ]),
      ordered: true,
    },
  };
}

function divideChoices(question: FormOf<'divide'>, state: GameState, viewer: Viewer): Choices {
  const { among, total, minEach } = question;
  const answerOf = (shares: Extract<Answer, { form: 'divide' }>['shares']): Answer => ({ form: 'divide', shares });
  const labels = toldApart(among.map((ref) => ({ label: labelOfRef(ref, state, viewer) })));
  return {
    options: among.map((to, i) => {
      const [most, shares] = [mostOf(question, i), mostTo(question, i)];
      return {
        label: `${labels[i]!}: ${most}${restOf(total, shares, i, labels, minEach)}`,
        ref: to,
        piece: { to, amount: most },
        pieceLabel: labels[i]!,
        amount: { min: minEach, max: most },
        answer: answerOf(among.map((other, at) => ({ to: other, amount: shares[at]! }))),
      };
    }),
    combine: {
      ...listOf(answerOf([]), 'shares', { min: among.length, max: among.length }, ['Each of them gets a share.']),
      totals: [{ total }],
    },
  };
}

/** What a division leaves for the others: “ of 3, and each other 0”, “ of 3, and 1 to Bob's Bear”. */
function restOf(
  total: number,
  shares: readonly number[],
  first: number,
  labels: readonly string[],
  least: number,
): string {
  if (shares.length === 1) return '';
  const others = shares.flatMap((amount, i) => (i === first ? [] : [{ amount, label: labels[i]! }]));
  if (others.every(({ amount }) => amount === least)) return ` of ${total}, and each other ${least}`;
  const told = others.filter(({ amount }) => amount > 0).map(({ amount, label }) => `${amount} to ${label}`);
  return ` of ${total}, and ${listed(told)}`;
}
