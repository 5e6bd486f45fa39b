import type { OrderQuestion, PickQuestion, Question, SelectQuestion } from '@stacktrail/engine';
import type { Answer, Ref, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { actionOptions } from './action-options.js';
import { attackChoices, blockChoices } from './combat-choices.js';
import { damageChoices } from './damage-choices.js';
import { choicesWith, firstLegal } from './legal-with.js';
import { labelOfRef, toldApart } from './object-labels.js';
import type { Choices, DecisionOption } from './option.js';
import { listOf } from './list-of.js';
import { numberChoices } from './number-choices.js';
import { orderChoices, pickChoices, type PickChoice } from './option-texts.js';
import { priceText } from './paying/price-text.js';
import { spendChoices } from './spend-choices.js';

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
    default:
      return assertNever(question, 'form of question');
  }
}

const none = 'None of these';

/** What choosing nothing comes to, where the kind of decision says it. */
const nothingChosen: Partial<Record<Question['kind'], string>> = {
  scry: 'None of these: all stay on top',
  search: 'None of these: nothing is found',
  'choose targets': 'None of these: no target',
};

function selectChoices(question: SelectQuestion, state: GameState, viewer: Viewer): Choices {
  const { candidates, min, max, total } = question;
  const refs = max === 0 ? [] : inNoOrder(candidates, state, viewer);
  const labels = toldApart(refs.map((ref) => ({ label: labelOfRef(ref, state, viewer) })));
  const answerOf = (chosen: readonly Ref[]): Answer => ({ form: 'select', chosen });
  const isOne = max <= 1;
  const weights = total === undefined ? undefined : new Map(candidates.map((ref, i) => [ref, total.weights[i]!]));
  const remarks = new Map(candidates.map((ref, i) => [ref, question.remarks?.[i]]));
  const options = refs.map((ref, i): DecisionOption => {
    const weight = weights?.get(ref);
    const counts = weight === undefined ? '' : ` (counts ${weight})`;
    const remark = remarks.get(ref);
    const answers = function* (): Generator<Answer> {
      for (const chosen of choicesWith(ref, refs, min, max)) yield answerOf(chosen);
      if (!isOne) yield answerOf([ref, ...refs.filter((other) => other !== ref)].slice(0, max));
    };
    const answer = firstLegal(question, answers());
    return {
      label: `${labels[i]!}${counts}${remark === undefined ? '' : ` (${remark})`}`,
      ref,
      ...(isOne ? {} : { piece: ref }),
      answer,
    };
  });
  const nothing = firstLegal(question, [answerOf([])]);
  const ordered = question.kind === 'put cards on the bottom';
  const rules = [
    'Each at most once.',
    ...(total === undefined ? [] : [`What is chosen has to count ${total.least} or more in all.`]),
  ];
  return {
    options:
      nothing === null ? options : [...options, { label: nothingChosen[question.kind] ?? none, answer: nothing }],
    combine: isOne ? null : { ...listOf(answerOf([]), 'chosen', { min, max }, rules), ordered },
  };
}

/**
 * The candidates. Cards of a hand are sorted by name, since their order must not tell when they were drawn (CR 402.1).
 */
function inNoOrder(candidates: readonly Ref[], state: GameState, viewer: Viewer): readonly Ref[] {
  const ofAHand = (ref: Ref): boolean => ref.is === 'object' && state.objects.get(ref.id)?.zone === 'hand';
  if (!candidates.every(ofAHand)) return candidates;
  const nameOf = (ref: Ref): string => labelOfRef(ref, state, viewer);
  return [...candidates].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other))));
}

/** The options with the total cost that each leads to, if it changes the cost. */
function withPrices(
  { options, source }: PickQuestion,
  choices: readonly PickChoice[],
  state: GameState,
): readonly PickChoice[] {
  const hasX = state.objects.get(source)?.printed.manaCost?.includes('X') === true;
  return choices.map(({ key, text }, i) => {
    const price = options[i]?.price?.();
    if (price === undefined) return { key, text };
    return { key, text: `${text}: the total cost is ${priceText(price)}${hasX ? ', with X as 0' : ''}.` };
  });
}

function pickedChoices(question: PickQuestion, choices: readonly PickChoice[]): Choices {
  const { min, max } = question;
  const answerOf = (some: readonly string[]): Answer => ({ form: 'pick', keys: some });
  const offered = max === 0 ? [] : choices;
  const keys = offered.map(({ key }) => key);
  const labels = toldApart(offered.map(({ text }) => ({ label: text })));
  const isOne = max <= 1;
  const options = keys.map((key, i): DecisionOption => {
    const answers = function* (): Generator<Answer> {
      for (const some of choicesWith(key, keys, min, max)) yield answerOf(some);
    };
    return { label: labels[i]!, ...(isOne ? {} : { piece: key }), answer: firstLegal(question, answers()) };
  });
  const nothing = firstLegal(question, [answerOf([])]);
  return {
    options: nothing === null ? options : [...options, { label: none, answer: nothing }],
    combine: isOne ? null : listOf(answerOf([]), 'keys', { min, max }, ['Each at most once.']),
  };
}

function orderedChoices(question: OrderQuestion, choices: readonly PickChoice[]): Choices {
  const answerOf = (keys: readonly string[]): Answer => ({ form: 'order', keys });
  const keys = choices.map(({ key }) => key);
  const labels = toldApart(choices.map(({ text }) => ({ label: text })));
  return {
    options: keys.map((key, i) => ({
      label: `${labels[i]!} (first: ${question.firstOne})`,
      piece: key,
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

function divideChoices({ among, total, minEach }: FormOf<'divide'>, state: GameState, viewer: Viewer): Choices {
  const answerOf = (shares: Extract<Answer, { form: 'divide' }>['shares']): Answer => ({ form: 'divide', shares });
  const labels = toldApart(among.map((ref) => ({ label: labelOfRef(ref, state, viewer) })));
  const most = total - minEach * (among.length - 1);
  return {
    options: among.map((to, i) => ({
      label: `${labels[i]!}: ${most}${among.length > 1 ? ` of ${total}, and each other ${minEach}` : ''}`,
      ref: to,
      piece: { to, amount: most },
      amount: { min: minEach, max: most },
      answer: answerOf(among.map((other) => ({ to: other, amount: other === to ? most : minEach }))),
    })),
    combine: {
      ...listOf(answerOf([]), 'shares', { min: among.length, max: among.length }, ['Each of them gets a share.']),
      totals: [{ total }],
    },
  };
}
