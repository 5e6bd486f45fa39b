import { no } from '../../syntax/syntax.js';
import { delayed, readDelay } from './delaying.js';
import type { Clauses } from './form.js';
import { readUnless, unless } from './unless.js';

/**
 * What follows “if you do,” and the like: clauses, which may be said to happen later or unless somebody pays.
 */
export function body(clauses: Clauses): Clauses {
  return {
    read(reader, continued) {
      const effects = clauses.read(reader, continued);
      if (effects === no) return no;
      if (reader.word === 'at') return readDelay(reader, effects);
      return reader.word === 'unless' ? readUnless(reader, effects) : effects;
    },
    write(effects, writer) {
      const from = writer.mark();
      for (const form of [delayed, unless]) {
        if (form.write(effects, writer, clauses)) return true;
        writer.back(from);
      }
      return clauses.write(effects, writer);
    },
  };
}
