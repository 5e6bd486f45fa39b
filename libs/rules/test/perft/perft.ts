import type { CardDefinition } from '@stacktrail/card-tree';
import type { Question } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import { type GameState, GameStateRecord } from '@stacktrail/game-state';
import { type Position, newGame, secretsOf } from '@stacktrail/test-kit';
import { LiveGame } from '../../src/index.js';
import { legalAnswers } from './legal-answers.js';

/** Where play branches: a game that can be begun again, and the answers since then. */
interface Node {
  readonly begin: () => LiveGame;
  readonly answers: readonly Answer[];
}

/** Where counting begins: in a position where a player has priority, or before a game; some answers on. */
export interface Root {
  readonly from: Position | readonly (readonly CardDefinition[])[];
  readonly first: readonly Answer[];
}

export function rootOf({ from, first }: Root): Node {
  if (!('state' in from)) return { begin: () => LiveGame.start(newGame(from, 'perft')).live, answers: first };
  const state = new GameStateRecord(from.state());
  state.revision = 0 as typeof state.revision;
  return { begin: () => begunAt(state), answers: first };
}

/** A game that stands where a player has priority, driven to its question. */
function begunAt(state: GameState): LiveGame {
  const live = LiveGame.at(state, secretsOf('perft'));
  live.begin();
  return live;
}

function liveAt({ begin, answers }: Node): LiveGame {
  const live = begin();
  for (const answer of answers) {
    const result = live.answer(live.pending!.id, answer);
    if (!result.accepted) throw new Error(`${result.rule}: ${result.message}`);
  }
  return live;
}

/** A choice: the question with the state in which it was asked, the answer, and where play goes on. */
export interface Branch {
  readonly before: GameState;
  readonly question: Question;
  readonly answer: Answer;
  readonly node: Node;
}

/** The choices at a node, each played on to the next question. */
export function branches(node: Node): readonly Branch[] {
  const { pending, state: before } = liveAt(node);
  if (pending === null) return [];
  const { question } = pending;
  return legalAnswers(question).map((answer) => {
    const next = { begin: node.begin, answers: [...node.answers, answer] };
    const live = liveAt(next);
    return { before, question, answer, node: live.pending?.question.kind === 'priority' ? settled(live) : next };
  });
}

/** At a priority point the state says all: nothing before it is played again. */
function settled(live: LiveGame): Node {
  const { state } = live;
  return { begin: () => begunAt(state), answers: [] };
}

/**
 * How many sequences of so many decisions the rules allow from a node; a sequence that ends the game sooner is none.
 * What is proposed and turns out illegal counts: it is a decision, and its reversal is what follows (CR 731).
 */
export function perft(node: Node, depth: number): number {
  if (depth === 0) return 1;
  if (depth === 1) {
    const { pending } = liveAt(node);
    return pending === null ? 0 : legalAnswers(pending.question).length;
  }
  return branches(node).reduce((sum, branch) => sum + perft(branch.node, depth - 1), 0);
}
