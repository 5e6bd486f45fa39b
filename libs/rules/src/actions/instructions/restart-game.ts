import { findObjects } from '@stacktrail/characteristics';
import { type Interpreter, withResult } from '@stacktrail/engine';
import { formats, isFormatName, playersInOrder, presentObject } from '@stacktrail/game-state';

/**
 * CR 725.1: the game ends and its players start a new one. The controller of the effect takes the first turn (725.1a),
 * and the other instructions of the text are followed just before that turn (725.4).
 */
export const restartGame: Interpreter<'restart the game'> = function* (game, effect, context, reason) {
  const { state } = game;
  const leftAlone = effect.leaving === undefined ? [] : findObjects(state, effect.leaving, context);
  const exempt = leftAlone.filter((id) => presentObject(state, id)?.zone === 'exile'); // CR 725.5
  const players = playersInOrder(state);
  const named = state.setup?.format ?? '';
  const { startingLife, freeMulligan } = formats[isFormatName(named) ? named : 'constructed'];
  const restart = {
    startingLife: startingLife(players.length),
    freeMulligan: freeMulligan || players.length > 2,
    players,
    exempt,
  };
  game.uncheckedFacts.takeAll(); // CR 725.1: nothing triggers on facts of the game that has ended
  game.emit('GameRestarted', restart, { ...reason, rule: '725.1' });
  yield* game.regardlessOfLeaving(() => game.outerRules.startGame(game, context.you));
  return withResult(context, effect.label, exempt);
};
