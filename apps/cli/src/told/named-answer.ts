import type { Answer } from '@stacktrail/game-events';
import type { AnswerAhead } from '@stacktrail/rules';
import type { OwnDecision } from '@stacktrail/views';
import type { Choice } from './record-lines.js';

/** An answer to a decision, with those that follow it. */
export interface NamedAnswer {
  readonly answer: Answer;
  readonly ahead: readonly AnswerAhead[];
}

/** The answer that takes what is named by the labels of the options; `null` if there is none. */
export function namedAnswer(decision: OwnDecision, wanted: Choice): NamedAnswer | null {
  if (typeof wanted === 'object') return severalNamed(decision, wanted);
  const { options, combine } = decision;
  if (combine?.into === 'value' && Number.isSafeInteger(Number(wanted))) {
    return { answer: { ...combine.answer, value: Number(wanted) } as Answer, ahead: [] };
  }
  const usable = options.filter(({ answer }) => answer !== null);
  const found = firstNamed(usable, ({ pieceLabel, label }) => pieceLabel ?? label, `${wanted}`);
  const answer = found?.answer ?? null;
  return answer === null ? null : { answer, ahead: found?.ahead ?? [] };
}

/** Several options at once; the same name again means another option of that name. */
function severalNamed({ options, combine }: OwnDecision, wanted: readonly string[]): NamedAnswer | null {
  if (combine === null) return null;
  const pieces = options.filter(({ piece }) => piece !== undefined);
  const chosen: unknown[] = [];
  for (const name of wanted) {
    const left = pieces.filter(({ piece }) => !chosen.includes(piece));
    const found = firstNamed(left, ({ pieceLabel, label }) => pieceLabel ?? label, name);
    if (found === undefined) return null;
    chosen.push(found.piece);
  }
  return { answer: { ...combine.answer, [combine.into]: chosen }, ahead: [] };
}

/** The option of exactly that name, else the first one whose name begins with it, else that has it somewhere. */
function firstNamed<T>(options: readonly T[], nameOf: (option: T) => string, wanted: string): T | undefined {
  const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");
  const exact = options.find((option) => plain(nameOf(option)) === plain(wanted));
  const begins = exact ?? options.find((option) => plain(nameOf(option)).startsWith(plain(wanted)));
  return begins ?? options.find((option) => plain(nameOf(option)).includes(plain(wanted)));
}
