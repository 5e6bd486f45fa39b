import type { Condition } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

/** The outcome of the last flip: it was won or came up heads, or it was lost or came up tails (CR 705.2). */
function flip(text: string, what: 'flip' | 'heads', good: boolean): Syntax<Condition> {
  const words = literally(text);
  return {
    begins: words.begins,
    fixedFields: { if: good ? 'did' : 'not' },
    read(reader) {
      const { lastNumber: label } = reader.scope;
      if (!label?.startsWith(what) || words.read(reader) === no) return no;
      return good ? { if: 'did', label } : { if: 'not', of: { if: 'did', label } };
    },
    write(condition, writer) {
      const { lastNumber: label } = writer.scope;
      const did = good ? condition : condition.if === 'not' ? condition.of : undefined;
      return did?.if === 'did' && did.label === label && label.startsWith(what) && words.write({}, writer);
    },
  };
}

/** A flip that a player calls counts wins, another flip counts heads; their labels tell them apart. */
export const flipConditions: readonly Syntax<Condition>[] = [
  flip('you win the flip', 'flip', true),
  flip('you lose the flip', 'flip', false),
  flip('it comes up heads', 'heads', true),
  flip('it comes up tails', 'heads', false),
];
