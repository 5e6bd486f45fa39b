import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import { type Interpreter, mergeContexts, objectsMeant } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { oneByOne } from './one-by-one.js';

/** CR 608.2c, 608.2f: the instructions are followed for one object after another. */
export const forEachObject: Interpreter<'for each'> = function* (game, effect, context, reason, run) {
  const outcomes: TextContext[] = [];
  const objects = objectsMeant(game.state, effect.of, context, run);
  for (const id of yield* oneByOne(game, objects, effect.effects, context)) {
    const before = outcomes.at(-1) ?? context;
    const about = { ...context, eachOne: id, players: before.players, numbers: before.numbers, words: before.words };
    outcomes.push(yield* run.follow(game, effect.effects, about, reason, run));
  }
  return { ...mergeContexts(context, outcomes), eachOne: context.eachOne };
};

/**
 * The highest number of rounds. Nothing printed repeats so often; players would have to shorten an endless loop (CR
 * 731.2).
 */
const mostRounds = 10_000;

export const repeat: Interpreter<'repeat'> = function* (game, effect, context, reason, run) {
  const times = Math.min(mostRounds, evaluateAmount(game.state, effect.times, context));
  let current = context;
  for (let i = 0; i < times; i++) current = yield* run.follow(game, effect.effects, current, reason, run);
  return current;
};

/** The context after several rounds: a label holds what all of them produced. */
function ofAllRounds(rounds: readonly TextContext[]): TextContext {
  const results = new Map<string, ObjectId[]>();
  for (const { results: found } of rounds) {
    for (const [label, objects] of found) results.set(label, [...new Set([...(results.get(label) ?? []), ...objects])]);
  }
  return { ...rounds.at(-1)!, results };
}

/** “You may …. If you do, repeat this process.” */
export const repeatWhile: Interpreter<'repeat while'> = function* (game, effect, context, reason, run) {
  const rounds: TextContext[] = [context];
  for (let i = 0; i < mostRounds; i++) {
    const before = rounds.at(-1)!;
    const did = new Set([...before.did].filter((label) => label !== effect.label));
    const after = yield* run.follow(game, effect.effects, { ...before, did }, reason, run);
    rounds.push(after);
    if (!after.did.has(effect.label)) break;
  }
  return ofAllRounds(rounds);
};
