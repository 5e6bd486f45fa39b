import type { Combine, Option } from '../contract/decision.js';

/** An answer in progress: the options that have been taken, in order, and their amounts. */
export interface Draft {
  readonly picked: readonly number[];
  /** The amounts, by option. */
  readonly amounts: Readonly<Record<number, number>>;
  readonly value: number;
}

export const emptyDraft: Draft = { picked: [], amounts: {}, value: 0 };

/** Takes an option, or puts it back if it was taken. */
export function toggled(draft: Draft, at: number): Draft {
  const picked = draft.picked.includes(at) ? draft.picked.filter((one) => one !== at) : [...draft.picked, at];
  return { ...draft, picked };
}

export function withAmount(draft: Draft, at: number, amount: number): Draft {
  const picked = draft.picked.filter((one) => one !== at);
  return { ...draft, picked: amount > 0 ? [...picked, at] : picked, amounts: { ...draft.amounts, [at]: amount } };
}

/** Whether it has the right number of pieces. Only the server says whether the whole answer is legal. */
export function isComplete({ picked }: Draft, { min, max, into }: Combine): boolean {
  return into === 'value' || (picked.length >= min && picked.length <= max);
}

export function answerOf({ picked, amounts, value }: Draft, combine: Combine, options: readonly Option[]): object {
  if (combine.into === 'value') return { ...combine.answer, value };
  const pieces = picked.flatMap((at) => {
    const piece = options[at]?.piece;
    const amount = amounts[at];
    if (piece === undefined) return [];
    return [amount === undefined || typeof piece !== 'object' || piece === null ? piece : { ...piece, amount }];
  });
  return { ...combine.answer, [combine.into]: pieces };
}
