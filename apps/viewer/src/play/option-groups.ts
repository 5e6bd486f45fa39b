import type { Decision, Option } from '../contract/decision.js';

/** The options of a decision in the order in which they are shown. */
interface OptionGroups {
  /** What a player usually chooses from. */
  readonly first: readonly number[];
  /** With priority: mana abilities, and what can't be paid or finished now. They are legal to begin all the same. */
  readonly others: readonly number[];
}

/** Sorts the options that are shown. @param shown their indexes */
export function groupsOf({ kind, options = [] }: Decision, shown: readonly number[]): OptionGroups {
  if (kind !== 'priority') return { first: shown, others: [] };
  const isOther = (at: number): boolean => {
    const option = options[at];
    return option !== undefined && (isUnlikely(option) || option.hint?.mana === true);
  };
  return { first: shown.filter((at) => !isOther(at)), others: shown.filter(isOther) };
}

/** Whether the option probably can't be paid or finished. */
export function isUnlikely({ hint }: Option): boolean {
  return hint?.payable === false || hint?.possible === false;
}
