import type { Effect } from '../effects.js';
import type { Reader } from '../syntax/reader.js';
import { literally, no, type No } from '../syntax/syntax.js';
import type { Writer } from '../syntax/writer.js';
import { condition } from './conditions/index.js';
import { replaced } from './delays.js';

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
  const read = clauses.read(reader);
  if (read === no || !reader.take('instead') || !reader.stop()) return no;
  const then = unmoved(read, previous);
  // A target that only one of them has would be chosen in vain.
  if (reader.scope.targets.length !== length || speaksOf(then, previous)) return no;
  const [first, ...others] = previous;
  const plain = [withoutJoint(first!), ...others];
  const whole: Effect = { do: 'if', condition: asked, then, otherwise: plain, instead: true };
  return [first!.joined === undefined ? whole : { ...whole, joined: first!.joined }];
}

/** What the others would have moved is still what it was: “…. If it's kicked, return that card to the battlefield instead.” */
function unmoved(then: readonly Effect[], previous: readonly Effect[]): readonly Effect[] {
  return previous.reduce<readonly Effect[]>((effects, move) => {
    if (move.do !== 'move' || move.label === undefined) return effects;
    const { called: _, ...what } = move.what;
    return replaced(effects, { objects: 'result', label: move.label }, what);
  }, then);
}

/** Whether instructions are about what others did, in whose place they are followed: then nothing has that label. */
function speaksOf(then: readonly Effect[], previous: readonly Effect[]): boolean {
  const labels = new Set<unknown>();
  walk(previous, (node) => {
    if ('do' in node) for (const name of ['label', 'rest', 'excess']) labels.add(node[name]);
  });
  labels.delete(undefined);
  let found = false;
  walk(then, (node) => {
    if (!('do' in node) && labels.has(node['label'])) found = true;
  });
  return found;
}

function walk(node: unknown, visit: (record: Readonly<Record<string, unknown>>) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) visit(node as Readonly<Record<string, unknown>>);
  for (const held of Object.values(node)) walk(held, visit);
}

function withoutJoint(effect: Effect): Effect {
  const { joined: _, ...plain } = effect;
  return plain;
}

function readOtherwise(reader: Reader, previous: readonly Effect[], clauses: Clauses): readonly Effect[] | No {
  const [asked] = previous;
  if (previous.length !== 1 || asked?.do !== 'if' || asked.otherwise !== undefined) return no;
  if (otherwise.read(reader) === no) return no;
  reader.scope.beginOtherwise();
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
  if (!sentences([withoutJoint(only)]) || !writer.add(' Otherwise, ')) return false;
  writer.scope.beginOtherwise();
  return clauses.write(other, writer) && writer.stop();
}
