import type { SelectQuestion } from '@stacktrail/engine';
import type { Answer, Ref, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { listed } from '../words.js';
import { firstLegal } from './legal-with.js';
import { listOf } from './list-of.js';
import { labelOfRef, toldApart } from './object-labels.js';
import type { Choices, DecisionOption } from './option.js';
import { setsOffered } from './sets-offered.js';

export const none = 'None of these';

/** What choosing nothing comes to, where the kind of decision says it and not the question. */
const nothingChosen: Partial<Record<SelectQuestion['kind'], string>> = {
  search: 'nothing is found',
  'choose targets': 'no target',
};

/** The objects and players that can be chosen. Where several have to be, a label names all that its answer chooses. */
export function selectChoices(question: SelectQuestion, state: GameState, viewer: Viewer): Choices {
  const { candidates, min, max, total } = question;
  const refs = max === 0 ? [] : inNoOrder(candidates, state, viewer);
  const labels = labelsIn(question, refs, state, viewer);
  const answerOf = (chosen: readonly Ref[]): Answer => ({ form: 'select', chosen });
  const isOne = max <= 1;
  const ordered = question.kind === 'put cards on the bottom';
  const withOthers = (ref: Ref): readonly (readonly Ref[])[] =>
    isOne ? [] : [[ref, ...refs.filter((other) => other !== ref)].slice(0, max)];
  const sets = setsOffered(question, refs, { min, max }, answerOf, ordered, withOthers);
  const options = sets.map(({ taken, answer }, i): DecisionOption => {
    const all = taken === null ? [labels[i]!] : taken.map((ref) => labels[refs.indexOf(ref)]!);
    return {
      label: listed(all),
      ref: refs[i]!,
      ...(isOne ? {} : { piece: refs[i]! }),
      ...(all.length > 1 ? { pieceLabel: labels[i]! } : {}),
      answer,
    };
  });
  const nothing = firstLegal(question, [answerOf([])]);
  const comesTo = question.ifNone ?? nothingChosen[question.kind];
  const label = comesTo === undefined ? none : `${none}: ${comesTo}`;
  const rules = [
    'Each at most once.',
    ...(total === undefined ? [] : [`What is chosen has to count ${total.least} or more in all.`]),
  ];
  return {
    options: nothing === null ? options : [...options, { label, answer: nothing }],
    combine: isOne ? null : { ...listOf(answerOf([]), 'chosen', { min, max }, rules), ordered },
  };
}

/** A label for each candidate, with what it counts and what choosing it changes. */
function labelsIn(
  { candidates, total, remarks }: SelectQuestion,
  refs: readonly Ref[],
  state: GameState,
  viewer: Viewer,
): readonly string[] {
  const labels = toldApart(refs.map((ref) => ({ label: labelOfRef(ref, state, viewer) })));
  return refs.map((ref, i) => {
    const at = candidates.indexOf(ref);
    const counts = total === undefined ? '' : ` (counts ${total.weights[at]!})`;
    const remark = remarks?.[at];
    return `${labels[i]!}${counts}${remark === undefined ? '' : ` (${remark})`}`;
  });
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
