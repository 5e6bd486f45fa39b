import type { AttackQuestion, BlockQuestion } from '@stacktrail/engine';
import type { Answer, Attack, Block, Ref, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { listed } from '../words.js';
import { firstLegal } from './legal-with.js';
import { naming, objectRef } from './naming.js';
import type { Choices, DecisionOption } from './option.js';
import { attackRequirements, blockRequirements } from './combat-requirements.js';

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
  const label = required.length === 0 ? 'No creature attacks' : alone(required.map(says), 'attacks');
  const asked = (piece: Attack): string => `${says(piece)}${because(attackRequirements(piece, state, viewer))}`;
  return {
    options: withWhole(
      { label, answer: answerOf(required) },
      pieces.map((piece): DecisionOption => ({
        label: says(piece),
        ref: objectRef(piece.attacker),
        piece,
        answer: firstLegal(question, withPiece(piece)),
      })),
    ),
    combine: {
      answer: answerOf([]),
      into: 'attacks',
      min: 0,
      max: question.attackers.length,
      ordered: false,
      rules: ['Each creature attacks at most once.', ...requirement(required.map(asked))],
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
  const label = required.length === 0 ? 'No creature blocks' : alone(required.map(says), 'blocks');
  const asked = (piece: Block): string => `${says(piece)}${because(blockRequirements(piece, state, viewer))}`;
  return {
    options: withWhole(
      { label, answer: answerOf(required) },
      pieces.map((piece): DecisionOption => ({
        label: says(piece),
        ref: objectRef(piece.blocker),
        piece,
        answer: firstLegal(question, withPiece(piece)),
      })),
    ),
    combine: {
      answer: answerOf([]),
      into: 'blocks',
      min: 0,
      max: pieces.length,
      ordered: false,
      rules: [
        'Each creature blocks one attacker, unless an ability lets it block more; several can block the same one.',
        ...requirement(required.map(asked)),
      ],
    },
  };
}

/** The options of pieces, after the one of what is required, unless one of them has the same answer. */
function withWhole(whole: DecisionOption, pieces: readonly DecisionOption[]): readonly DecisionOption[] {
  const same = JSON.stringify(whole.answer);
  return pieces.some(({ answer }) => JSON.stringify(answer) === same) ? pieces : [whole, ...pieces];
}

/** What requires it, in parentheses. */
function because(sources: readonly string[]): string {
  return sources.length === 0 ? '' : ` (because of ${listed(sources)})`;
}

function requirement(required: readonly string[]): readonly string[] {
  return required.length === 0 ? [] : [`Effects ask for at least this: ${listed(required)}.`];
}
