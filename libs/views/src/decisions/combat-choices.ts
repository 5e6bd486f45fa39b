import type { AttackQuestion, BlockQuestion, DamageQuestion } from '@stacktrail/engine';
import type { Answer, Attack, Block, DamageAssignment, ObjectId, Ref, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { listed } from '../words.js';
import { firstLegal } from './legal-with.js';
import { labelOfRef, toldApart } from './object-labels.js';
import type { Choices, DecisionOption } from './option.js';

type Naming = (ref: Ref) => string;

/** CR 508.1: each creature with each player, planeswalker or battle that it can attack. */
export function attackChoices(question: AttackQuestion, state: GameState, viewer: Viewer): Choices {
  const name = naming(state, viewer, [
    ...question.attackers.map(({ object }): Ref => ({ is: 'object', id: object })),
    ...question.attackers.flatMap(({ defenders }) => defenders),
  ]);
  const required = question.required();
  const answerOf = (attacks: readonly Attack[]): Answer => ({ form: 'attack', attacks });
  const pieces = question.attackers.flatMap(({ object, defenders }) =>
    defenders.map((defender): Attack => ({ attacker: object, defender })),
  );
  const says = ({ attacker, defender }: Attack): string => `${name(objectRef(attacker))} attacks ${name(defender)}`;
  const withPiece = function* (piece: Attack): Generator<Answer> {
    const rest = required.filter(({ attacker }) => attacker !== piece.attacker);
    yield answerOf([...rest, piece]);
    for (const other of pieces) if (other.attacker !== piece.attacker) yield answerOf([piece, other]);
  };
  return {
    options: [
      wholeOption(
        required.length === 0 ? 'No creature attacks' : alone(required.map(says), 'attacks'),
        answerOf(required),
      ),
      ...pieces.map((piece): DecisionOption => ({
        label: says(piece),
        ref: objectRef(piece.attacker),
        piece,
        answer: firstLegal(question, withPiece(piece)),
      })),
    ],
    combine: {
      answer: answerOf([]),
      into: 'attacks',
      min: 0,
      max: question.attackers.length,
      ordered: false,
      rules: ['Each creature attacks at most once.', ...requirement(required.map(says))],
    },
  };
}

/** What has to be done, and that nothing else is: an option beside it may say the same of one creature. */
function alone(deeds: readonly string[], verb: 'attacks' | 'blocks'): string {
  return `${deeds.join('; ')}; nothing else ${verb}`;
}

/** CR 509.1: each creature with each attacker that it can block. */
export function blockChoices(question: BlockQuestion, state: GameState, viewer: Viewer): Choices {
  const name = naming(state, viewer, [
    ...question.blockers.map(({ object }) => objectRef(object)),
    ...question.blockers.flatMap(({ attackers }) => attackers.map(objectRef)),
  ]);
  const required = question.required();
  const answerOf = (blocks: readonly Block[]): Answer => ({ form: 'block', blocks });
  const pieces = question.blockers.flatMap(({ object, attackers }) =>
    attackers.map((attacker): Block => ({ blocker: object, attacker })),
  );
  const says = ({ blocker, attacker }: Block): string =>
    `${name(objectRef(blocker))} blocks ${name(objectRef(attacker))}`;
  const withPiece = function* (piece: Block): Generator<Answer> {
    const rest = required.filter(({ blocker }) => blocker !== piece.blocker);
    yield answerOf([...rest, piece]);
    for (const other of pieces) if (other !== piece) yield answerOf([piece, other]);
  };
  return {
    options: [
      wholeOption(
        required.length === 0 ? 'No creature blocks' : alone(required.map(says), 'blocks'),
        answerOf(required),
      ),
      ...pieces.map((piece): DecisionOption => ({
        label: says(piece),
        ref: objectRef(piece.blocker),
        piece,
        answer: firstLegal(question, withPiece(piece)),
      })),
    ],
    combine: {
      answer: answerOf([]),
      into: 'blocks',
      min: 0,
      max: pieces.length,
      ordered: false,
      rules: [
        'Each creature blocks one attacker, unless an ability lets it block more; several can block the same one.',
        ...requirement(required.map(says)),
      ],
    },
  };
}

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
      return {
        label: `${name(objectRef(object))} deals damage to ${name(to)}`,
        ref: to,
        piece: { from: object, to, amount: power },
        amount: { min: 0, max: power },
        answer: firstLegal(question, shared(answerOf, rest, { object, power, recipients }, to)),
      };
    }),
  );
  return {
    options,
    combine: {
      answer: answerOf([]),
      into: 'assignments',
      min: 0,
      max: options.length,
      ordered: false,
      totals: sources.map(({ object, power }) => ({ total: power, from: object })),
      rules: [
        'A creature that is blocked and has trample deals lethal damage to all its blockers before it deals any to what it attacks.',
      ],
    },
  };
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

function wholeOption(label: string, answer: Answer): DecisionOption {
  return { label, answer };
}

function requirement(required: readonly string[]): readonly string[] {
  return required.length === 0 ? [] : [`Effects ask for at least this: ${listed(required)}.`];
}

function objectRef(id: ObjectId): Ref {
  return { is: 'object', id };
}

/** Distinct names of everything that takes part. */
function naming(state: GameState, viewer: Viewer, refs: readonly Ref[]): Naming {
  const keyOf = ({ is, id }: Ref): string => `${is} ${id}`;
  const known = [...new Map(refs.map((ref) => [keyOf(ref), ref])).values()];
  const labels = toldApart(known.map((ref) => ({ label: labelOfRef(ref, state, viewer) })));
  const names = new Map(known.map((ref, i) => [keyOf(ref), labels[i]!]));
  return (ref) => names.get(keyOf(ref))!;
}
