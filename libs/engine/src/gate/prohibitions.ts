import type { PlayerProhibition, Prohibition } from '@stacktrail/card-tree';
import { hasRule, holds, matches, plainContext, staticsInForce } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  asIf,
  asSpell,
  type GameObject,
  areOpponents,
  objectOf,
  playerOf,
  type GameState,
  isIgnored,
} from '@stacktrail/game-state';

/**
 * Whether an effect says that a player can't do something. “Can't” wins over whatever allows or directs it (CR 101.2,
 * 614.17).
 *
 * @param object what they would do it to or with: the spell, the land, the permanent, the source of the ability
 * @param counter the kind of counters that they would get
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

/**
 * Whether an effect forbids it. Prohibitions of doing it more often count only if `now` asks whether the player has
 * done it already.
 */
function isTold(
  state: GameState,
  player: PlayerId,
  what: PlayerProhibition,
  object: GameObject | null,
  now = false,
  counter?: string,
): boolean {
  const applies = (prohibition: Prohibition, controller: PlayerId, source: ObjectId): boolean =>
    covers(prohibition.what, what) &&
    (prohibition.counter === undefined || prohibition.counter === counter) &&
    concerns(state, prohibition, player, object, controller, source) &&
    (!now || hasCastSuch(state, player, prohibition, controller, source));
  for (const { source, definition, effect } of staticsInForce(state, "players can't")) {
    const { controller } = objectOf(state, source);
    if (!isWho(state, effect.who, controller, player) || !applies(effect, controller, source)) continue;
    const asked = { ...plainContext(controller, source), thatPlayer: player };
    if (effect.if !== undefined && !holds(state, effect.if, asked)) continue;
    if (!isIgnored(state, source, definition.pointer, player)) return true;
  }
  for (const { instruction, players, controller, source } of state.prohibitions) {
    if (players.includes(player) && applies(instruction, controller, source)) return true;
  }
  return false;
}

function covers(prohibited: PlayerProhibition, what: PlayerProhibition): boolean {
  if (prohibited === 'change life totals') return what === 'gain life' || what === 'lose life';
  return prohibited === what;
}

/** Whether the player has already done the thing that can't be done again. */
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

/** Whether the prohibition is about that object. Its filter calls the player who would act `that player`. */
function concerns(
  state: GameState,
  { what, filter }: Prohibition,
  player: PlayerId,
  object: GameObject | null,
  controller: PlayerId,
  source: ObjectId,
): boolean {
  if (filter === undefined) return true;
  if (object === null) return false;
  const isCasting = what === 'cast spells' || what === 'cast more than one spell a turn';
  const asked = isCasting ? asSpell(object, player) : object;
  return matches(state, filter, asked, { ...plainContext(controller, source), thatPlayer: player });
}
