import { type Replacement, type ReplacementWording, replacementWordings } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';

type Would = Replacement['would'];

/** A replacement effect of that event. */
export type Of<W extends Would> = Extract<Replacement, { readonly would: W }>;

type WithoutInstead<T> = T extends unknown ? Omit<T, 'instead' | 'said'> : never;

/** What would happen, as a text says it, before it says what happens instead. */
export type ProposedEvent<W extends Would = Would> = WithoutInstead<Of<W>>;

/** A part of a replacement effect, and how it is worded. */
export interface Part<T> {
  readonly means: T;
  readonly said: readonly ReplacementWording[];
}

/** One way to say what would happen: “a source would deal damage to you”. */
export interface EventForm {
  read(reader: Reader): Part<ProposedEvent> | No;
  write(replacement: Replacement, writer: Writer): boolean;
}

/** One way to say what happens instead: “it deals double that damage instead”. It says its full stops. */
export interface OutcomeForm {
  readonly would: readonly Would[];
  read(reader: Reader, event: Part<ProposedEvent>, context: OutcomeContext): Part<unknown> | No;
  write(replacement: Replacement, writer: Writer, context: OutcomeContext): boolean;
}

/** Where the replacement effect stands: a static ability goes on to its end, a spell has other instructions. */
export interface OutcomeContext {
  readonly isEntireAbility: boolean;
}

export function part<T>(means: T, ...said: readonly (ReplacementWording | false)[]): Part<T> {
  return { means, said: said.filter((word) => word !== false) };
}

export function isSaid({ said }: Pick<Replacement, 'said'>, word: ReplacementWording): boolean {
  return said?.includes(word) === true;
}

/** Words in the order of their list, each once. */
export function sortWordings(said: readonly ReplacementWording[]): readonly ReplacementWording[] {
  return replacementWordings.filter((word) => said.includes(word));
}
