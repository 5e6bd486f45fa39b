import { evaluateAmount } from '@stacktrail/characteristics';
import { type Interpreter, playersMeant } from '@stacktrail/engine';

/** CR 101.2, 611.2c: the prohibition applies to the players whom the text names now. */
export const prohibit: Interpreter<'prohibit'> = function* (game, effect, context, reason) {
  const { state } = game;
  const players = playersMeant(state, effect.who, context);
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

/** CR 305.2: the number is added to what static abilities allow this turn. */
export const additionalLands: Interpreter<'additional lands'> = function* (game, effect, context, reason) {
  const count = evaluateAmount(game.state, effect.count, context);
  if (count <= 0) return context;
  for (const player of playersMeant(game.state, effect.who, context)) {
    game.emit('AdditionalLandsAllowed', { player, count }, { ...reason, rule: '305.2' });
  }
  return context;
};

/** CR 721.1: control begins with the next turn that the player takes, or now. */
export const controlPlayer: Interpreter<'control player'> = function* (game, effect, context, reason) {
  const why = { ...reason, rule: '721.1' };
  for (const player of playersMeant(game.state, effect.who, context)) {
    const control = { effect: game.state.nextEffect, source: context.source, player, controller: context.you };
    game.emit('PlayerControlBegan', { ...control, during: effect.during }, why);
    if (effect.during === 'this turn') {
      game.emit('PlayerControlled', { player, by: context.you, effect: control.effect }, why);
    }
  }
  return context;
};
