import type { Effect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { No, Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';

/** A clause that stands for several instructions: “put one of them into your hand and the rest into your graveyard”. */
export interface Compound {
  /** The words with which it can begin; `null` if it can begin with any word. */
  readonly begins: Syntax<never>['begins'];
  /** Words of which its sentence has at least one. */
  readonly words?: readonly string[];
  read(reader: Reader): readonly Effect[] | No;
  /** Writes the instructions from `at` on. Returns how many it wrote; 0 if it can't. */
  write(effects: readonly Effect[], at: number, writer: Writer): number;
}
