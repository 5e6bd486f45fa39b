import type { StaticEffect } from '@stacktrail/card-language';
import type { PlayerId } from '@stacktrail/game-events';
import { objectOf, playerOf, type GameState } from '../state/game-state.js';
import { staticsInForce } from './statics-in-force.js';

type Prohibition = Extract<StaticEffect, { static: "players can't" }>['what'];

/** Whether an effect says that a player can't do something (CR 101.2, 614.17). */
export function prohibited(state: GameState, player: PlayerId, what: Prohibition): boolean {
  if (what === 'draw more than one card a turn' && playerOf(state, player).cardsDrawnThisTurn === 0) return false;
  return staticsInForce(state, "players can't").some(({ source, effect }) => {
    if (effect.what !== what) return false;
    const { controller } = objectOf(state, source);
    if (effect.who === 'any player') return true;
    return effect.who === 'you' ? controller === player : controller !== player;
  });
}
