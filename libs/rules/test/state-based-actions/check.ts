import { type Game, GameIsOver } from '@stacktrail/engine';
import type { AnyGameEvent, Answer, ObjectId, Ref } from '@stacktrail/game-events';
import { presentObject } from '@stacktrail/game-state';
import { run, type Ran } from '@stacktrail/test-kit';
import { checkStateBasedActions } from '../../src/turn/state-based-actions/check.js';

/** One check of state-based actions (CR 704.3). */
export function check(game: Game, ...answers: readonly Answer[]): Ran<boolean> {
  return run(game, checkStateBasedActions(game), ...answers);
}

/** Checks until the game is over; returns the facts. */
export function checkToTheEnd(game: Game): readonly AnyGameEvent[] {
  const start = game.action.length;
  try {
    check(game);
  } catch (error) {
    if (error instanceof GameIsOver) return game.action.slice(start);
    throw error;
  }
  throw new Error('the game is not over');
}

/** The rules of facts that are no decisions, with what they are about. */
export function told(facts: readonly AnyGameEvent[]): readonly string[] {
  return facts
    .filter(({ type }) => type !== 'DecisionAsked' && type !== 'DecisionMade')
    .map(({ rule, type, data }) => `${rule} ${type}${'object' in data ? ` ${data.object}` : ''}`);
}

export function isOnBattlefield(game: Game, id: ObjectId): boolean {
  return presentObject(game.state, id)?.zone === 'battlefield';
}

export function keep(id: ObjectId): Answer {
  return { form: 'select', chosen: [{ is: 'object', id } satisfies Ref] };
}
