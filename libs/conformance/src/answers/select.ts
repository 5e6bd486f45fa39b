import { sameRef, type SelectQuestion } from '@stacktrail/engine';
import type { Answer, Ref } from '@stacktrail/game-events';
import { Failed } from '../outcome/outcomes.js';
import { forgoForcedSlots } from '../queues/forced-slots.js';
import { namesSubstitute } from '../payment/substituting.js';
import { assigned, namedIn, skip, text, yes, yesNo } from '../queues/entries.js';
import type { QueueName, Queues } from '../queues/queues.js';
import { required } from '../scenario/required.js';
import type { ChoiceItem, Named } from '../scenario/scenario.js';
import type { Table } from '../table/table.js';
import { plainName } from '../words/card-names.js';
import { areAlike } from './alike.js';
import { isAllGiven, noteAmount } from './amounts.js';
import { isAbout, type Announcement } from './announcement.js';
import type { AnswerContext } from './answer-context.js';
import { defaultSelection } from './default-selection.js';
import { isStrict, unmatchedError } from './strictness.js';

/** Chooses targets by the action's names, everything else from the queues. */
export function selectAnswer({ table, announcement }: AnswerContext, question: SelectQuestion): Answer {
  const targeting = question.kind === 'choose targets' || question.kind === 'choose new targets';
  if (question.kind === 'pay cost' && question.min === 0) return substitutes(table, announcement, question);
  if (targeting && !table.namesTargets) forgoForcedSlots(table, question);
  if (targeting && isAbout(announcement, question.source)) {
    const worded = asAnnounced(table, announcement, question);
    if (worded !== null) return { form: 'select', chosen: worded };
  }
  return { form: 'select', chosen: fromQueues(table, question, targeting) };
}

/** Targets as the action names them, in order; `null` if its names say nothing of this one. */
function asAnnounced(table: Table, announcement: Announcement, question: SelectQuestion): readonly Ref[] | null {
  if (announcement.action.noTarget === true && question.min === 0) return [];
  if (announcement.targetNames.length === 0) return null;
  const chosen: Ref[] = [];
  while (chosen.length < question.max && announcement.targetNames.length > 0) {
    const [first, ...rest] = announcement.targetNames;
    const word = required(first);
    const found = firstFor(table, question, word, chosen);
    if (found === undefined) break;
    const { amount } = word;
    if (amount !== undefined) noteAmount(table, found, amount);
    chosen.push(found);
    announcement.targetNames = rest;
  }
  const [word] = announcement.targetNames;
  // The name may mean a target that was forced, and this question's answer is listed in a queue.
  const isListed = (): boolean =>
    table.queuesOf(question.player).peek(['target', 'choice'], (item) => fitting(table, question, [], item)) !==
    undefined;
  if (chosen.length === 0 && word !== undefined && isListed()) return null;
  if (chosen.length >= question.min) return chosen;
  if (word === undefined) return null;
  throw new Failed(
    'illegalTarget',
    `“${word.name ?? word.alias ?? word.player}” is no legal target`,
    'no legal target',
  );
}

function firstFor(table: Table, question: SelectQuestion, word: Named, chosen: readonly Ref[]): Ref | undefined {
  return question.candidates.find((ref) => !chosen.some((other) => sameRef(other, ref)) && table.means(word, ref));
}

function fromQueues(table: Table, question: SelectQuestion, targeting: boolean): readonly Ref[] {
  if (question.kind === 'choose new targets' && keepsTargets(table, question)) {
    const kept = currentTarget(table, question);
    if (kept !== undefined) return [kept];
  }
  const queues = table.queuesOf(question.player);
  const order: readonly QueueName[] = targeting ? ['target', 'choice'] : ['choice', 'target'];
  if (question.rule === '502.3' && question.min === 0) return stayingTapped(queues, question);
  if (!targeting && declines(table, queues, question)) return [];
  const cast = question.rule === '608.2g' ? cardToCast(table, queues, question) : undefined;
  if (cast !== undefined) return [cast];
  const { length } = queues.left;
  const { chosen, ended } = listed(table, queues, question, order);
  const { min, candidates } = question;
  // The other engine asked before whether to pay at all.
  if (question.kind === 'choose cost' && queues.left.length < length) queues.take(['choice'], yes);
  if (isEnough(question, chosen) && (chosen.length > 0 || ended || question.max === 0)) return chosen;
  const rest = candidates.filter((ref) => !chosen.some((other) => sameRef(other, ref)));
  const missing = min - chosen.length;
  if (missing > 0 && question.total === undefined && (rest.length <= missing || areAlike(table, rest))) {
    return [...chosen, ...rest.slice(0, missing)];
  }
  if (isStrict(table)) throw unmatchedError(table, question);
  return defaultSelection(table, question, chosen);
}

/** Whether a target is kept: the other engine asks that before it asks for a new one. */
function keepsTargets(table: Table, question: SelectQuestion): boolean {
  const queues = table.queuesOf(question.player);
  const isListed = queues.peek(['target'], (item) => fitting(table, question, [], item)) !== undefined;
  const says = queues.take(['choice'], yesNo);
  return says === false || (says === undefined && !isListed);
}

/** The target that is asked about, where it may stay: it is the first candidate. */
function currentTarget({ state }: Table, { source, candidates: [first] }: SelectQuestion): Ref | undefined {
  const targets = state.objects.get(source)?.announced.targets.flat() ?? [];
  return first !== undefined && targets.some((target) => sameRef(target, first)) ? first : undefined;
}

/** Whether an optional choice is declined. The other engine may ask first whether to choose, and then what. */
function declines(table: Table, queues: Queues, question: SelectQuestion): boolean {
  if (question.min > 0) return false;
  const head = queues.head('choice');
  const says = head === undefined ? undefined : yesNo(head);
  if (says === undefined) return false;
  const isNamed = queues.peek(['choice', 'target'], (item) => fitting(table, question, [], item)) !== undefined;
  // Where any number may be chosen, the other engine asks first whether to choose any.
  const anyNumber = question.kind === 'choose objects' && question.max === question.candidates.length;
  if (says && isNamed && (anyNumber || question.prompt.startsWith('You may'))) queues.take(['choice'], yesNo);
  if (says || isNamed) return false;
  queues.take(['choice'], yesNo);
  return true;
}

/** CR 502.3: the other engine asks of each permanent whether it untaps. */
function stayingTapped(queues: Queues, { candidates }: SelectQuestion): readonly Ref[] {
  return candidates.filter(() => queues.take(['choice'], yesNo) === false);
}

/**
 * Which card is cast next as a spell or ability resolves, where an entry says as what (“Cast Fire”, which stays for that
 * question), or says yes to the only one.
 */
function cardToCast(table: Table, queues: Queues, { candidates }: SelectQuestion): Ref | undefined {
  const name = queues.peek(['choice'], (item) => /^Cast (?:fused )?(.+)/.exec(text(item) ?? '')?.[1]);
  if (name !== undefined) {
    // Asked before whether to cast at all.
    const head = queues.head('choice');
    if (head !== undefined && yes(head) === true) queues.take(['choice'], yes);
    const faces = name.split(' // ').map(plainName);
    return candidates.find(({ is, id }) => {
      const form = is === 'object' ? table.object(id)?.form : undefined;
      return form?.faces.some((face) => faces.includes(plainName(face.name))) === true;
    });
  }
  return candidates.length === 1 && queues.take(['choice'], yes) === true ? candidates[0] : undefined;
}

/** The candidates that entries name, after those `already` chosen, up to the first `skip` or until no entry fits. */
function listed(
  table: Table,
  queues: Queues,
  question: SelectQuestion,
  order: readonly QueueName[],
  already: readonly Ref[] = [],
): { readonly chosen: readonly Ref[]; readonly ended: boolean } {
  const chosen = [...already];
  while (chosen.length < question.max) {
    const next = queues.take(order, (item): readonly Ref[] | 'skip' | undefined => {
      if (skip(item) === true) return isEnough(question, chosen) ? 'skip' : undefined;
      return fitting(table, question, chosen, item);
    });
    const found = next ?? firstOfMore(table, queues, question, order, chosen);
    if (found === undefined) break;
    if (found === 'skip') return { chosen, ended: true };
    chosen.push(...found);
    if (next === undefined) break;
    if (found.length > 1 && isEnough(question, chosen)) break;
    if (isAllGiven(table, question, chosen)) return { chosen, ended: true };
  }
  return { chosen, ended: false };
}

/**
 * What the first name means of an entry with more names than may be chosen: this engine asks in several questions what the
 * other asks in one. The other names stay for them.
 */
function firstOfMore(
  table: Table,
  queues: Queues,
  question: SelectQuestion,
  order: readonly QueueName[],
  chosen: readonly Ref[],
): readonly Ref[] | undefined {
  for (const queue of order) {
    const item = queues.head(queue);
    const names = item === undefined ? [] : (namedIn(item) ?? []);
    if (item === undefined || names.length + chosen.length <= question.max) continue;
    for (const name of names) {
      const found = fitting(table, question, chosen, { ...item, value: [name] });
      if (found === undefined) continue;
      queues.replace(item, { ...item, value: names.filter((other) => other !== name) });
      return found;
    }
  }
  return undefined;
}

function isEnough({ min, total, candidates }: SelectQuestion, chosen: readonly Ref[]): boolean {
  if (chosen.length < min) return false;
  if (total === undefined) return true;
  const weight = chosen.reduce(
    (sum, ref) => sum + required(total.weights[candidates.findIndex((each) => sameRef(each, ref))]),
    0,
  );
  return weight >= total.least;
}

function fitting(
  table: Table,
  question: SelectQuestion,
  chosen: readonly Ref[],
  item: ChoiceItem,
): readonly Ref[] | undefined {
  const names = namedIn(item);
  if (names === undefined || names.length + chosen.length > question.max) return undefined;
  const rest = question.candidates.filter((ref) => !chosen.some((other) => sameRef(other, ref)));
  const found = assigned(names, rest, (name, ref) => table.means(name, ref));
  found?.forEach((ref, i) => {
    const { amount } = required(names[i]);
    if (amount !== undefined) noteAmount(table, ref, amount);
  });
  return found;
}

/** CR 702.51a and the like: what is tapped or exiled rather than mana paid, which the other engine chooses by itself. */
function substitutes(table: Table, announcement: Announcement | null, question: SelectQuestion): Answer {
  const queues = table.queuesOf(question.player);
  const times = queues.count('choice', (item) => namesSubstitute(text(item)));
  let { chosen, ended } = listed(table, queues, question, ['target', 'choice']);
  // A player who pays by hand may list a keyword again and again, each time with what it is paid with.
  while (ended && chosen.length < times) {
    const more = listed(table, queues, question, ['target', 'choice'], chosen);
    if (more.chosen.length === chosen.length) break;
    ({ chosen, ended } = more);
  }
  if (chosen.length > 0) queues.take(['choice'], yes);
  // A player who pays by hand lists the keyword each time.
  for (const _ of chosen) queues.take(['choice'], (item) => (namesSubstitute(text(item)) ? true : undefined));
  const wanted = Math.min(question.max, announcement?.tactics.get('substitutes') ?? 0);
  const rest = question.candidates.filter((ref) => !chosen.some((other) => sameRef(other, ref)));
  return { form: 'select', chosen: [...chosen, ...rest.slice(0, Math.max(0, wanted - chosen.length))] };
}
