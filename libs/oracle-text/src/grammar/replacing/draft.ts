import { type Replacement, type ReplacementWording, replacementWordings } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';

type Would = Replacement['would'];

/** The replacement effects for that event. */
export type Of<W extends Would> = Extract<Replacement, { readonly would: W }>;

type WithoutInstead<T> = T extends unknown ? Omit<T, 'instead' | 'said'> : never;

/** The replaced event, without what happens instead. */
export type ProposedEvent<W extends Would = Would> = WithoutInstead<Of<W>>;

/** A part of a replacement effect, and its wording. */
export interface Part<T> {
  readonly means: T;
  readonly said: readonly ReplacementWording[];
}

/** One wording of a replaced event: “a source would deal damage to you”. */
export interface EventForm {
  read(reader: Reader): Part<ProposedEvent> | No;
  write(replacement: Replacement, writer: Writer): boolean;
}

/** One wording of what happens instead, with its full stops: “it deals double that damage instead”. */
export interface OutcomeForm {
  readonly would: readonly Would[];
  read(reader: Reader, event: Part<ProposedEvent>, context: OutcomeContext): Part<unknown> | No;
  write(replacement: Replacement, writer: Writer, context: OutcomeContext): boolean;
}

/**
 * The place of the replacement effect: a static ability, all of whose text belongs to it, or a spell, which has other
 * instructions.
 */
export interface OutcomeContext {
  readonly isEntireAbility: boolean;
}

export function part<T>(means: T, ...said: readonly (ReplacementWording | false)[]): Part<T> {
  return { means, said: said.filter((word) => word !== false) };
}

export function isSaid({ said }: Pick<Replacement, 'said'>, word: ReplacementWording): boolean {
  return said?.includes(word) === true;
}

/** Sorts wordings in the order of `replacementWordings` and removes repetitions. */
export function sortWordings(said: readonly ReplacementWording[]): readonly ReplacementWording[] {
  return replacementWordings.filter((word) => said.includes(word));
}
