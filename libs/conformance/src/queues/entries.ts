import type { Ref } from '@stacktrail/game-events';
import type { ChoiceItem, Named } from '../scenario/scenario.js';

/** An entry as yes or no; `undefined` if it is something else, as in all functions below. */
export function yesNo({ type, value }: ChoiceItem): boolean | undefined {
  return type === 'yesno' ? value === true : undefined;
}

export function yes(item: ChoiceItem): true | undefined {
  return yesNo(item) === true ? true : undefined;
}

export function skip({ type }: ChoiceItem): true | undefined {
  return type === 'skip' ? true : undefined;
}

export function numeric({ type, value }: ChoiceItem): number | undefined {
  return type === 'number' ? Number(value) : undefined;
}

export function mode({ type, value }: ChoiceItem): number | undefined {
  return type === 'mode' ? Number(value) : undefined;
}

export function color({ type, value }: ChoiceItem): string | undefined {
  return type === 'color' ? String(value) : undefined;
}

export function text({ type, value }: ChoiceItem): string | undefined {
  return type === 'text' ? String(value) : undefined;
}

/** The objects and players that an entry names. */
export function namedIn({ type, value }: ChoiceItem): readonly Named[] | undefined {
  return type === 'objects' ? (value as readonly Named[]) : undefined;
}

/** A different one of the candidates for each of the names; `undefined` if some name fits none. */
export function assigned(
  names: readonly Named[],
  candidates: readonly Ref[],
  fits: (name: Named, ref: Ref) => boolean,
): readonly Ref[] | undefined {
  const chosen: Ref[] = [];
  for (const name of names) {
    const found = candidates.find((ref) => !chosen.includes(ref) && fits(name, ref));
    if (found === undefined) return undefined;
    chosen.push(found);
  }
  return chosen;
}
