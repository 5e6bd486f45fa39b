import { violationOf, type Game, type Procedure, type Question } from '@stacktrail/engine';
import { allSeats, type AnyGameEvent, type Answer, type EventType, type GameEvent } from '@stacktrail/game-events';

/** An answer that the question doesn't allow; the message begins with the rule. */
class IllegalAnswer extends Error {
  constructor(
    readonly rule: string,
    message: string,
  ) {
    super(`${rule}: ${message}`);
    this.name = 'IllegalAnswer';
  }
}

/** What came of a procedure: its result, what it asked, and the facts from its beginning on, decisions included. */
export interface Ran<T> {
  readonly result: T;
  readonly questions: readonly Question[];
  readonly facts: readonly AnyGameEvent[];
}

/**
 * Runs a procedure as the driver of a game does, with answers given beforehand.
 *
 * @throws IllegalAnswer if an answer is none that the question allows
 * @throws Error if there are more questions than answers, or fewer
 */
export function run<T>(game: Game, procedure: Procedure<T>, ...answers: readonly Answer[]): Ran<T> {
  const questions: Question[] = [];
  const start = game.action.length;
  let step = procedure.next();
  while (!step.done) {
    const question = step.value;
    const answer = answers[questions.length];
    questions.push(question);
    if (answer === undefined) throw new Error(`no answer is left for “${question.kind}”: ${question.prompt}`);
    step = procedure.next(decide(game, question, answer));
  }
  if (questions.length < answers.length) {
    throw new Error(`${answers.length} answers were given, ${questions.length} asked for`);
  }
  return { result: step.value, questions, facts: game.action.slice(start) };
}

function decide(game: Game, question: Question, answer: Answer): Answer {
  const { player, kind, form, rule } = question;
  const seenBy = question.seenBy ?? allSeats(game.state.players.length);
  const decision = game.emit('DecisionAsked', { player, decidedBy: player, kind, form, seenBy }, { rule, player });
  const violation = violationOf(question, answer);
  if (violation !== null) throw new IllegalAnswer(violation.rule, violation.message);
  game.batch = [];
  const made = game.emit(
    'DecisionMade',
    { player, decision, kind, answer, seenBy },
    { rule, player, causes: [decision] },
  );
  game.causes = [made];
  return answer;
}

/** The facts of one type, told by their data. */
export function factsOf<K extends EventType>(facts: readonly AnyGameEvent[], type: K): readonly GameEvent<K>[] {
  return facts.filter((fact): fact is AnyGameEvent & GameEvent<K> => fact.type === type);
}
