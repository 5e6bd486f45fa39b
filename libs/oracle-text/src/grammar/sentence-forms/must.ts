import type { Effect } from '@stacktrail/card-tree';
import { no } from '../../syntax/syntax.js';
import { subjectOf } from '../effects/clauses.js';
import type { Reader } from '../../syntax/reader.js';
import { type Asked, askedNext, chooserOf, canAsk, triggersNext } from './doers.js';
import type { SentenceForm } from './form.js';

/** The label of a mandatory action, about which “if you can't” may ask. */
export const mustLabel = 'done';

/** Actions of which the game can tell whether they can be done. */
const known: ReadonlySet<Effect['do']> = new Set([
  'choose objects',
  'choose and sacrifice',
  'sacrifice',
  'discard',
  'tap',
  'move',
  'remove counters',
  'put counters',
]);

/** Actions that nothing keeps one from beginning: only whether they were done is asked, not whether they can't be. */
const begun: ReadonlySet<Effect['do']> = new Set(['create tokens', 'mill', 'surveil', 'amass']);

/** Who does it: that a permanent is moved or tapped is told to you. */
function doerOf(effects: readonly Effect[]): ReturnType<typeof chooserOf> {
  const subject = subjectOf(effects[effects.length - 1]!);
  return subject !== undefined && 'players' in subject ? chooserOf(subject) : 'you';
}

/** Whether it is one thing to do, with what is chosen for it. */
function isOne(effects: readonly Effect[], { can }: Asked): boolean {
  const [only] = effects;
  if (effects.length === 1 && !can && begun.has(only!.do)) return true;
  return effects.every(({ do: what }, i) => known.has(what) && (what === 'choose objects') === i < effects.length - 1);
}

/** Which of the clauses it is asked of: the one that is said again, or the last where it is asked whether it can't be done. */
function partAsked(effects: readonly Effect[], { act, can }: Asked): readonly [number, number] {
  if (act !== undefined) return [0, effects[0]?.do === 'choose and sacrifice' ? 1 : 0];
  if (!can) return [0, effects.length];
  let from = effects.length - 1;
  while (from > 0 && effects[from - 1]!.do === 'choose objects' && effects[from]!.joined === 'and') from--;
  return [from, effects.length];
}

/** What is done, where the next sentence asks whether it was: “Sacrifice it. If you do, …” (CR 118.12). */
export function askedAbout(reader: Reader, effects: readonly Effect[]): readonly Effect[] {
  const asked: Asked | undefined = triggersNext(reader) ? {} : askedNext(reader);
  if (asked === undefined || (asked.not && !asked.can)) return effects;
  const [from, to] = partAsked(effects, asked);
  const part = effects.slice(from, to);
  if (part.length === 0 || !isOne(part, asked)) return effects;
  const doer = doerOf(part);
  if (!canAsk(asked, doer)) return effects;
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
