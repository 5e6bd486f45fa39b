import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import { type Interpreter, mergeContexts, objectsMeant } from '@stacktrail/engine';
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

/** “You may …. If you do, repeat this process.” */
export const repeatWhile: Interpreter<'repeat while'> = function* (game, effect, context, reason, run) {
  let current = context;
  for (let i = 0; i < mostRounds; i++) {
    const did = new Set([...current.did].filter((label) => label !== effect.label));
    current = yield* run.follow(game, effect.effects, { ...current, did }, reason, run);
    if (!current.did.has(effect.label)) break;
  }
  return current;
};
