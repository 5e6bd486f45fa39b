import type { PlayerId, Ref } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import type { TextContext } from '../text/text-context.js';
import type { EffectOf, Interpreter } from './interpreter.js';
import { playersNamed } from './named.js';

/** CR 608.2d: players choose players, in APNAP order, or chance does; later instructions know whom. */
export const choosePlayer: Interpreter<'choose player'> = function* (game, effect, context, reason) {
  const among = playersNamed(game.state, effect.among, context);
  const found: PlayerId[] = [];
  for (const player of playersNamed(game.state, effect.who, context)) {
    const one = yield* chooseOne(game, player, among, effect, context, reason);
    if (one !== undefined && !found.includes(one)) found.push(one);
  }
  return { ...context, players: new Map([...context.players, [effect.label, found]]) };
};

function* chooseOne(
  game: Game,
  player: PlayerId,
  among: readonly PlayerId[],
  effect: EffectOf<'choose player'>,
  context: TextContext,
  reason: Reason,
): Procedure<PlayerId | undefined> {
  if (among.length < 2) return among[0];
  if (effect.atRandom) {
    const { draws } = game.state;
    const { value, next } = game.random.below(among.length, draws);
    const fact = { player: among[value]!, draws: next - draws, among };
    game.emit('RandomPlayerChosen', fact, { ...reason, rule: '608.2d' });
    return among[value];
  }
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose player',
    rule: '608.2d',
    player,
    prompt: 'Choose a player.',
    source: context.source,
    candidates: among.map((id): Ref => ({ is: 'player', id })),
    min: 1,
    max: 1,
  });
  return chosen[0]?.id as PlayerId | undefined;
}

/** CR 101.2, 611.2c: it begins to apply to the players whom the text names now. */
export const prohibit: Interpreter<'prohibit'> = function* (game, effect, context, reason) {
  const { state } = game;
  const players = playersNamed(state, effect.who, context);
  if (players.length === 0) return context;
  game.emit(
    'ProhibitionBegan',
    {
      effect: state.nextEffect,
      instruction: state.catalog.pointerOf(effect),
      source: context.source,
      controller: context.you,
      players,
      duration: effect.until,
    },
    { ...reason, rule: '611.2' },
  );
  return context;
};

/** CR 721.1: from the beginning of the next turn that the player takes, or from now on. */
export const controlPlayer: Interpreter<'control player'> = function* (game, effect, context, reason) {
  const why = { ...reason, rule: '721.1' };
  for (const player of playersNamed(game.state, effect.who, context)) {
    const control = { effect: game.state.nextEffect, source: context.source, player, controller: context.you };
    game.emit('PlayerControlBegan', { ...control, during: effect.during }, why);
    if (effect.during === 'this turn') {
      game.emit('PlayerControlled', { player, by: context.you, effect: control.effect }, why);
    }
  }
  return context;
};
