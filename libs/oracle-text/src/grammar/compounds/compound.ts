import type { Effect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { No, Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';

/** A clause that stands for several instructions: “put one of them into your hand and the rest into your graveyard”. */
export interface Compound {
  /** The words that it begins with; `null` if it could be any. */
  readonly begins: Syntax<never>['begins'];
  /** Words one of which its sentence has. */
  readonly words?: readonly string[];
  read(reader: Reader): readonly Effect[] | No;
  /** Writes the instructions from `at` on. Returns how many it said; 0 if it can't. */
  write(effects: readonly Effect[], at: number, writer: Writer): number;
}
