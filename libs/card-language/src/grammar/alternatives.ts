import type { Effect } from '../effects.js';
import type { Reader } from '../syntax/reader.js';
import { literally, no, type No } from '../syntax/syntax.js';
import type { Writer } from '../syntax/writer.js';
import { condition } from './conditions/index.js';

interface Clauses {
  read(reader: Reader): readonly Effect[] | No;
  write(effects: readonly Effect[], writer: Writer): boolean;
}

const otherwise = literally('otherwise, ');

/**
 * A sentence that changes the one before it: “…. If this spell was kicked, draw two cards instead.”, “…. Otherwise, draw a
 * card.” Returns what both say together.
 */
export function readAlternative(reader: Reader, previous: readonly Effect[], clauses: Clauses): readonly Effect[] | No {
  const from = reader.mark();
  const read = reader.word === 'if' ? readInstead(reader, previous, clauses) : readOtherwise(reader, previous, clauses);
  if (read === no) reader.back(from);
  return read;
}

function readInstead(reader: Reader, previous: readonly Effect[], clauses: Clauses): readonly Effect[] | No {
  reader.take('if');
  const { length } = reader.scope.targets;
  const asked = condition.read(reader);
  if (asked === no || !reader.take(',')) return no;
  const then = clauses.read(reader);
  if (then === no || !reader.take('instead') || !reader.stop()) return no;
  // A target that only one of them has would be chosen in vain.
  if (reader.scope.targets.length !== length) return no;
  const [first, ...others] = previous;
  const plain = [withoutJoint(first!), ...others];
  const whole: Effect = { do: 'if', condition: asked, then, otherwise: plain, instead: true };
  return [first!.joined === undefined ? whole : { ...whole, joined: first!.joined }];
}

function withoutJoint(effect: Effect): Effect {
  const { joined: _, ...plain } = effect;
  return plain;
}

function readOtherwise(reader: Reader, previous: readonly Effect[], clauses: Clauses): readonly Effect[] | No {
  const [asked] = previous;
  if (previous.length !== 1 || asked?.do !== 'if' || asked.otherwise !== undefined) return no;
  if (otherwise.read(reader) === no) return no;
  const effects = clauses.read(reader);
  return effects === no || !reader.stop() ? no : [{ ...asked, otherwise: effects }];
}

/** @param sentences writes instructions as sentences that go on in the middle of a text */
export function writeAlternative(
  sentence: readonly Effect[],
  writer: Writer,
  clauses: Clauses,
  sentences: (effects: readonly Effect[]) => boolean,
): boolean {
  const [effect] = sentence;
  if (sentence.length !== 1 || effect?.do !== 'if' || effect.otherwise === undefined) return false;
  const { otherwise: other, then, condition: asked, instead } = effect;
  if (instead) {
    return (
      sentences(other) &&
      writer.add(' If ') &&
      condition.write(asked, writer) &&
      writer.add(', ') &&
      clauses.write(then, writer) &&
      writer.add(' instead') &&
      writer.stop()
    );
  }
  const { otherwise: _, ...only } = effect;
  return sentences([withoutJoint(only)]) && writer.add(' Otherwise, ') && clauses.write(other, writer) && writer.stop();
}
