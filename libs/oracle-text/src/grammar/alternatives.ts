import type { Effect } from '@stacktrail/card-tree';
import type { Reader } from '../syntax/reader.js';
import { literally, no, type No } from '../syntax/syntax.js';
import type { Writer } from '../syntax/writer.js';
import type { Said } from '../syntax/said.js';
import { condition } from './conditions/index.js';
import { beginAgain, goOn, withoutProduced } from './courses.js';

interface Clauses {
  read(reader: Reader): readonly Effect[] | No;
  write(effects: readonly Effect[], writer: Writer): boolean;
}

const otherwise = literally('otherwise, ');

/** A sentence that was read, and what had been said before it. */
export interface Sentence {
  readonly effects: readonly Effect[];
  readonly from: Said;
}

/**
 * A sentence that changes the one before it: “…. If this spell was kicked, draw two cards instead.”, “…. Otherwise, draw a
 * card.” Returns what both say together.
 *
 * @param earlier the sentences before it; the last of them is the one that it changes
 */
export function readAlternative(
  reader: Reader,
  earlier: readonly Sentence[],
  clauses: Clauses,
): readonly Effect[] | No {
  const from = reader.mark();
  const read = reader.word === 'if' ? readInstead(reader, earlier, clauses) : readOtherwise(reader, earlier, clauses);
  if (read === no) reader.back(from);
  return read;
}

/** Instructions of which a part is done only if something is so: what “instead” replaces of them can't be told. */
const withParts: ReadonlySet<Effect['do']> = new Set(['if', 'may', 'may pay', 'unless', 'delayed trigger']);

function readInstead(reader: Reader, earlier: readonly Sentence[], clauses: Clauses): readonly Effect[] | No {
  const { effects: previous, from } = earlier[earlier.length - 1]!;
  if (previous.some((effect) => withParts.has(effect.do))) return no;
  const { scope } = reader;
  const plainly = { effects: previous, said: scope.said };
  reader.take('if');
  const { length } = scope.targets;
  withoutProduced(scope, plainly, from);
  const ofSpell = reader.word === 'this' && reader.ahead(1) === 'spell';
  const asked = condition.read(reader);
  if (asked === no || !reader.take(',')) return no;
  scope.ofSpell = ofSpell;
  const leads = reader.take('instead');
  const then = clauses.read(reader);
  if (then === no || (!leads && !reader.take('instead')) || !reader.stop()) return no;
  // A target that only one of them has would be chosen in vain.
  if (scope.targets.length !== length) return no;
  goOn(scope, from, plainly, { effects: then, said: scope.said });
  const [first, ...others] = previous;
  const plain = [withoutJoint(first!), ...others];
  const whole: Effect = { do: 'if', condition: asked, then, otherwise: plain, instead: true, ...(leads && { leads }) };
  return [first!.joined === undefined ? whole : { ...whole, joined: first!.joined }];
}

function withoutJoint(effect: Effect): Effect {
  const { joined: _, ...plain } = effect;
  return plain;
}

function readOtherwise(reader: Reader, earlier: readonly Sentence[], clauses: Clauses): readonly Effect[] | No {
  const [previous, before] = [earlier[earlier.length - 1]!, earlier[earlier.length - 2]];
  const [asked] = previous.effects;
  if (previous.effects.length !== 1 || asked?.do !== 'if' || asked.otherwise !== undefined) return no;
  // After two conditions it is said of what fits neither.
  if (before?.effects.some((effect) => effect.do === 'if')) return no;
  const { scope } = reader;
  const from = asked.last ? previous.from : scope.said.asked;
  if (from === null || otherwise.read(reader) === no) return no;
  const then = { effects: asked.then, said: scope.said };
  beginAgain(scope, from);
  const effects = clauses.read(reader);
  if (effects === no || !reader.stop()) return no;
  goOn(scope, from, then, { effects, said: scope.said });
  return [{ ...asked, otherwise: effects }];
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
  const { otherwise: other, then, condition: asked, instead, leads } = effect;
  if (instead) {
    return (
      sentences(other) &&
      writer.add(' If ') &&
      condition.write(asked, writer) &&
      writer.add(leads ? ', instead ' : ', ') &&
      clauses.write(then, writer) &&
      (leads || writer.add(' instead')) &&
      writer.stop()
    );
  }
  const { otherwise: _, ...only } = effect;
  const { scope } = writer;
  const { said } = scope;
  if (!sentences([withoutJoint(only)]) || !writer.add(' Otherwise, ')) return false;
  const from = effect.last ? said : scope.said.asked;
  if (from !== null) beginAgain(scope, from);
  return clauses.write(other, writer) && writer.stop();
}
