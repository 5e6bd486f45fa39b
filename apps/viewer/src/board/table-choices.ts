/** What can be chosen on a board for the current decision, and what has been chosen. */
export interface TableChoices {
  readonly options: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
}

export const noChoices: TableChoices = { options: new Set(), chosen: new Set() };

/** The name of an object or player in these sets. */
export function keyOf({ is, id }: { readonly is: string; readonly id: number }): string {
  return `${is} ${id}`;
}

export function choiceOf({ options, chosen }: TableChoices, key: string): 'option' | 'chosen' | undefined {
  if (chosen.has(key)) return 'chosen';
  return options.has(key) ? 'option' : undefined;
}
