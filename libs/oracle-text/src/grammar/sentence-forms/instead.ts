import { type Condition, type Effect, isSameTree } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { TextSoFar } from '../../syntax/text-so-far.js';
import { no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { isPaidFor } from './conditional-targets.js';
import { condition } from '../conditions/index.js';
import { continueAfterBranches, withoutProduced } from '../basics/branches.js';
import { conditionLast } from './condition-last.js';
import type { Clauses, EffectOf, SentenceForm } from './form.js';
import { may } from './may.js';
import { unless } from './unless.js';

/** A sentence that was read, and the text so far before it. */
export interface Sentence {
  readonly effects: readonly Effect[];
  readonly from: TextSoFar;
}

/** Instructions that hold other instructions; it is unclear what of them “instead” replaces. */
const withParts: ReadonlySet<Effect['do']> = new Set(['if', 'may', 'may pay', 'unless', 'delayed trigger']);

/** Sentence forms whose sentence is replaced as a whole if the next one has the same form. */
const sameForms: Partial<Record<Effect['do'], SentenceForm>> = { may, unless, if: conditionLast };

function formLike(previous: readonly Effect[]): SentenceForm | undefined {
  const [first, ...others] = previous;
  if (first === undefined || others.length > 0 || (first.do === 'if' && !first.last)) return undefined;
  return sameForms[first.do];
}

/** Whether the sentence is replaced as a whole, if the next one doesn't have the same form. */
function isReplacedWhole(previous: readonly Effect[]): boolean {
  // With “unless”, there is a single instruction, which is replaced whether or not a player would have paid.
  return previous.every(({ do: what }) => what === 'unless' || !withParts.has(what));
}

/** Reads the replacing instructions. */
function readThen(reader: Reader, previous: readonly Effect[], clauses: Clauses): readonly Effect[] | No {
  const form = formLike(previous);
  return reader.any([
    ...(isReplacedWhole(previous) ? [{ read: () => clauses.read(reader) }] : []),
    ...(isReplacedWhole(previous) && reader.word === 'you'
      ? [{ read: () => readMayInstead(reader, previous, clauses) }]
      : []),
    ...(form === undefined ? [] : [{ read: () => form.read(reader, clauses) }]),
  ]);
}

/**
 * “You may put it on top of its owner's library instead”: a player who doesn't do so follows the replaced instruction.
 */
function readMayInstead(reader: Reader, previous: readonly Effect[], clauses: Clauses): readonly Effect[] | No {
  const effects = may.read(reader, clauses);
  const [choice, ...others] = effects === no ? [] : effects;
  if (choice?.do !== 'may' || choice.label === undefined || others.length > 0) return no;
  return [choice, ...orElse(choice.label, previous)];
}

function orElse(label: string, previous: readonly Effect[]): readonly Effect[] {
  const [first, ...others] = previous;
  const { joined: _, ...plain } = first!;
  return [{ do: 'if', condition: { if: 'not', of: { if: 'did', label } }, then: [plain, ...others] }];
}

function isMayInstead([choice, ...others]: readonly Effect[], otherwise: readonly Effect[]): boolean {
  return choice?.do === 'may' && choice.label !== undefined && isSameTree(others, orElse(choice.label, otherwise));
}

function writeThen(then: readonly Effect[], otherwise: readonly Effect[], writer: Writer, clauses: Clauses): boolean {
  const from = writer.mark();
  if (isMayInstead(then, otherwise)) return may.write(then.slice(0, 1), writer, clauses);
  if (formLike(otherwise)?.write(then, writer, clauses)) return true;
  writer.back(from);
  return clauses.write(then, writer);
}

type Changed = Pick<EffectOf<'if'>, 'condition' | 'then' | 'leads' | 'last'>;

/** “If this spell was kicked, draw two cards instead”, “if you control a Forest, instead draw two cards”. */
function readConditionFirst(reader: Reader, previous: readonly Effect[], clauses: Clauses): Changed | No {
  if (!reader.take('if')) return no;
  const ofSpell = reader.word === 'this' && reader.ahead(1) === 'spell';
  const asked = condition.read(reader);
  if (asked === no || !reader.take(',')) return no;
  reader.scope.ofSpell = ofSpell;
  const leads = reader.take('instead');
  const then = readThen(reader, previous, clauses);
  if (then === no || (!leads && !reader.take('instead'))) return no;
  return { condition: asked, then, ...(leads && { leads }) };
}

/** “Draw two cards instead if you control a Forest”. */
function readConditionLast(reader: Reader, previous: readonly Effect[], clauses: Clauses): Changed | No {
  const then = readThen(reader, previous, clauses);
  if (then === no || !reader.take('instead') || !reader.take('if')) return no;
  const asked = condition.read(reader);
  return asked === no ? no : { condition: asked, then, last: true };
}

/** Whether each branch has its own targets, which are chosen only for that branch (CR 702.33g). */
function choosesForOne({ scope: { textSource } }: Reader, asked: Condition): boolean {
  return isPaidFor(asked) && (textSource.types.includes('Instant') || textSource.types.includes('Sorcery'));
}

/**
 * A sentence that replaces the one before it: “…. If this spell was kicked, draw two cards instead.” Without its full
 * stop. Returns the instructions of both sentences.
 */
export function readInstead(
  reader: Reader,
  { effects: previous, from }: Sentence,
  clauses: Clauses,
): EffectOf<'if'> | No {
  const { scope } = reader;
  const plainly = { effects: previous, said: scope.soFar };
  const { length } = scope.targets;
  withoutProduced(scope, plainly, from);
  const read = reader.word === 'if' ? readConditionFirst : readConditionLast;
  const changed = read(reader, previous, clauses);
  if (changed === no) return no;
  // A target that only one branch has would be chosen in vain.
  if (scope.targets.length !== length && !choosesForOne(reader, changed.condition)) return no;
  continueAfterBranches(scope, from, plainly, { effects: changed.then, said: scope.soFar });
  const [first, ...others] = previous;
  const { joined, ...plain } = first!;
  const { condition: asked, then, ...said } = changed;
  const otherwise = [plain as Effect, ...others];
  return { do: 'if', condition: asked, then, otherwise, instead: true, ...said, ...(joined && { joined }) };
}

/** Whether a sentence that replaces the one before it can come next. */
export function insteadMayFollow(reader: Reader): boolean {
  return reader.isAhead('instead');
}

/** Writes the replacing instructions after the replaced ones, without the full stop. */
export function writeInstead(effect: EffectOf<'if'>, writer: Writer, clauses: Clauses): boolean {
  const { otherwise = [], then, condition: asked, leads, last, instead } = effect;
  writer.add(instead === 'new line' ? '\n' : ' ');
  if (last) {
    const text = writer.capture(() => writeThen(then, otherwise, writer, clauses));
    if (text === undefined) return false;
    writer.add(`${text.charAt(0).toUpperCase()}${text.slice(1)} instead if `);
    return condition.write(asked, writer);
  }
  return (
    writer.add('If ') &&
    condition.write(asked, writer) &&
    writer.add(leads ? ', instead ' : ', ') &&
    writeThen(then, otherwise, writer, clauses) &&
    (leads === true || writer.add(' instead'))
  );
}
