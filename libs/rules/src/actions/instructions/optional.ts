import type { Cost, Effect } from '@stacktrail/card-tree';
import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Procedure,
  agrees,
  anythingDone,
  type EffectOf,
  type Interpreter,
  type PaymentOffer,
  playersMeant,
  withDone,
  withNumber,
  withPlayers,
  type Words,
} from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { playerOf, type GameState } from '@stacktrail/game-state';
import { forPlayer } from './for-player.js';
import { canBeDone } from './possible.js';
import { canBeDoneTogether } from './done-together.js';

function nameOf(state: GameState, context: TextContext): string {
  return state.objects.get(context.source)?.printed.name ?? 'this';
}

/**
 * CR 101.4, 608.2d: each player in APNAP order says whether they do it, then those who do act at the same time. An
 * impossible action can't be chosen.
 */
export const may: Interpreter<'may'> = function* (game, effect, context, reason, run) {
  const agreed: PlayerId[] = [];
  for (const player of playersMeant(game.state, effect.who, context)) {
    const about = forPlayer(context, effect.who, player);
    if (!canBeDone(game.state, effect.effects, about, run)) continue;
    const prompt = `Do what ${nameOf(game.state, context)} lets you do?`;
    const inFull = [`${prompt} “`, { effects: effect.effects, source: context.source }, '”'];
    if (yield* agrees(player, '608.2d', prompt, context.source, undefined, inFull)) agreed.push(player);
  }
  if (agreed.length > 0) game.recordOncePerTurnUse?.();
  if (agreed.length > 1 && canBeDoneTogether(effect.effects)) {
    const those: TextContext = { ...context, thatPlayer: null, thosePlayers: agreed };
    const { thosePlayers: _, ...after } = yield* run.follow(game, effect.effects, those, reason, run);
    return noted(withDone({ ...after, thatPlayer: context.thatPlayer }, effect.label), effect, agreed);
  }
  let current = context;
  const acted: PlayerId[] = [];
  for (const player of agreed) {
    if (playerOf(game.state, player).lost) continue; // CR 800.4f
    const about = forPlayer(current, effect.who, player);
    const before = onlyCasts(effect) ? { ...about, did: without(about.did, anythingDone) } : about;
    const after = yield* run.follow(game, effect.effects, before, reason, run);
    current = { ...after, did: new Set([...current.did, ...after.did]), thatPlayer: context.thatPlayer };
    if (onlyCasts(effect) && !after.did.has(anythingDone)) continue;
    current = withDone(current, effect.label);
    acted.push(player);
  }
  return noted(current, effect, acted);
};

function without(labels: ReadonlySet<string>, label: string): ReadonlySet<string> {
  return new Set([...labels].filter((one) => one !== label));
}

/** Whether it is only casting: one that was illegal and was reversed wasn't done (CR 731.1). */
function onlyCasts({ effects }: EffectOf<'may'>): boolean {
  return effects.every((each) => each.do === 'cast');
}

/** The label notes which players do it: “each opponent who does”. */
function noted(context: TextContext, { label }: EffectOf<'may'>, agreed: readonly PlayerId[]): TextContext {
  return label === undefined ? context : withPlayers(context, label, agreed);
}

/** CR 609.3: as many cards as there are milled where the text asks for more. */
function atLeastOne(effect: Effect): Effect {
  return effect.do === 'mill' && typeof effect.count === 'number' && effect.count > 0
    ? { ...effect, count: 1 }
    : effect;
}

/** CR 118.12: the player does it if it can be begun; the label notes whether they did. */
export const must: Interpreter<'must'> = function* (game, effect, context, reason, run) {
  const begins = canBeDone(game.state, effect.effects.map(atLeastOne), context, run);
  const after = yield* run.follow(game, effect.effects, context, reason, run);
  return begins ? withDone(after, effect.label) : after;
};

/** The whole cost, as many times as the text says; each time it can be paid in another way (CR 702.24a). */
function dueCost(
  state: GameState,
  { cost, times }: EffectOf<'unless' | 'may pay'>,
  context: TextContext,
): readonly Cost[] {
  if (times === undefined) return cost;
  return Array.from({ length: Math.max(0, evaluateAmount(state, times, context)) }, () => cost).flat();
}

/** The words for whether instructions are followed. */
function followed(verb: 'follows' | 'doesn’t follow', effects: readonly Effect[], { source }: TextContext): Words {
  return ['“', { effects, source }, `” ${verb}.`];
}

function unlessOffer(state: GameState, { effects }: EffectOf<'unless'>, context: TextContext): PaymentOffer {
  return {
    prompt: `Pay to keep ${nameOf(state, context)} from doing what it says?`,
    ifPaid: followed('doesn’t follow', effects, context),
    ifNot: followed('follows', effects, context),
  };
}

/** CR 118.12a: each of the players in turn may pay, until one does; the instructions are followed if none did. */
const unlessAny: Interpreter<'unless'> = function* (game, effect, context, reason, run) {
  const offer = unlessOffer(game.state, effect, context);
  for (const player of playersMeant(game.state, effect.who, context)) {
    const due = dueCost(game.state, effect, context);
    if (yield* game.outerRules.offerPayment(game, player, due, context, '118.12a', offer))
      return withDone(context, effect.label);
  }
  return yield* run.follow(game, effect.effects, context, reason, run);
};

/** CR 118.12a: the instructions are followed for each player who doesn't pay. */
export const unless: Interpreter<'unless'> = function* (game, effect, context, reason, run) {
  if (effect.any) return yield* unlessAny(game, effect, context, reason, run);
  let current = context;
  for (const player of playersMeant(game.state, effect.who, context)) {
    const about = forPlayer(current, effect.who, player);
    const offer = unlessOffer(game.state, effect, context);
    if (
      yield* game.outerRules.offerPayment(game, player, dueCost(game.state, effect, about), about, '118.12a', offer)
    ) {
      if (effect.label !== undefined) current = withDone(current, effect.label);
      continue;
    }
    const after = yield* run.follow(game, effect.effects, about, reason, run);
    current = { ...after, thatPlayer: context.thatPlayer };
  }
  return current;
};

/** The player pays the cost as often as they like. */
function* payOften(
  game: Game,
  player: PlayerId,
  cost: readonly Cost[],
  context: TextContext,
  offer: PaymentOffer,
): Procedure<number> {
  let times = 0;
  while ((yield* game.outerRules.offerPayment(game, player, cost, context, '118.12', offer)) !== null) times += 1;
  return times;
}

/** CR 118.12: the instructions are followed for each player who pays. */
export const mayPay: Interpreter<'may pay'> = function* (game, effect, context, reason, run) {
  let current = context;
  for (const player of playersMeant(game.state, effect.who, context)) {
    const about = forPlayer(current, effect.who, player);
    const offer: PaymentOffer = {
      prompt: `Pay for what ${nameOf(game.state, context)} offers?`,
      ifPaid: followed('follows', effect.effects, context),
      ifNot: 'nothing happens.',
    };
    const due = dueCost(game.state, effect, about);
    if (effect.anyNumber) {
      const times = yield* payOften(game, player, due, about, offer);
      if (times === 0) continue;
      game.recordOncePerTurnUse?.();
      const told = effect.label === undefined ? about : withNumber(about, effect.label, times);
      const after = yield* run.follow(game, effect.effects, told, reason, run); // CR 603.12a
      current = withDone({ ...after, thatPlayer: context.thatPlayer }, effect.label);
      continue;
    }
    const paid = yield* game.outerRules.offerPayment(game, player, due, about, '118.12', offer);
    if (paid === null) continue;
    game.recordOncePerTurnUse?.();
    const told = paid.x === about.announced.x ? about : { ...about, announced: { ...about.announced, x: paid.x } };
    const after = yield* run.follow(game, effect.effects, told, reason, run);
    current = withDone({ ...after, thatPlayer: context.thatPlayer }, effect.label);
  }
  return current;
};
