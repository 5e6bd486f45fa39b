import type { OwnDecision } from '@stacktrail/views';
import type { Answer } from '@stacktrail/game-events';
import type { AnswerAhead } from '@stacktrail/rules';
import type { Game } from './game.js';
import type { Plain } from './plain.js';

/** What a player answers. `option.answer` of an option is one, and so is `send.body` of the decision. */
export interface Move {
  readonly answer: Plain<Answer>;
  readonly ahead?: readonly Plain<AnswerAhead>[];
}

/** A program that plays a seat: it gets each decision as its seat sees it. */
export type Player = (decision: OwnDecision, game: Game) => Move;

/** A player has given an answer that the rules refuse. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';

  constructor(
    readonly rule: string,
    message: string,
  ) {
    super(`${message} (CR ${rule})`);
  }
}

/**
 * Has players play until the game is over. A loop that nobody can end is a draw (CR 104.4b).
 *
 * @param players one for each seat
 * @param most after how many answers the game is left as it stands
 * @returns how many answers were given
 * @throws MoveRefused
 */
export function playOut(game: Game, players: readonly Player[], most = Infinity): number {
  let answers = 0;
  for (let seat = game.decider; seat !== null && answers < most; seat = game.decider) {
    const decision = game.decision({ seat });
    const player = players[seat];
    if (player === undefined) throw new RangeError(`no player plays seat ${seat}`);
    if (decision === null || decision.hidden) break;
    answers += 1;
    if (decision.kind === 'judge a loop') {
      game.ruleOnLoop('draw');
      continue;
    }
    const { answer, ahead } = player(decision, game);
    const result = game.answer(decision.id, answer, ahead);
    if (!result.accepted) throw new MoveRefused(result.rule, result.message);
  }
  return answers;
}
