import type { PickOption, PickQuestion } from '@stacktrail/engine';
import type { Answer, ObjectId } from '@stacktrail/game-events';
import { choicesInWords, type PickChoice } from '@stacktrail/views';
import { availableManaByType } from '../payment/available-mana.js';
import { color, namedIn, numeric, skip, text, yesNo } from '../queues/entries.js';
import type { QueueName, Queues } from '../queues/queues.js';
import { required } from '../scenario/required.js';
import type { ChoiceItem } from '../scenario/scenario.js';
import { playerIn } from '../table/player-in.js';
import type { Table } from '../table/table.js';
import { plainName } from '../words/card-names.js';
import { beginsWith, plainText } from '../words/rule-text.js';
import type { Announcement } from './announcement.js';
import type { AnswerContext } from './answer-context.js';
import { modesAnswer } from './modes.js';
import { isStrict, unmatchedError } from './strictness.js';

function pick(...keys: readonly string[]): Answer {
  return { form: 'pick', keys };
}

export function pickAnswer({ table, announcement }: AnswerContext, question: PickQuestion): Answer {
  switch (question.kind) {
    case 'choose modes':
      return modesAnswer(table, question);
    case 'call a coin flip':
      return pick('heads'); // A flip that the scenario foretells as won shows heads.
    case 'choose mana':
      return manaType(table, question);
    case 'choose hybrid':
      return hybrid(table, announcement, question);
    case 'keep mana ability':
      return pick(required(question.options[0]).key);
    case 'mulligan':
      return pick('keep'); // Scenarios have no mulligans (CR 103.5).
    case 'opening hand':
      return openingHand(table, question);
    default:
      return isYesNo(question) ? yesOrNo(table, announcement, question) : anOption(table, question);
  }
}

function isYesNo({ options }: PickQuestion): boolean {
  return options.length === 2 && options.every(({ key }) => key === 'yes' || key === 'no');
}

function yesOrNo(table: Table, announcement: Announcement | null, question: PickQuestion): Answer {
  const queues = table.queuesOf(question.player);
  const says = queues.take(['choice'], yesNo);
  if (says !== undefined) return pick(says ? 'yes' : 'no');
  if (question.kind === 'choose kicker' || question.kind === 'choose additional costs') {
    const pays = announcement?.tactics.get('optional') === true || isOwnListed(table, question, ['choice']);
    return pick(pays ? 'yes' : 'no');
  }
  if (!isStrict(table)) return pick('yes');
  const head = queues.head('choice') ?? queues.head('target');
  if (head !== undefined && skip(head) === true) {
    queues.take(['choice', 'target'], skip);
    return pick('no');
  }
  // A cost that the other engine doesn't offer isn't paid.
  if (question.kind === 'pay unless') return pick(isOwnListed(table, question, ['choice', 'target']) ? 'yes' : 'no');
  // Whoever goes on to choose something has said yes.
  if ((head !== undefined && namedIn(head) !== undefined) || table.targetsListed.has(question.source))
    return pick('yes');
  throw unmatchedError(table, question);
}

/** Whether the next entry of a queue names something that the player could pay with: what they control or have in hand. */
function isOwnListed(table: Table, { player }: PickQuestion, order: readonly QueueName[]): boolean {
  const queues = table.queuesOf(player);
  const [head] = order.flatMap((queue) => queues.head(queue) ?? []);
  const [name] = (head === undefined ? undefined : namedIn(head)) ?? [];
  if (name === undefined) return false;
  const { state } = table;
  const own = [...playerIn(state, player).hand, ...state.battlefield].filter(
    (id) => state.objects.get(id)?.controller === player,
  );
  return own.some((id) => table.means(name, { is: 'object', id }));
}

/** The color that a payment needs, or that the scenario lists. */
function manaType(table: Table, question: PickQuestion): Answer {
  const wanted = table.colorToChoose.get(question.source);
  const forPayment = question.options.find(({ key }) => key === wanted);
  table.colorToChoose.delete(question.source);
  if (forPayment === undefined) {
    const listed = ofCombination(table, question);
    if (listed !== undefined) return pick(listed);
  }
  return forPayment === undefined ? anOption(table, question) : pick(forPayment.key);
}

/**
 * Mana in any combination of types: the other engine asks how much of each there is to be, type after type; this one asks
 * for each mana which it is.
 */
function ofCombination(table: Table, { options, player, source }: PickQuestion): string | undefined {
  const left = table.combination;
  if (left?.source === source && left.keys.length > 0) {
    table.combination = { source, keys: left.keys.slice(1) };
    return left.keys[0];
  }
  const queues = table.queuesOf(player);
  if (queues.peek(['choice'], numeric) === undefined) return undefined;
  const keys = options.flatMap(({ key }) => {
    const count = queues.take(['choice'], numeric) ?? 0;
    return new Array<string>(count).fill(key);
  });
  table.combination = { source, keys: keys.slice(1) };
  return keys[0];
}

/** CR 107.4e, 107.4f: the other engine asks about life, and takes the mana that there is. */
function hybrid(table: Table, announcement: Announcement | null, { options, player }: PickQuestion): Answer {
  const mana = options.filter(({ key }) => key !== 'P');
  const life = options.find(({ key }) => key === 'P');
  if (life !== undefined) {
    // Where nothing is listed, whoever plays by the other engine's preferences says yes to every offer.
    const says = table.queuesOf(player).take(['choice'], yesNo) ?? (isStrict(table) ? undefined : true);
    if (says === true) return pick(life.key);
    if (says === false) return pick(required(mana[0]).key);
  }
  const found = availableManaByType(table, player);
  const weight = ({ key }: PickOption): number => found.get(key) ?? (/^\d+$/.test(key) ? 0.5 : 0);
  const byWeight = mana.slice().sort((a, b) => weight(b) - weight(a));
  const tried = announcement?.tactics.get('hybrid') ?? 0;
  if (tried === 0) return pick(required(byWeight[0]).key);
  return pick((options[tried - 1] ?? required(options.at(-1))).key);
}

function openingHand(table: Table, question: PickQuestion): Answer {
  const says = table.queuesOf(question.player).take(['choice'], yesNo);
  const action = question.options.find(({ key }) => key !== 'none');
  return pick(action !== undefined && (says ?? !isStrict(table)) ? action.key : 'none');
}

function anOption(table: Table, question: PickQuestion): Answer {
  const { min, max } = question;
  const options = [...choicesInWords(question.options, table.state), ...otherNames(table, question)];
  const queues = table.queuesOf(question.player);
  const chosen: PickChoice[] = [];
  while (chosen.length < max) {
    const rest = options.filter((option) => !chosen.includes(option));
    const next = queues.take(['choice', 'target'], (item) =>
      skip(item) === true && chosen.length >= min
        ? 'skip'
        : rest.find((option) => means(table, question, option, item, rest)),
    );
    if (next === undefined || next === 'skip') break;
    chosen.push(next);
  }
  const paying = chosen.length === 0 && question.kind === 'choose cost' ? costOf(table, question, options) : undefined;
  if (paying !== undefined) return pick(paying.key);
  const withColor = chosen.length === 0 ? optionAskingForColor(queues, options) : undefined;
  if (withColor !== undefined) return pick(withColor.key);
  if (chosen.length >= min && chosen.length > 0) return pick(...chosen.map(({ key }) => key));
  const alike = options.every((option) => option.text === options[0]?.text);
  if (isStrict(table) && !alike && options.length > min) throw unmatchedError(table, question);
  return pick(...options.slice(0, Math.max(min, isStrict(table) ? 0 : 1)).map(({ key }) => key));
}

/** The cost that is paid with what the next entry names: a card of the hand is discarded, a permanent sacrificed. */
function costOf(table: Table, { player }: PickQuestion, options: readonly PickChoice[]): PickChoice | undefined {
  const head = table.queuesOf(player).head('choice');
  const [name] = (head === undefined ? undefined : namedIn(head)) ?? [];
  if (name === undefined) return undefined;
  const isIn = (ids: readonly ObjectId[]): boolean => ids.some((id) => table.means(name, { is: 'object', id }));
  const word = isIn(playerIn(table.state, player).hand) ? /\bdiscard\b/i : /\bsacrifice\b/i;
  const paid = options.filter(({ text }) => word.test(text));
  return paid.length === 1 ? paid[0] : undefined;
}

/** The names of the scenario's cards that can be chosen though they aren't listed (CR 201.4). */
function otherNames({ state }: Table, { options, findViolationOfText }: PickQuestion): readonly PickChoice[] {
  if (findViolationOfText === undefined) return [];
  const listed = new Set(options.map(({ key }) => key));
  const names = state.catalog.definitions.flatMap(({ faces }) => faces.map(({ name }) => name));
  return [...new Set(names)]
    .filter((name) => !listed.has(name) && findViolationOfText(name) === null)
    .map((name) => ({ key: name, text: name }));
}

const asksForColor = /\bchoose a color\b|\bcolor of your choice\b/i;

/** “Protection from artifacts or from the color of your choice”: whoever names a color has taken the second. */
function optionAskingForColor(queues: Queues, options: readonly PickChoice[]): PickChoice | undefined {
  const head = queues.head('choice');
  if (head === undefined || color(head) === undefined) return undefined;
  const asking = options.filter((option) => asksForColor.test(option.text));
  return asking.length === 1 ? asking[0] : undefined;
}

const colorWords: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
};

/** Which of two options a yes means, by the question's rule; the first one where the rule isn't listed. */
const meantByYes: Readonly<Record<string, string>> = {
  // The other engine asks whether what mutates goes below.
  '702.140c': 'bottom',
};

/** Whether an entry means that option. */
function means(
  table: Table,
  { rule, kind }: PickQuestion,
  option: PickChoice,
  item: ChoiceItem,
  options: readonly PickChoice[],
): boolean {
  const wantedColor = color(item);
  if (wantedColor !== undefined)
    return (
      [wantedColor, colorWords[wantedColor]].includes(option.key) ||
      hasText(option, colorWords[wantedColor] ?? wantedColor)
    );
  const words = text(item) ?? namedIn(item)?.[0]?.name;
  const wanted = kind === 'choose cost' ? words?.replace(/^Cast (?:fused )?/, '') : words;
  if (wanted !== undefined) {
    return wanted.split('*').every((part) => hasText(option, part) || isEffectOf(table, option, part));
  }
  const number = numeric(item);
  if (number !== undefined) return option.key === `${number}` || plainText(option.text) === `${number}`;
  const yes = yesNo(item);
  if (yes === undefined || options.length !== 2) return false;
  const meant = options.find(({ key }) => key === meantByYes[rule]) ?? options[0];
  return yes === (option === meant);
}

function hasText({ key, text: own }: PickChoice, wanted: string): boolean {
  const plain = plainName(wanted);
  return (
    plainName(key) === plain ||
    plainName(own).replace(/\.$/, '') === plain ||
    beginsWith(own, wanted) ||
    plainText(own).includes(plainText(wanted))
  );
}

/** Whether an option is an effect of an object of that name, or of what gave it: a scenario may name the object instead. */
function isEffectOf({ state }: Table, { key, text: own }: PickChoice, wanted: string): boolean {
  const giver = state.catalog.definitions[Number(/ \/(\d+)\//.exec(key)?.[1] ?? -1)];
  if (giver !== undefined && plainName(giver.faces[0].name) === plainName(wanted)) return true;
  const ids = key.match(/\d+/g) ?? [];
  return ids.some((id) => {
    const object = state.objects.get(Number(id));
    if (object === undefined || !own.includes(object.printed.name)) return false;
    return plainName(object.printed.name).startsWith(plainName(wanted));
  });
}
