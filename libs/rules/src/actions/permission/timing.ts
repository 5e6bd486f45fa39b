import {
  characteristicsOf,
  rulesInForce,
  staticsInForce,
  splitSecond,
  holds,
  plainContext,
} from '@stacktrail/characteristics';
import { isProhibited } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { type GameObject, objectOf, playerOf, typeMask, type GameState } from '@stacktrail/game-state';

/** CR 117.1a, 307.1: whether it is the player's main phase and the stack is empty. */
export function isSorceryTime(state: GameState, player: PlayerId): boolean {
  const main = state.step === 'precombat main' || state.step === 'postcombat main';
  return main && state.activePlayer === player && state.stack.length === 0;
}

/**
 * A quick check: no effect changes what a card is or when it can be cast, and the printed card can't be cast at this
 * time.
 */
export function cannotBeTime(state: GameState, player: PlayerId, card: GameObject): boolean {
  return (
    !card.printed.instantSpeed &&
    state.effects.length === 0 &&
    !isSorceryTime(state, player) &&
    rulesInForce(state, 'as though flash').length === 0
  );
}

/** Whether a rule or an effect says that a player can't cast a card or spell as it is (CR 601.3). */
export function castingForbidden(state: GameState, player: PlayerId, card: GameObject): boolean {
  return (
    splitSecond(state, card.id) ||
    !isCastTime(state, player, card) ||
    lacksLegend(state, player, card) ||
    isProhibited(state, player, 'cast spells', card) ||
    isProhibited(state, player, 'cast more than one spell a turn', card)
  );
}

/** Whether the card's own restrictions on when it can be cast allow it now (CR 506.7). */
export function isCastTime(state: GameState, player: PlayerId, { printed, id }: GameObject): boolean {
  return printed.castOnly.every((condition) => holds(state, condition, plainContext(player, id)));
}

const spellTypes = typeMask(['Instant', 'Sorcery']);
const legendTypes = typeMask(['Creature', 'Planeswalker']);

/**
 * CR 205.4e: whether it is a legendary instant or sorcery, and the player controls no legendary creature or planeswalker.
 */
export function lacksLegend(state: GameState, player: PlayerId, { printed }: GameObject): boolean {
  if ((printed.types & spellTypes) === 0 || !printed.supertypes.includes('Legendary')) return false;
  return !state.battlefield.some((id) => {
    const object = objectOf(state, id);
    if (object.controller !== player) return false;
    const { types, supertypes } = characteristicsOf(state, object);
    return (types & legendTypes) !== 0 && supertypes.includes('Legendary');
  });
}

/** CR 305.2, 305.3: whether a player may play a land now. */
export function mayPlayLand(state: GameState, player: PlayerId): boolean {
  return isSorceryTime(state, player) && hasLandPlay(state, player);
}

/** CR 101.2: whether no effect says that the player can't play that card as a land. */
export function mayPlayAsLand(state: GameState, player: PlayerId, card: ObjectId): boolean {
  return !isProhibited(state, player, 'play lands', objectOf(state, card));
}

/**
 * CR 305.2b, 305.3: whether the player has a land play left this turn, also for playing a land as part of an effect.
 */
export function hasLandPlay(state: GameState, player: PlayerId): boolean {
  if (state.activePlayer !== player || isProhibited(state, player, 'play lands')) return false;
  const additional = staticsInForce(state, 'additional lands')
    .filter(({ source, effect }) => effect.who === 'any player' || objectOf(state, source).controller === player)
    .reduce((sum, { effect }) => sum + effect.count, 0);
  const { landsPlayedThisTurn, additionalLandsThisTurn } = playerOf(state, player);
  return landsPlayedThisTurn < 1 + additional + additionalLandsThisTurn;
}
