import type { OrderQuestion } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import { choicesInWords, type PickChoice } from '@stacktrail/views';
import { namedIn, text } from '../queues/entries.js';
import type { QueueName, Queues } from '../queues/queues.js';
import { plainName } from '../words/card-names.js';
import { beginsWith, sharesFirstClause, plainText } from '../words/rule-text.js';
import type { AnswerContext } from './answer-context.js';
import { isStrict, unmatchedError } from './strictness.js';
import { triggerOptions } from './trigger-options.js';

interface Orderable extends PickChoice {
  /** The name of the ability's source. */
  readonly sourceName?: string;
  /** The meaning of the keyword, if the text is a keyword. */
  readonly meaning?: string;
  readonly mayBeReworded?: boolean;
}

/** Each entry of the queue names what comes next in the order; the last option needs none. */
export function orderAnswer({ table }: AnswerContext, question: OrderQuestion): Answer {
  const ofTriggers = question.kind === 'order triggers';
  const options: readonly Orderable[] = ofTriggers
    ? triggerOptions(table, question)
    : choicesInWords(question.options, table.state);
  const queues = table.queuesOf(question.player);
  const order: readonly QueueName[] = ofTriggers ? ['choice'] : ['target', 'choice'];
  let left = options.slice();
  const keys: string[] = [];
  while (left.length > 1) {
    const next = queues.take(order, (item) => {
      const wanted = text(item) ?? firstName(namedIn(item));
      if (wanted === undefined) return undefined;
      const sharing = left.filter(({ text: own, sourceName, meaning = own }) =>
        sharesFirstClause(meaning, wanted, sourceName),
      );
      const fitting = left.find((option) => fits(option, wanted));
      if (fitting !== undefined) return fitting;
      if (sharing.length === 0)
        return closest(
          left.filter((option) => saysAll(option, wanted)),
          wanted,
        );
      return alike(sharing) ? sharing[0] : closest(sharing, wanted);
    });
    if (next === undefined) break;
    keys.push(next.key);
    left = left.filter((option) => option !== next);
  }
  // The order of cards that go back to a library is seldom listed and seldom seen.
  if (!alike(left) && ofTriggers && isStrict(table)) throw unmatchedError(table, question);
  // However the other engine words it, the entry means one of abilities that are alike.
  if (keys.length === 0 && ofTriggers && alike(left) && left.every(({ mayBeReworded }) => mayBeReworded))
    takeHead(queues);
  return { form: 'order', keys: [...keys, ...left.map(({ key }) => key)] };
}

/** Whether the text has each word of an entry, in whatever order: the wording may have changed. */
function saysAll({ text: own, meaning = own }: Orderable, wanted: string): boolean {
  const words = new Set(plainText(meaning).split(/\W+/));
  return plainText(wanted)
    .split(/\W+/)
    .every((word) => words.has(word));
}

/** The option whose text shares the most words with an entry; none where two share as many. */
function closest(options: readonly Orderable[], wanted: string): Orderable | undefined {
  const words = new Set(plainText(wanted).split(/\W+/));
  const count = ({ text: own, meaning = own }: Orderable): number =>
    new Set(
      plainText(meaning)
        .split(/\W+/)
        .filter((word) => words.has(word)),
    ).size;
  const [first, second] = options.slice().sort((a, b) => count(b) - count(a));
  return first !== undefined && (second === undefined || count(first) > count(second)) ? first : undefined;
}

function firstName(entries: ReturnType<typeof namedIn>): string | undefined {
  return entries?.[0]?.name;
}

function fits({ text: own, sourceName = '', meaning = own }: Orderable, wanted: string): boolean {
  if (beginsWith(own, wanted, sourceName) || beginsWith(meaning, wanted, sourceName)) return true;
  return [own, sourceName].some((name) => name !== '' && plainName(name) === plainName(wanted));
}

function alike(options: readonly Orderable[]): boolean {
  const [first] = options;
  return options.every(
    ({ text: own, meaning, sourceName }) =>
      own === first?.text || (meaning !== undefined && meaning === first?.meaning && sourceName === first.sourceName),
  );
}

function takeHead(queues: Queues): void {
  const head = queues.head('choice');
  if (head !== undefined && text(head) !== undefined)
    queues.take(['choice'], (item) => (item === head ? true : undefined));
}
