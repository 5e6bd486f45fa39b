import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import {
  agrees,
  type EffectOf,
  type Game,
  type Interpreter,
  mergeContexts,
  objectsMeant,
  playersMeant,
  type Procedure,
} from '@stacktrail/engine';
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
  for (let i = 0; i < times; i++)
    current = yield* run.follow(game, effect.effects, { ...current, did: context.did }, reason, run);
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

/** Whether another round follows, as the player decides or as what was done in the last one decides. */
function* goesOn(game: Game, { label, again }: EffectOf<'repeat while'>, context: TextContext): Procedure<boolean> {
  if (again === undefined) return context.did.has(label);
  const [player] = playersMeant(game.state, again, context);
  return player !== undefined && (yield* agrees(player, '608.2d', 'Repeat this process?', context.source));
}

/** “You may …. If you do, repeat this process.” What was done is asked about each round alone. */
export const repeatWhile: Interpreter<'repeat while'> = function* (game, effect, context, reason, run) {
  const rounds: TextContext[] = [context];
  for (let i = 0; i < mostRounds; i++) {
    const before = rounds.at(-1)!;
    const after = yield* run.follow(game, effect.effects, { ...before, did: context.did }, reason, run);
    rounds.push(after);
    if (!(yield* goesOn(game, effect, after))) break;
  }
  return ofAllRounds(rounds);
};
