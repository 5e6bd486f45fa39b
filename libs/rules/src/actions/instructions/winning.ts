import { type GameOccurrence, perform, type Interpreter, playersMeant } from '@stacktrail/engine';
import { drawTheGame } from '../../leaving/ending-the-game.js';

const rules = { 'win the game': '104.2b', 'lose the game': '104.3e' } as const;

/** CR 104.2b, 104.3e: an effect states that players win or lose, all at the same time. */
export const winOrLose: Interpreter<'win the game' | 'lose the game'> = function* (game, effect, context, reason) {
  const ends = playersMeant(game.state, effect.who, context).map((player): GameOccurrence => ({
    would: effect.do,
    player,
  }));
  if (ends.length > 0) yield* perform(game, ends, { ...reason, rule: rules[effect.do] });
  return context;
};

/** CR 104.4c. */
export const drawGame: Interpreter<'draw the game'> = function* (game) {
  return drawTheGame(game, game.causes);
};
