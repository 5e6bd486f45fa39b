import { namesPlayers, type Objects, type Players, type Recipients } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { type GameObject, presentObject, sinceRenumbered, type GameState } from '@stacktrail/game-state';
import { finished } from './finished.js';
import { objectsIn } from '../meanings/objects/objects-in.js';
import { playersIn } from '../meanings/players/players-in.js';
import { attackOf } from '../reading/combat-status.js';
import type { TextContext } from '../reading/text-context.js';

/**
 * The objects that a text refers to, by the ids that they had when the text came to know them. An id may be stale: the
 * caller decides by its rule whether that means last known information (CR 608.2h), the object that it became (CR
 * 400.7e, 400.7j) or nothing.
 */
export function findObjects(state: GameState, objects: Objects, context: TextContext): readonly ObjectId[] {
  return objectsIn(finished, state, objects, context);
}

/** The players that a text refers to; several in APNAP order (CR 101.4). */
export function findPlayers(state: GameState, players: Players, context: TextContext): readonly PlayerId[] {
  return playersIn(finished, state, players, context);
}

/** The objects or players that a text refers to; a target can be either (CR 115.4). */
export function findRecipients(state: GameState, recipients: Recipients, context: TextContext): readonly Ref[] {
  if (namesPlayers(recipients)) {
    return findPlayers(state, recipients, context).map((id): Ref => ({ is: 'player', id }));
  }
  if (recipients.objects === 'target') return context.targets[recipients.slot] ?? [];
  const damagedPlayer = recipients.objects === 'damaged' ? (context.trigger?.player ?? null) : null;
  if (damagedPlayer !== null) return [{ is: 'player', id: damagedPlayer }];
  const objects = findObjects(state, recipients, context).map((id): Ref => ({ is: 'object', id }));
  return recipients.objects === 'attacked by'
    ? [...attackedPlayers(state, recipients.of, context), ...objects]
    : objects;
}

/** The players that attacking creatures attack (CR 508.5), each once. */
function attackedPlayers(state: GameState, attackers: Objects, context: TextContext): readonly Ref[] {
  const players = findObjects(state, attackers, context).flatMap((id) => {
    const defender = attackOf(state, id)?.defender;
    return defender?.is === 'player' ? [defender.id] : [];
  });
  return [...new Set(players)].map((id): Ref => ({ is: 'player', id }));
}

/**
 * The present object with an id, or the object that it became by a single move into a public zone (CR 400.2, 400.7e,
 * 400.7j), for effects that follow an object. Nothing if it moved again, or into a hidden zone.
 */
export function currentIncarnation(state: GameState, id: ObjectId): GameObject | undefined {
  const object = state.objects.get(sinceRenumbered(state, id));
  if (object === undefined || !object.left) return object;
  const successor = presentObject(state, object.becomes);
  return successor === undefined || successor.zone === 'hand' || successor.zone === 'library' ? undefined : successor;
}
