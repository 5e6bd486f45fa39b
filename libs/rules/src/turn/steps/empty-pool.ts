import { staticsInForce } from '@stacktrail/characteristics';
import type { Game, Reason } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { objectOf, playerOf, type GameState, type Mana } from '@stacktrail/game-state';
import { lasts } from '../../actions/costs/restricted-mana.js';

/** CR 106.4: as a step or phase ends a player loses the unspent mana that no effect lets them keep. */
export function emptyPool(game: Game, player: PlayerId, reason: Reason): void {
  const { state } = game;
  const pool = playerOf(state, player).mana;
  const colorless = pool.filter((mana) => !isKept(state, player, mana, undefined) && isKept(state, player, mana, 'C'));
  const lost = pool.filter((mana) => !isKept(state, player, mana, undefined) && !colorless.includes(mana));
  if (lost.length > 0) {
    const kept = pool.filter((mana) => !lost.includes(mana)).map(({ unit }) => unit);
    game.emit('ManaEmptied', { player, mana: lost.map(({ type }) => type), kept }, reason);
  }
  if (colorless.some(({ type }) => type !== 'C')) {
    game.emit('ManaBecameColorless', { player, units: colorless.map(({ unit }) => unit) }, reason);
  }
}

/** Whether it stays: by what produced it, until the turn ends, or by the effect of a permanent. */
function isKept(state: GameState, player: PlayerId, mana: Mana, becomes: 'C' | undefined): boolean {
  if (becomes === undefined && lasts(state, mana)) return true;
  return staticsInForce(state, 'mana stays').some(({ source, effect }) => {
    if (effect.becomes !== becomes || (effect.types !== undefined && !effect.types.includes(mana.type))) return false;
    return effect.who === 'any player' || (effect.who === 'you') === (objectOf(state, source).controller === player);
  });
}
