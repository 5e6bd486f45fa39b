import type { Amount } from '@stacktrail/card-tree';
import { findObjects, evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type EffectOf,
  type Interpreter,
  permanentsMeant,
  playersMeant,
  takeAction,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { adaptAsThough } from './adapting.js';
import { meaning, because, took } from './shorthand-meaning.js';

/** You take the action. Abilities that watch for it trigger once after it, even if only parts of it were possible. */
function youDo<
  K extends 'bolster' | 'support' | 'amass' | 'learn' | 'behold' | 'discover' | 'populate' | 'earthbend',
>(): Interpreter<K> {
  return function* (game, effect, context, reason, run) {
    const { count = 0 } = effect as { readonly count?: Amount };
    const amount = evaluateAmount(game.state, count, context);
    const after = yield* meaning(game, effect, context, reason, run);
    took(game, effect, context, reason, amount);
    return after;
  };
}

export const bolster: Interpreter<'bolster'> = youDo();

export const support: Interpreter<'support'> = youDo();

export const amass: Interpreter<'amass'> = youDo();

export const learn: Interpreter<'learn'> = youDo();

export const behold: Interpreter<'behold'> = youDo();

export const discover: Interpreter<'discover'> = youDo();

export const populate: Interpreter<'populate'> = youDo();

export const earthbend: Interpreter<'earthbend'> = youDo();

/** You do it, or each of the players whom the text names. */
export const manifestDread: Interpreter<'manifest dread'> = function* (game, effect, context, reason, run) {
  const { who } = effect;
  let after = context;
  for (const player of who === undefined ? [context.you] : playersMeant(game.state, who, context)) {
    const about = who === undefined ? context : { ...context, thatPlayer: player };
    after = yield* meaning(game, effect, about, reason, run);
    takeAction(game, { player, action: effect.do, amount: 0 }, because(effect, reason));
  }
  return after;
};

/** The action is taken on permanents; each of them is an object of the action. */
function doneTo<K extends 'goad' | 'detain' | 'exert' | 'suspect'>(): Interpreter<K> {
  return function* (game, effect, context, reason, run) {
    const { what } = effect as EffectOf<'goad'>;
    const objects = permanentsMeant(game.state, what, context, run).map(({ id }) => id);
    const after = yield* meaning(game, effect, context, reason, run);
    for (const object of objects) {
      takeAction(game, { player: context.you, action: effect.do, object }, because(effect, reason));
    }
    return after;
  };
}

export const goad: Interpreter<'goad'> = doneTo();

export const detain: Interpreter<'detain'> = doneTo();

export const exert: Interpreter<'exert'> = doneTo();

export const suspect: Interpreter<'suspect'> = doneTo();

/** CR 701.16a: investigates that many times, with one Clue each time. */
export const investigate: Interpreter<'investigate'> = function* (game, effect, context, reason, run) {
  const times = evaluateAmount(game.state, effect.count, context);
  for (let i = 0; i < times; i++) {
    yield* meaning(game, effect, context, reason, run);
    for (const player of playersMeant(game.state, effect.who, context)) {
      takeAction(game, { player, action: 'investigate' }, because(effect, reason));
    }
  }
  return context;
};

/** CR 701.65b: the action happened only if something was exiled by it. */
export const airbend: Interpreter<'airbend'> = function* (game, effect, context, reason, run) {
  const after = yield* meaning(game, effect, context, reason, run);
  if ((after.results.get('#airbent') ?? []).length > 0) took(game, effect, context, reason);
  return after;
};

/** CR 701.68d. */
export const blight: Interpreter<'blight'> = function* (game, effect, context, reason, run) {
  const amount = evaluateAmount(game.state, effect.count, context);
  const after = yield* meaning(game, effect, context, reason, run);
  for (const player of playersMeant(game.state, effect.who, context)) {
    takeAction(game, { player, action: 'blight', amount }, because(effect, reason));
  }
  return after;
};

/** CR 701.70a (of CR 2026-08-07). */
export const recruit: Interpreter<'recruit'> = function* (game, effect, context, reason, run) {
  const after = yield* meaning(game, effect, context, reason, run);
  for (const player of playersMeant(game.state, effect.who, context)) {
    takeAction(game, { player, action: 'recruit' }, because(effect, reason));
  }
  return after;
};

/** CR 701.53a. */
export const incubate: Interpreter<'incubate'> = function* (game, effect, context, reason, run) {
  const amount = evaluateAmount(game.state, effect.count, context);
  const after = yield* meaning(game, effect, context, reason, run);
  for (const player of playersMeant(game.state, effect.who, context)) {
    takeAction(game, { player, action: 'incubate', amount }, because(effect, reason));
  }
  return after;
};

/**
 * CR 701.54d: the Ring tempts you once everything possible is done; the creature that you chose is the action's object.
 */
export const ringTempts: Interpreter<'the Ring tempts you'> = function* (game, effect, context, reason, run) {
  const after = yield* meaning(game, effect, context, reason, run);
  const [object] = after.results.get('#bearer') ?? [];
  const taken = { player: context.you, action: effect.do };
  takeAction(game, object === undefined ? taken : { ...taken, object }, because(effect, reason));
  return after;
};

/** CR 701.37a, 701.46a: the permanent with the ability takes the action, if it is still there. */
function itself<K extends 'monstrosity' | 'adapt'>(follow: Interpreter<K>): Interpreter<K> {
  return function* (game, effect, context, reason, run) {
    const [permanent] = permanentsMeant(game.state, { objects: 'this' }, context, run);
    if (permanent === undefined) return context;
    const amount = evaluateAmount(game.state, (effect as EffectOf<'adapt'>).count, context);
    yield* follow(game, effect, context, reason, run);
    const taken = { player: permanent.controller, action: effect.do, object: permanent.id, amount };
    takeAction(game, taken, because(effect, reason));
    return context;
  };
}

export const monstrosity: Interpreter<'monstrosity'> = itself(meaning);

export const adapt: Interpreter<'adapt'> = itself(adaptAsThough);

/** CR 701.63a, 701.63b: it is also done if the permanent has left; then its last controller decides. */
export const endure: Interpreter<'endure'> = function* (game, effect, context, reason, run) {
  const amount = evaluateAmount(game.state, effect.count, context);
  if (amount <= 0) return context;
  const [object] = findObjects(game.state, effect.what, context);
  yield* meaning(game, effect, context, reason, run);
  const taken = { player: controllerOf(game, object, context), action: 'endure', amount };
  takeAction(game, object === undefined ? taken : { ...taken, object }, because(effect, reason));
  return context;
};

function controllerOf(game: Game, object: ObjectId | undefined, context: TextContext): PlayerId {
  return game.state.objects.get(object ?? 0)?.controller ?? context.you;
}
