import { no } from '../../syntax/syntax.js';
import { delayed, readDelay } from './delaying.js';
import type { Clauses } from './form.js';
import { may } from './may.js';
import { readUnless, unless } from './unless.js';

/**
 * What follows “if you do,” and the like: clauses, which may be said to happen later or unless somebody pays, or which
 * somebody may do.
 */
export function body(clauses: Clauses): Clauses {
  return {
    read(reader, continued) {
      const plain = {
        read: () => {
          const effects = clauses.read(reader, continued);
          if (effects === no) return no;
          if (reader.word === 'at') return readDelay(reader, effects);
          return reader.word === 'unless' ? readUnless(reader, effects) : effects;
        },
      };
      return reader.isAhead('may') ? reader.any([{ read: () => may.read(reader, clauses) }, plain]) : plain.read();
    },
    write(effects, writer) {
      const from = writer.mark();
      for (const form of [may, delayed, unless]) {
        if (form.write(effects, writer, clauses)) return true;
        writer.back(from);
      }
      return clauses.write(effects, writer);
    },
  };
}
