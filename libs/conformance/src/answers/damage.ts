import { characteristicsOf } from '@stacktrail/characteristics';
import type { DamageQuestion } from '@stacktrail/engine';
import type { Answer, DamageAssignment, ObjectId, Ref } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { Failed } from '../outcome/outcomes.js';
import { numeric, skip } from '../queues/entries.js';
import type { Queues } from '../queues/queues.js';
import { required } from '../scenario/required.js';
import type { AnswerContext } from './answer-context.js';

/**
 * Assigns a number to each creature in order where the scenario lists numbers; otherwise lethal damage to each in
 * order. The rest goes to the player where the attacker tramples, and to the first creature where it doesn't.
 */
export function damageAnswer({ table }: AnswerContext, question: DamageQuestion): Answer {
  const queues = table.queuesOf(question.player);
  const listed = question.sources.flatMap((source) => sharesOf(table.state, source, queues));
  const answer: Answer = { form: 'damage', assignments: listed };
  const violation = question.findViolation(answer);
  if (violation === null) return answer;
  const plain: Answer = {
    form: 'damage',
    assignments: question.sources.flatMap((source) => sharesOf(table.state, source, null)),
  };
  if (question.findViolation(plain) === null) return plain;
  throw new Failed('illegalAction', `combat damage (CR ${violation.rule}): ${violation.message}`);
}

type Source = DamageQuestion['sources'][number];

function sharesOf(state: GameState, source: Source, queues: Queues | null): readonly DamageAssignment[] {
  const { object, power, recipients } = source;
  if (power <= 0 || recipients.length === 0) return [];
  const creatures = recipients.filter((ref) => ref.is === 'object' && isCreature(state, ref.id));
  const beyond = recipients.find((ref) => !creatures.includes(ref));
  if (creatures.length === 0) return [{ from: object, to: required(beyond), amount: power }];
  const lethal = creatures.map((ref) => lethalDamage(state, object, ref));
  const enough = lethal.reduce((sum, amount) => sum + amount, 0);
  const isAsked = creatures.length > 1 || (beyond !== undefined && power > enough);
  const numbers = queues !== null && isAsked ? takeNumbers(queues, creatures.length) : [];
  if (numbers.length === 0 && isAsked) queues?.take(['choice'], skip);
  const shares = numbers.length > 0 ? padWithZeros(numbers, creatures.length) : lethalInOrder(lethal, power);
  const rest = power - shares.reduce((sum, amount) => sum + amount, 0);
  if (beyond === undefined && rest > 0) shares[0] = required(shares[0]) + rest;
  const all: DamageAssignment[] = creatures.map((to, i) => ({ from: object, to, amount: required(shares[i]) }));
  if (beyond !== undefined && rest > 0) all.push({ from: object, to: beyond, amount: rest });
  return all.filter(({ amount }) => amount > 0);
}

function takeNumbers(queues: Queues, count: number): readonly number[] {
  const numbers: number[] = [];
  for (let i = 0; i < count; i++) {
    const next = queues.take(['choice'], numeric);
    if (next === undefined) break;
    numbers.push(next);
  }
  return numbers;
}

function padWithZeros(numbers: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, i) => numbers[i] ?? 0);
}

function lethalInOrder(lethal: readonly number[], power: number): number[] {
  let left = power;
  return lethal.map((amount) => {
    const share = Math.min(amount, left);
    left -= share;
    return share;
  });
}

function isCreature(state: GameState, id: ObjectId): boolean {
  const object = state.objects.get(id);
  return object !== undefined && characteristicsOf(state, object).toughness !== null && object.zone === 'battlefield';
}

/** CR 702.2c, 702.19b: damage already marked counts; any amount from a source with deathtouch is lethal. */
function lethalDamage(state: GameState, from: ObjectId, ref: Ref): number {
  const object = ref.is === 'object' ? state.objects.get(ref.id) : undefined;
  const source = state.objects.get(from);
  if (object === undefined || source === undefined) return 0;
  if (characteristicsOf(state, source).keywords.has('deathtouch')) return 1;
  return Math.max(0, (characteristicsOf(state, object).toughness ?? 0) - object.damage);
}
