import { orderLibrary } from '../choices/order-library.js';
import type { StaticEffect } from '@stacktrail/card-tree';
import { staticsInForce } from '@stacktrail/characteristics';
import { allSeats, seatBit, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { areOpponents, objectOf, playerOf, playersInOrder } from '@stacktrail/game-state';
import type { Game, Reason } from '../game/game.js';

type TopCard = Extract<StaticEffect, { static: 'top card of library' }>;

/**
 * CR 401.5: shows the top cards of libraries to those who may see them, as soon as they are on top. While a spell is
 * being cast, an ability activated or a special action taken, this waits until after it.
 */
export function showTopCards(game: Game): void {
  if (!game.state.catalog.showsCards || game.actionDepth > 0) return;
  showHands(game);
  for (const { source, effect } of staticsInForce(game.state, 'top card of library')) {
    const { controller } = objectOf(game.state, source);
    for (const player of playersInOrder(game.state)) {
      if (!isMeant(game, effect.who, controller, player)) continue;
      const top = game.state.players[player]?.library[0];
      if (top === undefined) continue;
      if (effect.is === 'revealed') {
        revealTop(game, player, source);
        continue;
      }
      const { card, knownTo, placedAt } = objectOf(game.state, top);
      const shown = seatBit(player);
      if ((knownTo & shown) === shown) continue;
      const reason = { rule: '401.5', source, player, causes: [placedAt, objectOf(game.state, source).placedAt] };
      game.emit('CardsLookedAt', { player, count: 1, objects: [top], cards: [card], seenBy: shown }, reason);
    }
  }
}

/**
 * CR 401.5, 401.6: reveals the top card of a library to all. If it was revealed before and stopped being revealed,
 * because another card lay on it or the effect ended, it is a new object.
 */
function revealTop(game: Game, player: PlayerId, source: ObjectId): void {
  const { library, shownOnTop } = playerOf(game.state, player);
  const [top] = library;
  if (top === undefined) return;
  const before = shownOnTop.find(({ object }) => object === top);
  if (before !== undefined && before === shownOnTop.at(-1) && isInForce(game, before.by)) return;
  const { card, placedAt } = objectOf(game.state, top);
  const reason = { rule: '401.5', source, player, causes: [placedAt, objectOf(game.state, source).placedAt] };
  const shown = before === undefined ? top : renewed(game, player, top, reason);
  game.emit('CardsRevealed', { player, objects: [shown], cards: [card] }, reason);
}

function isInForce(game: Game, source: ObjectId): boolean {
  return staticsInForce(game.state, 'top card of library').some((effect) => effect.source === source);
}

/** The top card becomes a new object (CR 401.6). */
function renewed(game: Game, player: PlayerId, top: ObjectId, reason: Reason): ObjectId {
  const { card, knownTo } = objectOf(game.state, top);
  const order = { player, top: [top], bottom: [], order: [card], seenBy: knownTo };
  return orderLibrary(game, order, { ...reason, rule: '401.6' });
}

/** Shows the hands of players who play with their hands revealed. */
function showHands(game: Game): void {
  for (const { source, effect } of staticsInForce(game.state, 'hand revealed')) {
    const { controller, placedAt } = objectOf(game.state, source);
    const everyone = allSeats(game.state.players.length);
    for (const player of playersInOrder(game.state)) {
      if (!isMeant(game, effect.who, controller, player)) continue;
      const hidden = playerOf(game.state, player)
        .hand.map((id) => objectOf(game.state, id))
        .filter(({ knownTo }) => (knownTo & everyone) !== everyone);
      if (hidden.length === 0) continue;
      const data = { player, objects: hidden.map(({ id }) => id), cards: hidden.map(({ card }) => card) };
      const causes = [...hidden.map((card) => card.placedAt), placedAt];
      game.emit('CardsRevealed', data, { rule: '701.20a', source, player, causes });
    }
  }
}

function isMeant({ state }: Game, who: TopCard['who'], controller: PlayerId, player: PlayerId): boolean {
  if (who === 'any player') return true;
  return who === 'you' ? player === controller : areOpponents(state, controller, player);
}
