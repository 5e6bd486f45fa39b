import type { PlayPermission, StaticEffect } from '@stacktrail/card-tree';
import {
  characteristicsOf,
  findObjects,
  programOf,
  staticsInForce,
  holds,
  matches,
  plainContext,
} from '@stacktrail/characteristics';
import type { Game, Reason } from '@stacktrail/engine';
import type { Action, DefinitionPointer, ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  asIf,
  type GameObject,
  objectOf,
  playerOf,
  type GameState,
  type LastingPermission,
  isOwn,
  permissionNamed,
} from '@stacktrail/game-state';
import { cardAs } from '../costs/faces.js';
import { isWho } from '../who-of-static.js';

/** An effect that lets a player play a card from where it is (CR 601.3), with the name that answers give it. */
export interface Permission {
  readonly by: string;
  readonly how: PlayPermission;
}

type PlayLand = Extract<Action, { do: 'play land' }>;
type MayPlay = Extract<StaticEffect, { static: 'may play' }>;

/** Whether any effect lets a player play cards that the rules alone don't let them play. */
export function anyPermissions(state: GameState): boolean {
  return state.permissions.length > 0 || staticsInForce(state, 'may play').length > 0;
}

/**
 * The effects that let a player play a card from where it is (CR 601.3): those of permanents, of the card itself, and
 * of resolved spells and abilities.
 */
export function permissionsFor(state: GameState, player: PlayerId, card: GameObject): readonly Permission[] {
  const found: Permission[] = [];
  for (const { source, definition, ability, effect } of staticsInForce(state, 'may play')) {
    const { controller } = objectOf(state, source);
    if (!isWho(effect.who, controller, player) || !isFrom(state, effect, player, card)) continue;
    if (effect.how.once !== undefined && isUsed(state, effect.how.once, player, source, definition.pointer)) continue;
    if (!matches(state, effect.how.filter, asIf(card, { zone: 'stack' }), plainContext(controller, source))) continue;
    found.push({ by: `${source} ${definition.pointer} ${ability.effects.indexOf(effect)}`, how: effect.how });
  }
  if (card.printed.otherWays || programOf(state).reachesOutside) found.push(...ownPermissions(state, player, card));
  for (const permission of state.permissions) {
    if (permission.player !== player || !cardsPermitted(state, permission).includes(card.id)) continue;
    const { how, during } = permission.instruction;
    const context = plainContext(permission.player, permission.source);
    if (!matches(state, how.filter, asIf(card, { zone: 'stack' }), context)) continue;
    if (during !== undefined && !holds(state, during, context)) continue;
    found.push({ by: `${lasting}${permission.id} ${state.catalog.pointerOf(permission.instruction)}`, how });
  }
  return found;
}

/** The cards that such an effect is about: those from when it began, or those that match now. */
export function cardsPermitted(state: GameState, { instruction, objects, player, source }: LastingPermission) {
  return instruction.later ? findObjects(state, instruction.what, plainContext(player, source)) : objects;
}

/** Whether it can't be used now, because another card was played by it this turn or it is another player's turn. */
function isUsed(
  state: GameState,
  once: PlayPermission['once'],
  player: PlayerId,
  source: ObjectId,
  pointer: DefinitionPointer,
): boolean {
  if (once === 'each of your turns' && state.activePlayer !== player) return true;
  return state.usedThisTurn.includes(`${source} ${pointer}`);
}

/** The effect that lets a player play a land from where it is; `null` if the rules alone do (CR 305.1). */
export function landPermission(state: GameState, player: PlayerId, { object, by, face }: PlayLand): string | null {
  const card = cardAs(objectOf(state, object), face);
  if (by !== null || card.zone === 'hand') return by;
  return permissionsFor(state, player, card).find(({ how }) => how.permit === 'play')?.by ?? null;
}

const lasting = 'effect';

/**
 * Records the use of a permission that allows only one card each turn, and ends a permission that allows only one card
 * at all.
 */
export function usePermission(game: Game, by: string | null, reason: Reason): void {
  const once = by === null ? undefined : permissionNamed(game.state, by)?.once;
  if (by === null || once === undefined) return;
  const [source = '', ability] = by.split(' ');
  if (once === 'one alone') {
    if (source.startsWith(lasting)) game.emit('EffectEnded', { effect: Number(source.slice(lasting.length)) }, reason);
    return;
  }
  game.emit('AbilityUsed', { source: Number(source) as ObjectId, ability: ability as DefinitionPointer }, reason);
}

/** “You may cast this card from your graveyard” (CR 113.6m). */
function ownPermissions(state: GameState, player: PlayerId, card: GameObject): readonly Permission[] {
  if (card.owner !== player) return [];
  const found: Permission[] = [];
  for (const { ability, pointer } of characteristicsOf(state, card).abilities) {
    if (ability.kind !== 'static') continue;
    const context = plainContext(player, card.id);
    ability.effects.forEach((effect, i) => {
      if (effect.static !== 'may play' || !isOwn(effect.how.filter) || effect.from !== card.zone) return;
      if (ability.condition !== undefined && !holds(state, ability.condition, context)) return;
      if (!matches(state, effect.how.filter, asIf(card, { zone: 'stack' }), context)) return;
      found.push({ by: `${card.id} ${pointer} ${i}`, how: effect.how });
    });
  }
  return found;
}

function isFrom(state: GameState, { from }: MayPlay, player: PlayerId, card: GameObject): boolean {
  if (from === 'top of library') return card.zone === 'library' && playerOf(state, player).library[0] === card.id;
  if (from === 'exile') return card.zone === 'exile';
  return card.zone === from && card.owner === player;
}
