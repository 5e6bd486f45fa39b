import type { GameObject } from './game-object.js';
import { choiceLabel } from './designations.js';

/** A result that is stored on a permanent (CR 706.8a): the kind of die that was rolled, and its result. */
export interface StoredResult {
  /** Tells apart what abilities that aren't linked stored (CR 607.2e, 607.5). */
  readonly label: string;
  readonly sides: number;
  readonly value: number;
}

export const nothingStored: readonly StoredResult[] = [];

const name = 'stored results';

/**
 * The label of the results that an ability stores on an object.
 *
 * @param scope the definition that the ability belongs to
 */
export function labelOfStored({ form }: GameObject, scope: string | undefined): string {
  return choiceLabel(name, scope, form.pointer);
}

/** CR 607.2e: the results on an object that abilities linked to one of that definition stored there. */
export function linkedResults(object: GameObject, scope: string | undefined): readonly StoredResult[] {
  if (object.stored.length === 0) return nothingStored;
  const label = labelOfStored(object, scope);
  return object.stored.filter((result) => result.label === label);
}

/** The greatest number of the results that are of one value. */
export function mostAlike(results: readonly StoredResult[]): number {
  const counts = new Map<number, number>();
  for (const { value } of results) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
