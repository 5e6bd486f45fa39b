import type { Amount, KeywordAction } from '@stacktrail/card-tree';
import { findObjects, evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type EffectOf,
  type TextRun,
  type Interpreter,
  type Procedure,
  permanentsMeant,
  playersMeant,
  withDone,
  takeAction,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';

type Shorthand = Extract<KeywordAction['do'], keyof typeof rules>;

/** The rules of the keyword actions that stand for other instructions. */
const rules = {
  behold: '701.4a',
  goad: '701.15a',
  investigate: '701.16a',
  detain: '701.35a',
  monstrosity: '701.37a',
  bolster: '701.39a',
  support: '701.41a',
  adapt: '701.46a',
  amass: '701.47a',
  learn: '701.48a',
  discover: '701.57a',
  'collect evidence': '701.59a',
  suspect: '701.60a',
  forage: '701.61a',
  endure: '701.63a',
  exert: '701.43a',
  populate: '701.36a',
  incubate: '701.53a',
  'the Ring tempts you': '701.54a',
  'manifest dread': '701.62a',
  airbend: '701.65a',
  earthbend: '701.66a',
  blight: '701.68a',
} as const;

/** Follows the instructions that a keyword action stands for. */
function meaning(
  game: Game,
  effect: EffectOf<Shorthand>,
  context: TextContext,
  reason: Reason,
  run: TextRun,
): Procedure<TextContext> {
  return run.follow(game, game.state.catalog.meaningOf(effect), context, because(effect, reason), run);
}

function because(effect: EffectOf<Shorthand>, reason: Reason): Reason {
  return { ...reason, rule: rules[effect.do] };
}

function took(game: Game, effect: EffectOf<Shorthand>, context: TextContext, reason: Reason, amount = 0): void {
  takeAction(game, { player: context.you, action: effect.do, amount }, because(effect, reason));
}

/** You take the action. Abilities that watch for it trigger once after it, even if only parts of it were possible. */
function youDo<
  K extends
    'bolster' | 'support' | 'amass' | 'learn' | 'behold' | 'discover' | 'populate' | 'manifest dread' | 'earthbend',
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
export const manifestDread: Interpreter<'manifest dread'> = youDo();

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
function itself<K extends 'monstrosity' | 'adapt'>(): Interpreter<K> {
  return function* (game, effect, context, reason, run) {
    const [permanent] = permanentsMeant(game.state, { objects: 'this' }, context, run);
    if (permanent === undefined) return context;
    const amount = evaluateAmount(game.state, (effect as EffectOf<'adapt'>).count, context);
    yield* meaning(game, effect, context, reason, run);
    const taken = { player: permanent.controller, action: effect.do, object: permanent.id, amount };
    takeAction(game, taken, because(effect, reason));
    return context;
  };
}

export const monstrosity: Interpreter<'monstrosity'> = itself();
export const adapt: Interpreter<'adapt'> = itself();

/** CR 701.59b, 701.61a: nothing is done unless all of it can be done. */
function ifPossible<K extends 'collect evidence' | 'forage'>(
  possible: (game: Game, effect: EffectOf<K>, context: TextContext) => boolean,
): Interpreter<K> {
  return function* (game, effect, context, reason, run) {
    if (!possible(game, effect, context)) return context;
    const { label } = effect as EffectOf<'forage'>;
    const after = yield* meaning(game, effect, context, reason, run);
    took(game, effect, context, reason);
    return withDone(after, label);
  };
}

/** CR 701.59b: whether the graveyard holds enough. */
export function canCollectEvidence(
  game: Pick<Game, 'state'>,
  { count }: EffectOf<'collect evidence'>,
  context: TextContext,
): boolean {
  const wanted = evaluateAmount(game.state, count, context);
  const all = { amount: 'mana value', of: graveyard } as const;
  return evaluateAmount(game.state, all, context) >= wanted;
}

const graveyard = { objects: 'each', filter: { is: 'card' }, zone: 'graveyard', of: { players: 'you' } } as const;

/** CR 701.61a. */
export function canForage({ state }: Pick<Game, 'state'>, context: TextContext): boolean {
  const foods = {
    objects: 'each',
    filter: {
      is: 'all',
      of: [
        { is: 'subtype', subtype: 'Food' },
        { is: 'controlled by', who: 'you' },
      ],
    },
  } as const;
  return findObjects(state, graveyard, context).length >= 3 || findObjects(state, foods, context).length > 0;
}

export const collectEvidence: Interpreter<'collect evidence'> = ifPossible(canCollectEvidence);
export const forage: Interpreter<'forage'> = ifPossible((game, _, context) => canForage(game, context));

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
