import type { Effect, Objects, Option } from '@stacktrail/card-tree';
import { findObjects, type TextContext } from '@stacktrail/characteristics';
import {
  chanceBelow,
  type Game,
  type Reason,
  ask,
  type Procedure,
  type EffectOf,
  type TextRun,
  type Interpreter,
  playersMeant,
  wouldAct,
} from '@stacktrail/engine';
import { noObject, allSeats, type PlayerId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { canBeDone } from '../possible.js';
import { byPlayer } from '../for-player.js';

const faces = 'face a villainous choice';

/**
 * CR 608.2d: each of the players chooses in APNAP order, then their choices are carried out. An impossible option can
 * be chosen only in a villainous choice (CR 701.55b); each player faces that in turn and carries it out before the next
 * (701.55d), as often as effects make them face it (701.55c).
 */
export const chooseOne: Interpreter<'choose one'> = function* (game, effect, context, reason, run) {
  const why: Reason = effect.facing === undefined ? reason : { ...reason, rule: '701.55a' };
  let current = context;
  for (const player of playersMeant(game.state, effect.who, context)) {
    const times =
      effect.facing === undefined ? 1 : yield* wouldAct(game, faces, player, 1, { ...why, rule: '701.55c' });
    for (let time = 0; time < times; time++) {
      const about = byPlayer(current, effect.who, player);
      const option = yield* chosen(game, effect, player, about, why, run);
      if (option === undefined) continue;
      const after = yield* run.follow(game, option.effects, about, why, run);
      current = { ...after, thatPlayer: context.thatPlayer };
    }
  }
  return current;
};

function* chosen(
  game: Game,
  effect: EffectOf<'choose one'>,
  player: PlayerId,
  context: TextContext,
  reason: Reason,
  run: TextRun,
): Procedure<Option | undefined> {
  const possible = effect.options.filter((option) => {
    if (effect.facing !== undefined || effect.atRandom || option.effects.length === 0) return true;
    return canBeDone(game.state, option.effects, context, run);
  });
  if (possible.length < 2) return possible[0];
  if (effect.atRandom) return yield* atRandom(game, possible, player, reason);
  const rule = effect.facing === undefined ? '608.2d' : '701.55a';
  return yield* picked(game, possible, player, rule, context);
}

function* atRandom(game: Game, options: readonly Option[], player: PlayerId, reason: Reason): Procedure<Option> {
  const { draws } = game.state;
  const { value, next } = yield* chanceBelow(
    game,
    options.length,
    draws,
    { player, rule: '608.2d', source: reason.source ?? noObject, prompt: 'Which option did chance choose?' },
    (place) => `Option ${place + 1}`,
  );
  const fact = { player, least: 1, most: options.length, value: value + 1, draws: next - draws };
  game.emit('NumberChosenAtRandom', fact, { ...reason, rule: '608.2d', player });
  return options[value]!;
}

function* picked(
  game: Game,
  options: readonly Option[],
  player: PlayerId,
  rule: string,
  context: TextContext,
): Procedure<Option> {
  const { source } = context;
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'choose an option',
    rule,
    player,
    prompt: 'Choose which of these happens.',
    source,
    options: options.map(({ word, effects }, i) => ({
      key: `${i + 1}`,
      text: word ?? [{ effects, source }],
      apart: about(game.state, effects, context),
    })),
    min: 1,
    max: 1,
  });
  return options[Number(keys[0]) - 1]!;
}

/** The objects of the first instruction, for telling apart options with the same words, such as two piles. */
function about(state: GameState, effects: readonly Effect[], context: TextContext): string {
  const first = effects[0] as { readonly what?: Objects } | undefined;
  const objects = first?.what === undefined ? [] : findObjects(state, first.what, context);
  const everyone = allSeats(state.players.length);
  const known = objects.map((id) => objectOf(state, id)).filter(({ knownTo }) => knownTo === everyone);
  const unknown = objects.length - known.length;
  const names = known.map(({ printed }) => printed.name);
  if (unknown > 0) names.push(unknown === 1 ? 'a card' : `${unknown} cards`);
  return names.length === 0 ? 'first: nothing' : `first: ${names.join(', ')}`;
}
