import type { CastVia, PlayerId } from '@stacktrail/game-events';
import { characteristicsOf } from '../characteristics/characteristics.js';
import { staticsInForce } from '../gate/statics-in-force.js';
import { asIf } from '../state/as-if.js';
import type { GameObject } from '../state/game-object.js';
import { objectOf, playerOf, type GameState } from '../state/game-state.js';
import { typeBit } from '../state/printed.js';
import { matches } from '../text/filters.js';
import { plainContext } from '../text/text-context.js';

/** CR 117.1a, 307.1: the player's main phase with an empty stack. */
export function isSorceryTime(state: GameState, player: PlayerId): boolean {
  const main = state.step === 'precombat main' || state.step === 'postcombat main';
  return main && state.activePlayer === player && state.stack.length === 0;
}

/** Quick: no effect changes what cards outside the battlefield are, and what is printed is not cast at such a time. */
function cannotBeTime(state: GameState, player: PlayerId, card: GameObject): boolean {
  return !card.printed.instantSpeed && state.effects.length === 0 && !isSorceryTime(state, player);
}

/** CR 601.3: whether rules and effects allow a player to begin to cast a card from where it is. */
export function mayBeginToCast(state: GameState, player: PlayerId, card: GameObject, via: CastVia): boolean {
  if (cannotBeTime(state, player, card)) return false;
  const { types, keywords } = characteristicsOf(state, card);
  if ((types & typeBit('Land')) !== 0) return false; // CR 305.9
  if (via === 'flashback' && !keywords.has('flashback')) return false; // CR 702.34a
  const instant = (types & typeBit('Instant')) !== 0 || keywords.has('flash');
  if (!instant && !isSorceryTime(state, player)) return false;
  return !castingForbidden(state, player, card);
}

/** Whether an effect says that a player can't cast a card or spell as it is (CR 601.3). */
export function castingForbidden(state: GameState, player: PlayerId, card: GameObject): boolean {
  return staticsInForce(state, "players can't").some(({ source, effect }) => {
    if (effect.what !== 'cast spells') return false;
    const { controller } = objectOf(state, source);
    if (effect.who !== 'any player' && (effect.who === 'you') !== (controller === player)) return false;
    return (
      effect.filter === undefined ||
      matches(state, effect.filter, asIf(card, { zone: 'stack' }), plainContext(controller, source))
    );
  });
}

/** CR 305.2, 305.3: whether a player may play a land now. */
export function mayPlayLand(state: GameState, player: PlayerId): boolean {
  if (!isSorceryTime(state, player)) return false;
  const additional = staticsInForce(state, 'additional lands')
    .filter(({ source }) => objectOf(state, source).controller === player)
    .reduce((sum, { effect }) => sum + effect.count, 0);
  return playerOf(state, player).landsPlayedThisTurn < 1 + additional;
}
