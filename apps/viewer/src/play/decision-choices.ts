import { keyOf, noChoices, type TableChoices } from '../board/table-choices.js';
import type { Decision } from '../contract/decision.js';
import type { Draft } from './draft.js';

/** What is highlighted on the board: what can be chosen, and what has been. */
export function choicesOf({ options = [] }: Decision, { picked }: Draft): TableChoices {
  if (options.length === 0) return noChoices;
  const keys = (some: typeof options): ReadonlySet<string> =>
    new Set(some.flatMap(({ ref }) => (ref === undefined ? [] : [keyOf(ref)])));
  return {
    options: keys(options.filter(({ hint }) => hint?.payable !== false && hint?.possible !== false)),
    chosen: keys(picked.flatMap((at) => options[at] ?? [])),
  };
}

/** The indexes of the options about an object or player. */
export function optionsAbout({ options = [] }: Decision, ref: { readonly is: string; readonly id: number }): number[] {
  return options.flatMap((option, at) => (option.ref !== undefined && keyOf(option.ref) === keyOf(ref) ? [at] : []));
}
