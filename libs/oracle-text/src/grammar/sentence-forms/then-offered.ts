import type { Effect, Joint } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import type { Clauses, SentenceForm } from './form.js';
import { may } from './may.js';

/** How the second offer is joined to the first. */
const joints = [
  ['then', ', then '],
  ['and', ' and '],
  ['comma and', ', and '],
] as const satisfies readonly (readonly [Joint, string])[];

const readJoints = joints.map(([joined, text]) => ({ joined, words: literally(text) }));

function readJoint(reader: Reader): Joint | No {
  const from = reader.mark();
  for (const { joined, words } of readJoints) {
    if (words.read(reader) !== no) return joined;
    reader.back(from);
  }
  return no;
}

/** An optional action and a second one, which is offered whether or not the player took the first. */
export function thenOffered(
  readFirst: (reader: Reader, clauses: Clauses) => readonly Effect[] | No,
  writeFirst: (effects: readonly Effect[], writer: Writer, clauses: Clauses) => boolean,
  offers: readonly SentenceForm[],
  last?: true,
): SentenceForm {
  return {
    word: 'may',
    ...(last && { toEnd: last }),
    read(reader, clauses) {
      const first = readFirst(reader, clauses);
      const joined = first === no ? no : readJoint(reader);
      if (first === no || joined === no || (last && joined !== 'then')) return no;
      const offer = reader.any(offers.map((form) => ({ read: () => form.read(reader, clauses) })));
      if (offer === no) return no;
      const [next, ...others] = offer as readonly [Effect, ...Effect[]];
      return others.length > 0 ? no : [...first, { ...next, joined }];
    },
    write(sentence, writer, clauses) {
      const final = sentence[sentence.length - 1];
      const joint = joints.find(([joined]) => joined === final?.joined);
      if (final === undefined || sentence.length < 2 || joint === undefined) return false;
      if (last && joint[0] !== 'then') return false;
      const { joined: _, ...offer } = final;
      if (!writeFirst(sentence.slice(0, -1), writer, clauses) || !writer.add(joint[1])) return false;
      const from = writer.mark();
      return offers.some((form) => {
        if (form.write([offer], writer, clauses)) return true;
        writer.back(from);
        return false;
      });
    },
  };
}

const readMay = (reader: Reader, clauses: Clauses): readonly Effect[] | No => may.read(reader, clauses);
const writeMay = (effects: readonly Effect[], writer: Writer, clauses: Clauses): boolean =>
  may.write(effects, writer, clauses);

/**
 * “You may draw a card, then you may discard a card”, “you may draw a card and you may gain 2 life”: the second action
 * is offered whether or not the player took the first.
 */
export function thenOfferedAfterMay(offers: readonly SentenceForm[]): SentenceForm {
  return thenOffered(readMay, writeMay, offers);
}
