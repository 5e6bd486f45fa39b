import { hasKeyword } from '@stacktrail/characteristics';
import { type DamageQuestion, sameRef } from '@stacktrail/engine';
import type { Answer, DamageAssignment, ObjectId, Ref, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { listed } from '../words.js';
import { firstLegal } from './legal-with.js';
import { naming, objectRef, type Naming } from './naming.js';
import type { Choices, DecisionOption } from './option.js';

/** CR 510.1: each creature with each recipient that it can deal damage to. */
export function damageChoices(question: DamageQuestion, state: GameState, viewer: Viewer): Choices {
  const { sources } = question;
  const name = naming(state, viewer, [
    ...sources.map(({ object }) => objectRef(object)),
    ...sources.flatMap(({ recipients }) => recipients),
  ]);
  const answerOf = (assignments: readonly DamageAssignment[]): Answer => ({ form: 'damage', assignments });
  const plain = sources.flatMap(({ object, power, recipients: [to] }): DamageAssignment[] =>
    to === undefined ? [] : [{ from: object, to, amount: power }],
  );
  const options = sources.flatMap(({ object, power, recipients }) =>
    recipients.map((to): DecisionOption => {
      const rest = plain.filter(({ from }) => from !== object);
      const answer = firstLegal(question, shared(answerOf, rest, { object, power, recipients }, to));
      return {
        label: `${name(objectRef(object))} deals ${dealt(answer, object, to, power, name)}`,
        ref: to,
        piece: { from: object, to, amount: amountIn(answer, object, to) ?? power },
        pieceLabel: `${name(objectRef(object))} deals damage to ${name(to)}`,
        amount: { min: 0, max: power },
        answer,
      };
    }),
  );
  return {
    options,
    combine: {
      answer: answerOf([]),
      into: 'assignments',
      min: sources.length,
      max: options.length,
      ordered: false,
      totals: sources.map(({ object, power }) => ({ total: power, from: object })),
      rules: [
        'Each creature deals all of its damage: the amounts of its pieces add up to its total, and a piece may be left out.',
        ...(sources.length > 1 ? ['The answer of an option lets the other creatures deal theirs as well.'] : []),
        ...(sources.some(({ object }) => hasTrample(state, object)) ? [trampleRule] : []),
      ],
    },
  };
}

const trampleRule =
  'A creature that is blocked and has trample deals lethal damage to all its blockers before it deals any to what it attacks.';

function hasTrample(state: GameState, id: ObjectId): boolean {
  const object = state.objects.get(id);
  return object !== undefined && hasKeyword(state, object, 'trample');
}

function amountIn(answer: Answer | null, from: ObjectId, to: Ref): number | undefined {
  if (answer?.form !== 'damage') return undefined;
  return answer.assignments.find((one) => one.from === from && sameRef(one.to, to))?.amount;
}

/** How much a creature deals to whom in an answer, beginning with one recipient: “all 5 to Bob”. */
function dealt(answer: Answer | null, from: ObjectId, first: Ref, power: number, name: Naming): string {
  const all = answer?.form === 'damage' ? answer.assignments.filter((one) => one.from === from) : [];
  const inTurn = [...all.filter(({ to }) => sameRef(to, first)), ...all.filter(({ to }) => !sameRef(to, first))];
  const only = inTurn.length === 1 && inTurn[0]!.amount === power;
  if (inTurn.length === 0) return `damage to ${name(first)}`;
  return only ? `all ${power} to ${name(first)}` : listed(inTurn.map(({ to, amount }) => `${amount} to ${name(to)}`));
}

/**
 * The ways to assign a creature's damage: all to one recipient, then less and less of it with the rest for the others
 * in turn.
 */
function* shared(
  answerOf: (assignments: readonly DamageAssignment[]) => Answer,
  rest: readonly DamageAssignment[],
  { object, power, recipients }: DamageQuestion['sources'][number],
  to: Ref,
): Generator<Answer> {
  const others = recipients.filter((other) => other !== to);
  for (let amount = power; amount > 0; amount--) {
    const mine = { from: object, to, amount };
    if (amount === power || others.length === 0) yield answerOf([...rest, mine]);
    for (const shares of divided(power - amount, others.length)) {
      const left = others.map((other, i) => ({ from: object, to: other, amount: shares[i]! }));
      yield answerOf([...rest, mine, ...left.filter((one) => one.amount > 0)]);
    }
  }
}

/** Each way to divide a total into that many shares. */
function* divided(total: number, count: number): Generator<readonly number[]> {
  if (count === 0) return;
  if (count === 1) {
    yield [total];
    return;
  }
  for (let first = total; first >= 0; first--) {
    for (const others of divided(total - first, count - 1)) yield [first, ...others];
  }
}
