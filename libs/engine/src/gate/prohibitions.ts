import type { PlayerProhibition, Prohibition } from '@stacktrail/card-tree';
import { hasRule, matches, plainContext, staticsInForce } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  asIf,
  type GameObject,
  areOpponents,
  objectOf,
  playerOf,
  type GameState,
  isIgnored,
} from '@stacktrail/game-state';

/**
 * Whether an effect says that a player can't do something: whatever else allows or directs it, “can't” wins
 * (CR 101.2, 614.17).
 *
 * @param object what they would do it to or with: the spell, the land, the permanent, the source of the ability
 * @param counter the kind of the counters that they would get
 */
export function isProhibited(
  state: GameState,
  player: PlayerId,
  what: PlayerProhibition,
  object: GameObject | null = null,
  counter?: string,
): boolean {
  if (what === 'sacrifice permanents' && object !== null && hasRule(state, object, "can't be sacrificed")) return true;
  return isReached(state, player, what) && isTold(state, player, what, object, true, counter);
}

/** CR 121.2b, 121.3: whether a player can draw a card now. An empty library is no obstacle. */
export function canDraw(state: GameState, player: PlayerId): boolean {
  return !isProhibited(state, player, 'draw cards') && !isProhibited(state, player, 'draw more than one card a turn');
}

/** How many cards a player could draw in a row (CR 121.2b). */
export function drawsLeft(state: GameState, player: PlayerId): number {
  if (!canDraw(state, player)) return 0;
  return isTold(state, player, 'draw more than one card a turn', null) ? 1 : Infinity;
}

/** Whether an effect says so; whatever the player has done, unless `now` asks whether they have done so much already. */
function isTold(
  state: GameState,
  player: PlayerId,
  what: PlayerProhibition,
  object: GameObject | null,
  now = false,
  counter?: string,
): boolean {
  const applies = (prohibition: Prohibition, controller: PlayerId, source: ObjectId): boolean =>
    prohibition.what === what &&
    (prohibition.counter === undefined || prohibition.counter === counter) &&
    concerns(state, prohibition, object, controller, source) &&
    (!now || hasCastSuch(state, player, prohibition, controller, source));
  for (const { source, definition, effect } of staticsInForce(state, "players can't")) {
    const { controller } = objectOf(state, source);
    if (!isWho(state, effect.who, controller, player) || !applies(effect, controller, source)) continue;
    if (!isIgnored(state, source, definition.pointer, player)) return true;
  }
  for (const { instruction, players, controller, source } of state.prohibitions) {
    if (players.includes(player) && applies(instruction, controller, source)) return true;
  }
  return false;
}

/** Whether a player has already done what can't be done more than once. */
function isReached(state: GameState, player: PlayerId, what: PlayerProhibition): boolean {
  if (what === 'draw more than one card a turn') return playerOf(state, player).cardsDrawnThisTurn > 0;
  return what !== 'cast more than one spell a turn' || playerOf(state, player).spellsCastThisTurn > 0;
}

/** For “more than one noncreature spell each turn”: whether the player has already cast such a spell this turn. */
function hasCastSuch(
  state: GameState,
  player: PlayerId,
  { what, filter }: Prohibition,
  controller: PlayerId,
  source: ObjectId,
): boolean {
  if (what !== 'cast more than one spell a turn' || filter === undefined) return true;
  return state.history.thisTurn.some(
    ({ occasion, subject }) =>
      occasion.on === 'casts' &&
      occasion.player === player &&
      subject !== null &&
      matches(state, filter, asIf(subject, { zone: 'stack' }), plainContext(controller, source)),
  );
}

function isWho(
  state: GameState,
  who: 'you' | 'opponent' | 'any player',
  controller: PlayerId,
  player: PlayerId,
): boolean {
  if (who === 'any player') return true;
  return who === 'you' ? controller === player : areOpponents(state, controller, player);
}

function concerns(
  state: GameState,
  { what, filter }: Prohibition,
  object: GameObject | null,
  controller: PlayerId,
  source: ObjectId,
): boolean {
  if (filter === undefined) return true;
  if (object === null) return false;
  const asSpell = what === 'cast spells' || what === 'cast more than one spell a turn';
  return matches(state, filter, asSpell ? asIf(object, { zone: 'stack' }) : object, plainContext(controller, source));
}
