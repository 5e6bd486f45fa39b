import type { TargetSpec } from '@stacktrail/card-tree';
import { hasType, holds, matches, type TextContext } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import {
  areOpponents,
  opponentsOf,
  playersInOrder,
  presentObject,
  type GameState,
  type GameObject,
} from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { sameRef } from '../game/question.js';
import { objectCanBeTargeted, playerCanBeTargeted } from './can-be-targeted.js';

/**
 * What a target can be now (CR 115.1, 601.2c, 608.2b).
 *
 * @param slot which target of the text it is
 * @param chosen the targets chosen for the slots so far
 * @param targeting the spell or ability on the stack; it can't target itself (115.5)
 */
export function legalTargets(
  state: GameState,
  spec: TargetSpec,
  context: TextContext,
  chosen: readonly (readonly Ref[])[],
  targeting: ObjectId,
): readonly Ref[] {
  return candidates(state, spec, context).filter(
    (ref) => isLegalTarget(state, spec, ref, context, targeting) && !excluded(spec, ref, chosen),
  );
}

function excluded(spec: TargetSpec, ref: Ref, chosen: readonly (readonly Ref[])[]): boolean {
  return (spec.otherThan ?? []).some((slot) => (chosen[slot] ?? []).some((other) => sameRef(other, ref)));
}

function candidates(state: GameState, spec: TargetSpec, context: TextContext): readonly Ref[] {
  const players = playersInOrder(state).map((id): Ref => ({ is: 'player', id }));
  const ofObjects = (ids: readonly ObjectId[]): readonly Ref[] => ids.map((id) => ({ is: 'object', id }));
  const graveyards = (): readonly ObjectId[] => state.players.flatMap((player) => player.graveyard);
  switch (spec.kind) {
    case 'player':
      return players;
    case 'opponent':
      return opponentsOf(state, context.you).map((id): Ref => ({ is: 'player', id }));
    case 'permanent':
      return ofObjects(state.battlefield);
    case 'any target':
    case 'permanent or player':
    case 'permanent or opponent':
      return [...ofObjects(state.battlefield), ...players];
    case 'spell':
    case 'ability':
    case 'spell or ability':
      return ofObjects(state.stack);
    case 'spell or permanent':
      return ofObjects([...state.stack, ...state.battlefield]);
    case 'card in graveyard':
      return ofObjects(graveyards());
    case 'card in graveyard or permanent':
      return ofObjects([...graveyards(), ...state.battlefield]);
    case 'card in exile':
      return ofObjects(state.exile);
    case 'card in exile or permanent':
      return ofObjects([...state.exile, ...state.battlefield]);
    default:
      return assertNever(spec.kind, 'kind of target');
  }
}

/**
 * All that a text speaks of which says “each” instead of “target” (CR 702.96a): whatever fits, whether or not it could be
 * chosen as a target (702.96b).
 */
export function eachInsteadOfTarget(
  state: GameState,
  spec: TargetSpec,
  context: TextContext,
  spell: ObjectId,
): readonly Ref[] {
  return candidates(state, spec, context).filter((ref) => {
    if (ref.is === 'player') return admits(state, spec, ref.id, context);
    const object = presentObject(state, ref.id);
    if (object === undefined || object.id === spell || !isInZone(object, spec)) return false;
    return matches(state, spec.filter, object, context);
  });
}

/** Whether an object or player is a legal target; what isn't there any more never is (CR 608.2b). */
export function isLegalTarget(
  state: GameState,
  spec: TargetSpec,
  ref: Ref,
  context: TextContext,
  targeting: ObjectId,
): boolean {
  if (ref.is === 'player') return isLegalPlayer(state, spec, ref.id, context, targeting);
  const object = presentObject(state, ref.id);
  if (object === undefined || object.id === targeting || !isInZone(object, spec)) return false;
  if (spec.kind === 'any target' && !canBeAnyTarget(state, object)) return false;
  return objectCanBeTargeted(state, object, context, targeting) && matches(state, spec.filter, object, context);
}

function isLegalPlayer(
  state: GameState,
  spec: TargetSpec,
  player: PlayerId,
  context: TextContext,
  targeting: ObjectId,
): boolean {
  if (state.players[player]?.lost !== false || !admits(state, spec, player, context)) return false;
  if (spec.playerWho !== undefined && !holds(state, spec.playerWho, { ...context, thatPlayer: player })) return false;
  return playerCanBeTargeted(state, player, context, targeting);
}

function admits(state: GameState, { kind }: TargetSpec, player: PlayerId, context: TextContext): boolean {
  switch (kind) {
    case 'player':
    case 'any target':
    case 'permanent or player':
      return true;
    case 'opponent':
    case 'permanent or opponent':
      return areOpponents(state, context.you, player);
    default:
      return false;
  }
}

function isInZone({ zone, kind }: GameObject, spec: TargetSpec): boolean {
  switch (spec.kind) {
    case 'spell':
      return zone === 'stack' && kind !== 'ability';
    case 'ability':
      return zone === 'stack' && kind === 'ability';
    case 'spell or ability':
      return zone === 'stack';
    case 'spell or permanent':
      return (zone === 'stack' && kind !== 'ability') || zone === 'battlefield';
    case 'card in graveyard':
      return zone === 'graveyard';
    case 'card in graveyard or permanent':
      return zone === 'graveyard' || zone === 'battlefield';
    case 'card in exile':
      return zone === 'exile';
    case 'card in exile or permanent':
      return zone === 'exile' || zone === 'battlefield';
    default:
      return zone === 'battlefield';
  }
}

/** CR 115.4. */
function canBeAnyTarget(state: GameState, object: GameObject): boolean {
  return (
    hasType(state, object, 'Creature') || hasType(state, object, 'Planeswalker') || hasType(state, object, 'Battle')
  );
}
