import type { Effect } from '@stacktrail/card-tree';
import { no } from '../../syntax/syntax.js';
import { subjectOf } from '../effects/clauses.js';
import type { Reader } from '../../syntax/reader.js';
import { type DidCondition, peekDidCondition, chooserOf, canReferToChooser, triggersNext } from './doers.js';
import type { SentenceForm } from './form.js';

/** The label of a mandatory action, to which “if you can't” can refer. */
export const mustLabel = 'done';

/** Actions for which the game can tell whether they are possible. */
const known: ReadonlySet<Effect['do']> = new Set([
  'choose objects',
  'choose and sacrifice',
  'sacrifice',
  'discard',
  'tap',
  'attach',
  'move',
  'remove counters',
  'put counters',
  'shuffle into library',
]);

/** Actions that are always possible: an ability triggers “when you do”, but no text asks whether they were done. */
const alwaysPossible: ReadonlySet<Effect['do']> = new Set([
  'create tokens',
  'create copies',
  'mill',
  'surveil',
  'amass',
  'draw',
]);

/** The player who acts. An instruction to move or tap a permanent is for you. */
function actingPlayer(effects: readonly Effect[]): ReturnType<typeof chooserOf> {
  const subject = subjectOf(effects[effects.length - 1]!);
  return subject !== undefined && 'players' in subject ? chooserOf(subject) : 'you';
}

/** Whether the instructions are a single action, with the choices that it needs. */
function isSingleAction(effects: readonly Effect[], triggers: boolean): boolean {
  const [only] = effects;
  if (effects.length === 1 && triggers && alwaysPossible.has(only!.do)) return true;
  return effects.every(({ do: what }, i) => known.has(what) && (what === 'choose objects') === i < effects.length - 1);
}

/**
 * The part of the instructions to which the question refers: the action that the text names again, or the last one for
 * “if you can't”.
 */
function partReferredTo(effects: readonly Effect[], { act, can }: DidCondition): readonly [number, number] {
  if (act !== undefined) return [0, effects[0]?.do === 'choose and sacrifice' ? 1 : 0];
  if (!can) return [0, effects.length];
  let from = effects.length - 1;
  while (from > 0 && effects[from - 1]!.do === 'choose objects' && effects[from]!.joined === 'and') from--;
  return [from, effects.length];
}

/** Adds a label to the action, if the next sentence refers to it: “Sacrifice it. If you do, …” (CR 118.12). */
export function askedAbout(reader: Reader, effects: readonly Effect[]): readonly Effect[] {
  const triggers = triggersNext(reader);
  const asked: DidCondition | undefined = triggers ? {} : peekDidCondition(reader);
  if (asked === undefined || (asked.not && !asked.can)) return effects;
  const [from, to] = partReferredTo(effects, asked);
  const part = effects.slice(from, to);
  if (part.length === 0 || !isSingleAction(part, triggers)) return effects;
  const doer = actingPlayer(part);
  if (!canReferToChooser(asked, doer)) return effects;
  const label = reader.scope.newLabel(mustLabel);
  reader.scope.choice = label;
  reader.scope.chooser = doer;
  const [{ joined, ...first }, ...others] = part as [Effect, ...Effect[]];
  const must: Effect = { do: 'must', effects: [first, ...others], label, ...(joined && { joined }) };
  return [...effects.slice(0, from), must, ...effects.slice(to)];
}

/** “Discard a card. If you do, …”, “target player sacrifices a creature of their choice. If they do, …”, “sacrifice it. When you do, …”, “remove a counter. If you can't, …”. */
export const must: SentenceForm = {
  word: '.',
  read(reader, clauses) {
    const { soFar } = reader.scope;
    const effects = clauses.read(reader);
    if (effects === no) return no;
    const asked = askedAbout(reader, effects);
    reader.scope.beforeChoice = soFar;
    return asked === effects ? no : asked;
  },
  write(sentence, writer, clauses) {
    const { soFar } = writer.scope;
    const at = sentence.findIndex(({ do: what }) => what === 'must');
    const effect = sentence[at];
    if (effect?.do !== 'must') return false;
    const [first, ...others] = effect.effects;
    const asked = [{ ...first!, ...(effect.joined && { joined: effect.joined }) }, ...others];
    const whole = [...sentence.slice(0, at), ...asked, ...sentence.slice(at + 1)];
    if (!clauses.write(whole, writer)) return false;
    writer.scope.choice = effect.label;
    writer.scope.beforeChoice = soFar;
    return true;
  },
};
