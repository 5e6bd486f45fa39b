import type { StaticEffect } from '@stacktrail/card-language';
import { allSeats, seatBit, type PlayerId } from '@stacktrail/game-events';
import type { Game } from '../game/game.js';
import { areOpponents, objectOf, playersInOrder } from '../state/game-state.js';
import { staticsInForce } from './statics-in-force.js';

type TopCard = Extract<StaticEffect, { static: 'top card of library' }>;

/**
 * CR 401.5: the top cards of libraries are shown to those who may see them, as soon as they are the top cards; while a
 * spell is being cast, an ability activated or a special action taken, after that.
 */
export function showTopCards(game: Game): void {
  if (!game.state.catalog.showsTopCards || game.acting > 0) return;
  for (const { source, effect } of staticsInForce(game.state, 'top card of library')) {
    const { controller } = objectOf(game.state, source);
    for (const player of playersInOrder(game.state)) {
      if (!isMeant(game, effect.who, controller, player)) continue;
      const top = game.state.players[player]?.library[0];
      if (top === undefined) continue;
      const { card, knownTo, placedAt } = objectOf(game.state, top);
      const shown = effect.is === 'revealed' ? allSeats(game.state.players.length) : seatBit(player);
      if ((knownTo & shown) === shown) continue;
      const reason = { rule: '401.5', source, player, causes: [placedAt, objectOf(game.state, source).placedAt] };
      if (effect.is === 'revealed') game.emit('CardsRevealed', { player, objects: [top], cards: [card] }, reason);
      else game.emit('CardsLookedAt', { player, objects: [top], cards: [card], seenBy: shown }, reason);
    }
  }
}

function isMeant({ state }: Game, who: TopCard['who'], controller: PlayerId, player: PlayerId): boolean {
  if (who === 'any player') return true;
  return who === 'you' ? player === controller : areOpponents(state, controller, player);
}
