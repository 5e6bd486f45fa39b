import { type Doer, isSameTree, type Players, type RestatedAct, restatedActs } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { TextSoFar } from '../../syntax/text-so-far.js';
import type { Writer } from '../../syntax/writer.js';
import { literally, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { areSeveral } from '../basics/one-by-one.js';

/**
 * The condition of “if you do”, “if that player doesn't” or “if you can't”, and its subject; without `said`, the
 * subject is “you”.
 */
export interface DidCondition {
  readonly said?: Doer;
  readonly not?: true;
  readonly can?: true;
  /** “If you don't cast it”: the text names the action again. */
  readonly act?: RestatedAct;
}

const verbs: readonly (readonly [string, Doer | undefined, string])[] = [
  ['you', undefined, 'do'],
  ['they', 'they', 'do'],
  ['that player', 'that', 'does'],
  ['the player', 'the', 'does'],
];

function form(text: string, asked: DidCondition): Syntax<DidCondition> {
  return words<DidCondition>(text, asked, (other) => isSameTree(other, asked));
}

const whenYouDo = literally('when you do, ');

const sacrifice: RestatedAct = 'sacrifice a creature';

/** “If you do, ”, “if that player doesn't, ”, “if you can't, ”. */
export const asking: Syntax<DidCondition> = oneOf<DidCondition>(
  ...restatedActs.filter((act) => act !== sacrifice).map((act) => form(`if you don't ${act}, `, { not: true, act })),
  form(`if you can't ${sacrifice}, `, { not: true, can: true, act: sacrifice }),
  ...verbs.flatMap(([who, said, verb]) => [
    form(`if ${who} ${verb}, `, { ...(said && { said }) }),
    form(`if ${who} ${verb}n't, `, { ...(said && { said }), not: true }),
    form(`if ${who} can't, `, { ...(said && { said }), not: true, can: true }),
  ]),
);

/** Whether the wording can refer to the player who made the choice. */
export function canReferToChooser({ said }: DidCondition, chooser: TextSoFar['chooser']): boolean {
  return chooser === (said === undefined ? 'you' : 'another');
}

export function chooserOf(who: Players): 'you' | 'another' | 'several' {
  if (who.players === 'you') return 'you';
  return areSeveral(who) || who.players === 'those who' ? 'several' : 'another';
}

/**
 * The condition with which the next sentence begins, if it begins with “if you do” or the like. The reader doesn't
 * move.
 */
export function peekDidCondition(reader: Reader): DidCondition | undefined {
  const from = reader.mark();
  const asked = reader.take('.') ? asking.read(reader) : no;
  reader.back(from);
  return asked === no ? undefined : asked;
}

/** Whether the next sentence begins with “When you do” (CR 603.12). The reader doesn't move. */
export function triggersNext(reader: Reader): boolean {
  const from = reader.mark();
  const triggers = reader.take('.') && whenYouDo.read(reader) !== no;
  reader.back(from);
  return triggers;
}

/** Writes the condition at the beginning of a sentence. */
export function writeDidCondition(asked: DidCondition, writer: Writer): boolean {
  const text = writer.capture(() => asking.write(asked, writer));
  return text !== undefined && writer.add(text.charAt(0).toUpperCase() + text.slice(1));
}
