import type { Option } from '@stacktrail/card-language';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { Game, Reason } from '../../game/game.js';
import { ask, type Procedure } from '../../game/procedure.js';
import type { TextContext } from '../../text/text-context.js';
import { textOfInstructions } from '../../text/instruction-text.js';
import type { EffectOf, Following, Interpreter } from '../interpreter.js';
import { playersNamed } from '../named.js';
import { canBeDone } from '../possible.js';

/**
 * CR 608.2d: each of the players chooses in APNAP order, and what they chose is done. An impossible option can't be
 * chosen, except in a villainous choice (CR 701.55b), which each player faces and goes through in turn (701.55d).
 */
export const chooseOne: Interpreter<'choose one'> = function* (game, effect, context, reason, following) {
  const why: Reason = effect.facing === undefined ? reason : { ...reason, rule: '701.55a' };
  let current = context;
  for (const player of playersNamed(game.state, effect.who, context)) {
    const about: TextContext = { ...current, thatPlayer: player };
    const option = yield* chosen(game, effect, player, about, why, following);
    if (option === undefined) continue;
    const after = yield* following.follow(game, option.effects, about, why, following);
    current = { ...after, thatPlayer: context.thatPlayer };
  }
  return current;
};

function* chosen(
  game: Game,
  effect: EffectOf<'choose one'>,
  player: PlayerId,
  context: TextContext,
  reason: Reason,
  following: Following,
): Procedure<Option | undefined> {
  const possible = effect.options.filter((option) => {
    if (effect.facing !== undefined || effect.atRandom || option.effects.length === 0) return true;
    return canBeDone(game.state, option.effects, context, following);
  });
  if (possible.length < 2) return possible[0];
  if (effect.atRandom) return atRandom(game, possible, player, reason);
  const rule = effect.facing === undefined ? '608.2d' : '701.55a';
  return yield* picked(game, possible, player, rule, context.source);
}

function atRandom(game: Game, options: readonly Option[], player: PlayerId, reason: Reason): Option {
  const { draws } = game.state;
  const { value, next } = game.random.below(options.length, draws);
  const fact = { player, least: 1, most: options.length, value: value + 1, draws: next - draws };
  game.emit('NumberChosenAtRandom', fact, { ...reason, rule: '608.2d', player });
  return options[value]!;
}

function* picked(
  game: Game,
  options: readonly Option[],
  player: PlayerId,
  rule: string,
  source: ObjectId,
): Procedure<Option> {
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'choose an option',
    rule,
    player,
    prompt: 'Choose which of these happens.',
    source,
    options: options.map(({ word, effects }, i) => ({
      key: `${i + 1}`,
      text: word ?? textOfInstructions(effects, game.state, source),
    })),
    min: 1,
    max: 1,
  });
  return options[Number(keys[0]) - 1]!;
}
