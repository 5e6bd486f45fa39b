import { allSeats, type Answer, type DecisionKind, type Ref } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { violationOf } from './check-answer.js';
import type { PickQuestion, Question, SelectQuestion } from './question.js';

/** Decisions whose options follow from public zones, announcements and printed texts alone. */
const openKinds: ReadonlySet<DecisionKind> = new Set([
  'choose targets',
  'choose new targets',
  'choose modes',
  'choose objects',
  'choose player',
  'choose replacement',
  'choose mana',
  'pay cost',
  'declare attackers',
  'declare blockers',
  'divide',
  'vote',
]);

/**
 * The one answer that a question has, where everybody sees that there is no other; `null` where there are several, where
 * there is none, and where what is hidden from anybody could have to do with it. Priority is never such a question.
 */
export function openAnswer(state: GameState, question: Question): Answer | null {
  if (state.setup?.skipsCountedChoices === true) {
    const counted = countedAnswer(state, question);
    if (counted !== null) return counted;
  }
  if (question.seenBy !== undefined || !openKinds.has(question.kind)) return null;
  let only: Answer | null = null;
  for (const answer of someAnswers(state, question)) {
    if (violationOf(question, answer) !== null) continue;
    if (only !== null) return null;
    only = answer;
  }
  return only;
}

/**
 * The one answer that the number of candidates leaves, which everybody sees though not which cards they are. Several
 * cards are asked for even where all are chosen, since the order in which they are named would tell something.
 */
function countedAnswer(state: GameState, question: Question): Answer | null {
  if (question.form !== 'select') return null;
  const { candidates, min, max, kind } = question;
  const isSeen =
    question.isCounted === true || (kind === 'choose cost' && candidates.every((ref) => isOpen(state, ref)));
  const isNone = max === 0 || candidates.length === 0;
  const isOne = candidates.length === 1 && min === 1;
  if (!isSeen || (!isNone && !isOne)) return null;
  const answer: Answer = { form: 'select', chosen: isNone ? [] : candidates };
  return violationOf(question, answer) === null ? answer : null;
}

/** All answers where they are few, else two that are legal or none at all. */
function someAnswers(state: GameState, question: Question): readonly Answer[] {
  switch (question.form) {
    case 'select':
      return question.candidates.every((ref) => isOpen(state, ref)) ? selections(question) : [];
    case 'pick':
      return picks(question);
    case 'divide':
      return divisions(question);
    case 'attack':
      return declarations(
        question.attackers.map(({ object, defenders }) =>
          defenders.map((defender) => ({ attacker: object, defender })),
        ),
      ).map((attacks) => ({ form: 'attack', attacks }));
    case 'block':
      return declarations(
        question.blockers.map(({ object, attackers }) => attackers.map((attacker) => ({ blocker: object, attacker }))),
      ).map((blocks) => ({ form: 'block', blocks }));
    default:
      return [];
  }
}

const fewest = 4;

function selections({ candidates, min, max }: SelectQuestion): readonly Answer[] {
  return subsets(candidates, min, max).map((chosen) => ({ form: 'select', chosen }));
}

function picks({ options, min, max }: PickQuestion): readonly Answer[] {
  const keys = options.map(({ key }) => key);
  return subsets(keys, min, max).map((some) => ({ form: 'pick', keys: some }));
}

/** All of the list's parts that have as many members as they may have; none where there are too many to be tried. */
function subsets<T>(list: readonly T[], min: number, max: number): readonly (readonly T[])[] {
  if (max <= 0) return min <= 0 ? [[]] : [];
  if (min >= list.length) return min === list.length ? [list] : [];
  if (list.length > fewest) return [];
  return Array.from({ length: 1 << list.length }, (_, bits) =>
    list.filter((_member, i) => ((bits >> i) & 1) === 1),
  ).filter(({ length }) => length >= min && length <= max);
}

function divisions({ among, total, minEach }: Extract<Question, { form: 'divide' }>): readonly Answer[] {
  const [first] = among;
  if (first === undefined) return [];
  if (among.length === 1) return [{ form: 'divide', shares: [{ to: first, amount: total }] }];
  if (total !== minEach * among.length) return [];
  return [{ form: 'divide', shares: among.map((to) => ({ to, amount: minEach })) }];
}

/** All ways in which each creature does one of its things or none; none where there are too many to be tried. */
function declarations<T>(each: readonly (readonly T[])[]): readonly (readonly T[])[] {
  let all: readonly (readonly T[])[] = [[]];
  for (const things of each) {
    all = all.flatMap((before) => [before, ...things.map((thing) => [...before, thing])]);
    if (all.length > 1 << fewest) return [];
  }
  return all;
}

/** CR 400.2: public zones. In exile cards may lie face down. */
const openZones: ReadonlySet<string> = new Set(['battlefield', 'stack', 'graveyard', 'exile', 'command']);

/** Whether everybody sees that this is among what can be chosen: a player, or an object of which everybody knows what it is. */
function isOpen(state: GameState, ref: Ref): boolean {
  if (ref.is === 'player') return true;
  const object = state.objects.get(ref.id);
  if (object === undefined) return false;
  const everyone = allSeats(state.players.length);
  return openZones.has(object.zone) && (object.zone !== 'exile' || (object.knownTo & everyone) === everyone);
}
