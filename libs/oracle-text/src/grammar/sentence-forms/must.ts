import type { Effect } from '@stacktrail/card-tree';
import { no } from '../../syntax/syntax.js';
import { subjectOf } from '../clauses.js';
import type { Reader } from '../../syntax/reader.js';
import { askedNext, chooserOf, fits, triggersNext } from './doers.js';
import { only, type SentenceForm } from './form.js';

/** Of what has to be done it can be asked whether it can't be. */
export const mustLabel = 'done';

/** Of these the game knows whether they can be done. */
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

/** Who does it: that a permanent is moved or tapped is told to you. */
function doerOf(effects: readonly Effect[]): ReturnType<typeof chooserOf> {
  const subject = subjectOf(effects[effects.length - 1]!);
  return subject !== undefined && 'players' in subject ? chooserOf(subject) : 'you';
}

/** Whether it is one thing to do, with what is chosen for it. */
function isOne(effects: readonly Effect[]): boolean {
  return effects.every(({ do: what }, i) => known.has(what) && (what === 'choose objects') === i < effects.length - 1);
}

/** What is done, where the next sentence asks whether it was: “Sacrifice it. If you do, …” (CR 118.12). */
export function askedAbout(reader: Reader, effects: readonly Effect[]): readonly Effect[] {
  const asked = triggersNext(reader) ? {} : askedNext(reader);
  const doer = doerOf(effects);
  if (asked === undefined || (asked.not && !asked.can) || !isOne(effects) || !fits(asked, doer)) return effects;
  const label = reader.scope.newLabel(mustLabel);
  reader.scope.choice = label;
  reader.scope.chooser = doer;
  const [{ joined, ...first }, ...others] = effects as readonly [Effect, ...Effect[]];
  return [{ do: 'must', effects: [first, ...others], label, ...(joined && { joined }) }];
}

/** “Discard a card. If you do, …”, “target player sacrifices a creature of their choice. If they do, …”, “sacrifice it. When you do, …”, “remove a counter. If you can't, …”. */
export const must: SentenceForm = {
  word: '.',
  read(reader, clauses) {
    const { said } = reader.scope;
    const effects = clauses.read(reader);
    if (effects === no) return no;
    const asked = askedAbout(reader, effects);
    reader.scope.beforeChoice = said;
    return asked === effects ? no : asked;
  },
  write(sentence, writer, clauses) {
    const effect = only(sentence, 'must');
    const { said } = writer.scope;
    if (effect === undefined || !clauses.write(effect.effects, writer)) return false;
    writer.scope.choice = effect.label;
    writer.scope.beforeChoice = said;
    return true;
  },
};
