import type { PickQuestion } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import { firstLegal } from './legal-with.js';
import { listOf } from './list-of.js';
import { toldApart } from './object-labels.js';
import type { Choices, DecisionOption } from './option.js';
import type { PickChoice } from './option-texts.js';
import { none } from './select-choices.js';
import { setsOffered } from './sets-offered.js';

/** The named options. Where several have to be picked, a label names all that its answer picks. */
export function pickedChoices(question: PickQuestion, choices: readonly PickChoice[]): Choices {
  const { min, max } = question;
  const answerOf = (some: readonly string[]): Answer => ({ form: 'pick', keys: some });
  const offered = max === 0 ? [] : choices;
  const keys = offered.map(({ key }) => key);
  const labels = toldApart(offered.map(({ text }) => ({ label: text })));
  const isOne = max <= 1;
  const options = setsOffered(question, keys, { min, max }, answerOf).map(({ taken, answer }, i): DecisionOption => {
    const all = taken === null ? [labels[i]!] : taken.map((key) => labels[keys.indexOf(key)]!);
    return {
      label: all.join(' + '),
      ...(isOne ? {} : { piece: keys[i]! }),
      ...(all.length > 1 ? { pieceLabel: labels[i]! } : {}),
      answer,
      ...(offered[i]!.hint === undefined ? {} : { hint: offered[i]!.hint }),
    };
  });
  const takesText = question.findViolationOfText !== undefined;
  const list = listOf(answerOf([]), 'keys', { min, max }, [
    ...(isOne ? [] : ['Each at most once.']),
    ...(takesText ? ['The name of any other card can be put in as well, written as on the card (CR 201.4).'] : []),
  ]);
  const nothing = firstLegal(question, [answerOf([])]);
  return {
    options: nothing === null ? options : [...options, { label: none, answer: nothing }],
    combine: isOne && !takesText ? null : { ...list, ...(takesText ? { text: 'the name of a card' } : {}) },
  };
}
