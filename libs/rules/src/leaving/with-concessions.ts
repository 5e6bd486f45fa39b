import { CardWasTold, type Game, type Procedure, type Question, Abandoned, IllegalAction } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import { Concession, interrupts } from './concession.js';
import { SomebodyLeft } from './somebody-left.js';
import { standIn } from './stand-in.js';

/**
 * Runs the rules of a game in which a player may concede (CR 104.3a) or run out of time at any moment: the caller
 * throws a `Concession` into it while it asks something. The player leaves at once (CR 800.4a), and the waiting
 * procedure goes on (CR 800.4f–h). An `IllegalAction` that is thrown into it takes back what a player announces (CR
 * 731.1), and a `CardWasTold` has the player with priority be asked anew.
 */
export function* withConcessions<T>(game: Game, rules: Procedure<T>): Procedure<T> {
  let step = rules.next();
  while (step.done !== true) {
    const question: Question = step.value;
    let answer: Answer;
    try {
      answer = yield question;
    } catch (error) {
      if (error instanceof IllegalAction || error instanceof CardWasTold) {
        step = rules.throw(error);
        continue;
      }
      if (!(error instanceof Concession)) throw error;
      step = yield* afterConcession(game, rules, question, error);
      continue;
    }
    step = rules.next(answer);
  }
  return step.value;
}

/** The player leaves, and the rules come to their next question. */
function* afterConcession<T>(
  game: Game,
  rules: Procedure<T>,
  question: Question,
  concession: Concession,
): Procedure<IteratorResult<Question, T>> {
  const { player } = concession;
  try {
    yield* withConcessions(game, leave(game, concession));
  } catch (error) {
    if (error instanceof Abandoned) return rules.throw(error);
    throw error;
  }
  if (question.kind === 'priority') return rules.throw(new SomebodyLeft());
  const instead = yield* withConcessions(game, standIn(game, question, player));
  if (instead === 'impossible') {
    return rules.throw(new IllegalAction(question.rule, 'what could have been chosen has left the game'));
  }
  if ('answer' in instead) return rules.next(instead.answer);
  return { done: false, value: instead.question };
}

function* leave(game: Game, { player, interrupt }: Concession): Procedure<void> {
  const rule = interrupts[interrupt];
  const lost = game.emit(interrupt, { player }, { rule, player, decidedBy: player, causes: [] });
  yield* game.outerRules.endFor(game, { wins: [], losses: [{ player, rule, causes: [lost] }] });
}
