import type { ForcedAction, PlayerProhibition } from '@stacktrail/card-tree';
import { hasKeyword } from '@stacktrail/characteristics';
import type { PlayerId } from '@stacktrail/game-events';
import { presentObject, staysInCommandZone, type GameObject, type GameState } from '@stacktrail/game-state';
import type { MoveOccurrence, Occurrence } from '../game/occurrence.js';
import { cannotHaveCounters } from './counter-effects.js';
import { cannotBeMadeTo } from './made-to.js';
import { canDraw, isProhibited } from './prohibitions.js';

/** CR 614.17 and the rules that make an occurrence impossible. */
export function impossible(state: GameState, occurrence: Occurrence): boolean {
  switch (occurrence.would) {
    case 'destroy': {
      const object = presentObject(state, occurrence.object);
      return object === undefined || object.zone !== 'battlefield' || hasKeyword(state, object, 'indestructible');
    }
    case 'move':
      return moveIsImpossible(state, occurrence);
    case 'lose counters':
      return presentObject(state, occurrence.object) === undefined;
    case 'get counters': {
      const object = presentObject(state, occurrence.object);
      return object === undefined || cannotHaveCounters(state, object, occurrence.counter);
    }
    case 'be dealt damage':
      return (
        occurrence.amount <= 0 ||
        (occurrence.to.is === 'object'
          ? presentObject(state, occurrence.to.id) === undefined
          : hasLeft(state, occurrence.to.id)) // CR 800.4e
      );
    case 'player gets counters':
      return occurrence.count <= 0 || cannotGet(state, occurrence.player, occurrence.counter);
    case 'gain life':
    case 'lose life':
      return occurrence.amount <= 0 || cannot(state, occurrence.player, occurrence.would);
    case 'create tokens':
      return occurrence.count <= 0 || hasLeft(state, occurrence.player); // CR 800.4b, 800.4d
    case 'draw cards':
      return occurrence.count <= 0 || hasLeft(state, occurrence.player);
    case 'take action':
      return hasLeft(state, occurrence.player);
    case 'produce mana':
      return occurrence.mana.length === 0 || hasLeft(state, occurrence.player);
    case 'regenerate':
    case 'follow instructions':
    case 'remove damage':
      return false;
    case 'draw':
      return hasLeft(state, occurrence.player) || !canDraw(state, occurrence.player);
    case 'win the game':
    case 'lose the game':
      return cannot(state, occurrence.player, occurrence.would);
  }
}

function hasLeft(state: GameState, player: PlayerId): boolean {
  return state.players[player]?.lost !== false;
}

/** CR 101.2; and nothing happens to a player who has left the game. */
function cannot(state: GameState, player: PlayerId, what: PlayerProhibition): boolean {
  return hasLeft(state, player) || isProhibited(state, player, what);
}

function cannotGet(state: GameState, player: PlayerId, counter: string): boolean {
  return hasLeft(state, player) || isProhibited(state, player, 'get counters', null, counter);
}

function moveIsImpossible(state: GameState, { object: id, to, manner, controller, causedBy }: MoveOccurrence): boolean {
  const object = presentObject(state, id);
  if (object === undefined) return true;
  if (object.zone === 'command' && staysInCommandZone(object)) return true;
  if (object.zone === 'outside' && to !== 'command' && staysInCommandZone(object)) return true; // CR 315.3
  if (manner === 'sacrifice') return cannotDo(state, object.controller, 'sacrifice permanents', object, causedBy);
  if (manner === 'discard') return cannotDo(state, object.owner, 'discard cards', object, causedBy);
  return (to === 'battlefield' || to === 'stack') && hasLeft(state, controller ?? object.owner); // CR 800.4b
}

/** CR 101.2: whether the player can't do that with the object, or can't be made to by whoever causes it. */
function cannotDo(
  state: GameState,
  player: PlayerId,
  action: ForcedAction,
  object: GameObject,
  causedBy: PlayerId | undefined,
): boolean {
  if (isProhibited(state, player, action, object)) return true;
  return causedBy !== undefined && cannotBeMadeTo(state, player, action, causedBy);
}
