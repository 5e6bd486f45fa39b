import type { TargetSpec } from '@stacktrail/card-language';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { hasKeyword, hasType, protectedFrom } from '../characteristics/queries.js';
import { sameRef } from '../game/question.js';
import { objectOf, playersInOrder, presentObject, type GameState } from '../state/game-state.js';
import type { GameObject } from '../state/game-object.js';
import { matches } from '../text/filters.js';
import type { TextContext } from '../text/text-context.js';

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
  switch (spec.kind) {
    case 'player':
      return players;
    case 'opponent':
      return players.filter((ref) => ref.id !== context.you);
    case 'permanent':
      return ofObjects(state.battlefield);
    case 'any target':
    case 'permanent or player':
      return [...ofObjects(state.battlefield), ...players];
    case 'spell':
      return ofObjects(state.stack);
    case 'card in graveyard':
      return ofObjects(state.players.flatMap((player) => player.graveyard));
  }
}

/** Whether an object or player is a legal target; what isn't there any more never is (CR 608.2b). */
export function isLegalTarget(
  state: GameState,
  spec: TargetSpec,
  ref: Ref,
  context: TextContext,
  targeting: ObjectId,
): boolean {
  if (ref.is === 'player') return isLegalPlayer(state, spec, ref.id, context);
  const object = presentObject(state, ref.id);
  if (object === undefined || object.id === targeting || !isInZone(object, spec)) return false;
  if (spec.kind === 'any target' && !canBeAnyTarget(state, object)) return false;
  return canBeTargeted(state, object, context) && matches(state, spec.filter, object, context);
}

function isLegalPlayer(state: GameState, spec: TargetSpec, player: PlayerId, context: TextContext): boolean {
  if (state.players[player]?.lost !== false) return false;
  if (spec.kind === 'opponent') return player !== context.you;
  return spec.kind === 'player' || spec.kind === 'any target' || spec.kind === 'permanent or player';
}

function isInZone(object: GameObject, spec: TargetSpec): boolean {
  if (spec.kind === 'spell') return object.zone === 'stack' && object.kind !== 'ability';
  if (spec.kind === 'card in graveyard') return object.zone === 'graveyard';
  return object.zone === 'battlefield';
}

/** CR 115.4. */
function canBeAnyTarget(state: GameState, object: GameObject): boolean {
  return (
    hasType(state, object, 'Creature') || hasType(state, object, 'Planeswalker') || hasType(state, object, 'Battle')
  );
}

/** CR 702.11b hexproof, 702.18a shroud, 702.16b protection. */
function canBeTargeted(state: GameState, object: GameObject, context: TextContext): boolean {
  if (object.zone !== 'battlefield') return true;
  if (hasKeyword(state, object, 'shroud')) return false;
  if (hasKeyword(state, object, 'hexproof') && object.controller !== context.you) return false;
  const source = state.objects.get(context.source);
  return source === undefined || !protectedFrom(state, object, objectOf(state, source.id));
}
