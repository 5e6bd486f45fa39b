import type { AnswerAhead } from '@stacktrail/rules';
import type { Answer } from '@stacktrail/game-events';
import type { DecisionOption, OwnDecision } from '@stacktrail/views';

/** What a person typed at a decision: an answer, a command (show the board, concede, quit), or neither. */
export type TypedLine =
  | { readonly is: 'answer'; readonly answer: Answer; readonly ahead: readonly AnswerAhead[] }
  | { readonly is: 'board' }
  | { readonly is: 'concede' }
  | { readonly is: 'quit' }
  | { readonly is: 'unknown'; readonly why: string };

/** A decision as a person in a terminal reads it: the situation, what is asked, the options by number. */
export function decisionText({ context, prompt, options, combine, rule }: OwnDecision): string {
  const players = context.players.map(({ name, life, hand }) => `${name} ${life} life, ${hand} in hand`).join('; ');
  const listed = options.map((option, i) => `${String(i + 1).padStart(4)}  ${option.label}${hintText(option)}`);
  return [
    '',
    `${context.says} ${players}.`,
    `${prompt} (CR ${rule})`,
    ...listed,
    ...(combine === null ? [] : [`      ${[howMany(combine.min, combine.max), ...combine.rules].join(' ')}`]),
  ].join('\n');
}

function howMany(min: number, max: number): string {
  return `Choose ${min === max ? min : `${min} to ${max}`}: type the numbers with spaces between them.`;
}

function hintText({ hint }: DecisionOption): string {
  if (hint === undefined) return '';
  const cost = hint.cost === undefined ? '' : `  ${hint.cost}`;
  const whyNot =
    hint.payable === false
      ? '  (can’t be paid now)'
      : hint.possible
        ? ''
        : '  (no legal targets, or a cost that can’t be paid)';
  return `${cost}${whyNot}`;
}

/** What a line says at a decision. An empty one takes the first option. */
export function readTypedLine(line: string, { options, combine }: OwnDecision): TypedLine {
  const text = line.trim().toLowerCase();
  if (text === 'b' || text === 'board') return { is: 'board' };
  if (text === 'concede') return { is: 'concede' };
  if (text === 'q' || text === 'quit') return { is: 'quit' };
  const words = text === '' ? ['1'] : text.split(/[\s,]+/);
  const numbers = words.map((word) => Number(word.split(':')[0]));
  if (!numbers.every((number) => Number.isSafeInteger(number))) return notUnderstood(options.length);
  const [number = 1] = numbers;
  if (combine?.into === 'value' && numbers.length === 1 && number > options.length) {
    return { is: 'answer', answer: { ...combine.answer, value: number } as Answer, ahead: [] };
  }
  const taken = numbers.flatMap((each) => options[each - 1] ?? []);
  if (taken.length < numbers.length) return notUnderstood(options.length);
  const [only] = taken;
  if (taken.length === 1 && only !== undefined && only.answer !== null && !text.includes(':')) {
    return { is: 'answer', answer: only.answer, ahead: only.ahead ?? [] };
  }
  if (combine === null) return { is: 'unknown', why: 'Only one of these can be chosen.' };
  const pieces = taken.map((option, i) => withAmount(option, words[i]?.split(':')[1]));
  if (pieces.some((piece) => piece === undefined))
    return { is: 'unknown', why: 'One of these can’t be combined with others: choose it alone.' };
  return { is: 'answer', answer: { ...combine.answer, [combine.into]: pieces }, ahead: [] };
}

/** “3:2” gives the third option’s piece the amount 2. */
function withAmount({ piece }: DecisionOption, amount: string | undefined): unknown {
  return amount === undefined || typeof piece !== 'object' ? piece : { ...piece, amount: Number(amount) };
}

function notUnderstood(count: number): TypedLine {
  return {
    is: 'unknown',
    why: `Type a number from 1 to ${count}, “b” for the board, “concede” to concede or “q” to leave; an amount goes after a colon: 2:3.`,
  };
}
