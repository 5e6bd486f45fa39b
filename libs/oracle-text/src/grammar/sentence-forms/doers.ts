import { type Doer, isSameTree, type Players, type RestatedAct, restatedActs } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { TextSoFar } from '../../syntax/text-so-far.js';
import type { Writer } from '../../syntax/writer.js';
import { literally, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { areSeveral } from '../basics/one-by-one.js';

/** What a sentence's “if you do”, “if that player doesn't”, “if you can't” asks, and about whom: about “you” if `said` is absent. */
export interface Asked {
  readonly said?: Doer;
  readonly not?: true;
  readonly can?: true;
  /** “If you don't cast it.” */
  readonly act?: RestatedAct;
}

const verbs: readonly (readonly [string, Doer | undefined, string])[] = [
  ['you', undefined, 'do'],
  ['they', 'they', 'do'],
  ['that player', 'that', 'does'],
  ['the player', 'the', 'does'],
];

function form(text: string, asked: Asked): Syntax<Asked> {
  return words<Asked>(text, asked, (other) => isSameTree(other, asked));
}

const whenYouDo = literally('when you do, ');

const sacrifice: RestatedAct = 'sacrifice a creature';

/** “If you do, ”, “if that player doesn't, ”, “if you can't, ”. */
export const asking: Syntax<Asked> = oneOf<Asked>(
  ...restatedActs.filter((act) => act !== sacrifice).map((act) => form(`if you don't ${act}, `, { not: true, act })),
  form(`if you can't ${sacrifice}, `, { not: true, can: true, act: sacrifice }),
  ...verbs.flatMap(([who, said, verb]) => [
    form(`if ${who} ${verb}, `, { ...(said && { said }) }),
    form(`if ${who} ${verb}n't, `, { ...(said && { said }), not: true }),
    form(`if ${who} can't, `, { ...(said && { said }), not: true, can: true }),
  ]),
);

/** Whether this wording can refer to the player who made the choice. */
export function canAsk({ said }: Asked, chooser: TextSoFar['chooser']): boolean {
  return chooser === (said === undefined ? 'you' : 'another');
}

export function chooserOf(who: Players): 'you' | 'another' | 'several' {
  if (who.players === 'you') return 'you';
  return areSeveral(who) ? 'several' : 'another';
}

/** What the next sentence asks of what was done or paid, if it begins so. The reader stays. */
export function askedNext(reader: Reader): Asked | undefined {
  const from = reader.mark();
  const asked = reader.take('.') ? asking.read(reader) : no;
  reader.back(from);
  return asked === no ? undefined : asked;
}

/** Whether the next sentence begins with “When you do” (CR 603.12). The reader stays. */
export function triggersNext(reader: Reader): boolean {
  const from = reader.mark();
  const triggers = reader.take('.') && whenYouDo.read(reader) !== no;
  reader.back(from);
  return triggers;
}

/** Writes it where it begins a sentence. */
export function writeAsked(asked: Asked, writer: Writer): boolean {
  const text = writer.capture(() => asking.write(asked, writer));
  return text !== undefined && writer.add(text.charAt(0).toUpperCase() + text.slice(1));
}
