import { type Interpreter, playersMeant } from '@stacktrail/engine';
import { playerOf } from '@stacktrail/game-state';

/** CR 106.4: the players lose all unspent mana, also mana that they would keep as a step or phase ends. */
export const loseUnspentMana: Interpreter<'lose unspent mana'> = function* (game, effect, context, reason) {
  for (const player of playersMeant(game.state, effect.who, context)) {
    const { mana } = playerOf(game.state, player);
    if (mana.length === 0) continue;
    game.emit('ManaEmptied', { player, mana: mana.map(({ type }) => type), kept: [] }, { ...reason, rule: '106.4' });
  }
  return context;
};
