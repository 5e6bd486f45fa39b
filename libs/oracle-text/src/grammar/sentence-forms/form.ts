import type { Effect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';

/** The clauses that a sentence form holds. */
export interface Clauses {
  /** @param continued whether the clauses have a subject already */
  read(reader: Reader, continued?: boolean): readonly Effect[] | No;
  write(effects: readonly Effect[], writer: Writer): boolean;
}

/** A form of a whole sentence with its clauses, without the full stop. */
export interface SentenceForm {
  /** A word that every such sentence has. */
  readonly word: string;
  read(reader: Reader, clauses: Clauses): readonly Effect[] | No;
  write(sentence: readonly Effect[], writer: Writer, clauses: Clauses): boolean;
  /** Whether the form reads to the end of the text, full stops included. */
  readonly toEnd?: true;
}

/** The instructions with this verb: `EffectOf<'draw'>`. */
export type EffectOf<K> = Extract<Effect, { readonly do: K }>;

/** The one instruction of the sentence, if it is the only one and has this verb. */
export function onlyEffect<K extends Effect['do']>(sentence: readonly Effect[], kind: K): EffectOf<K> | undefined {
  const [effect] = sentence;
  return sentence.length === 1 && effect!.do === kind ? (effect as EffectOf<K>) : undefined;
}
