import type { Effect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import type { Clauses, SentenceForm } from './form.js';
import { mayPay, mayPayReflexive } from './may-pay.js';
import { may } from './may.js';

function readFirst(reader: Reader, clauses: Clauses): readonly Effect[] | No {
  return reader.any([{ read: () => clauses.read(reader) }, { read: () => may.read(reader, clauses) }]);
}

function writeFirst(effects: readonly Effect[], writer: Writer, clauses: Clauses): boolean {
  const from = writer.mark();
  if (may.write(effects, writer, clauses)) return true;
  writer.back(from);
  return clauses.write(effects, writer);
}

/** What is done first, and then one of the offers. */
function followedBy(offers: readonly SentenceForm[], last?: true): SentenceForm {
  return {
    word: 'may',
    ...(last && { last }),
    read(reader, clauses) {
      const first = readFirst(reader, clauses);
      if (first === no || !reader.take(',') || !reader.take('then')) return no;
      const offer = reader.any(offers.map((form) => ({ read: () => form.read(reader, clauses) })));
      if (offer === no) return no;
      const [next, ...others] = offer as readonly [Effect, ...Effect[]];
      return others.length > 0 ? no : [...first, { ...next, joined: 'then' }];
    },
    write(sentence, writer, clauses) {
      const final = sentence[sentence.length - 1];
      if (sentence.length < 2 || final?.joined !== 'then') return false;
      const { joined: _, ...offer } = final;
      if (!writeFirst(sentence.slice(0, -1), writer, clauses) || !writer.add(', then ')) return false;
      const from = writer.mark();
      return offers.some((form) => {
        if (form.write([offer], writer, clauses)) return true;
        writer.back(from);
        return false;
      });
    },
  };
}

/** “Draw a card, then you may put a land card from your hand onto the battlefield.” */
export const thenMay = followedBy([may, mayPay]);

/** “You get {E}{E}, then you may pay eight {E}. When you do, draw a card.” */
export const thenMayReflexive = followedBy([mayPayReflexive], true);
