import { optionalCost, type OptionalCost } from '@stacktrail/card-tree';
import { characteristicsOf, holds, plainContext } from '@stacktrail/characteristics';
import { type Game, type Reason, type Procedure, perform } from '@stacktrail/engine';
import type { Manner, ObjectId } from '@stacktrail/game-events';
import { type GameObject, formUnderCopies, presentObject } from '@stacktrail/game-state';
import { followInstructions } from '../instructions/follow.js';

/** The zone into which an optional cost that was paid puts the card instead of the graveyard (CR 702.27a). */
function placeAfterResolving({ announced }: GameObject): OptionalCost['resolvesTo'] {
  for (const { cost } of announced.paid) {
    const place = optionalCost(cost)?.resolvesTo;
    if (place !== undefined) return place;
  }
  return undefined;
}

/** CR 608.2n: a spell goes to its owner's graveyard, an ability or copy ceases to exist. */
export function* leaveStack(
  game: Game,
  object: GameObject,
  reason: Reason,
  manner: Manner = 'resolve',
): Procedure<void> {
  const id: ObjectId = object.id;
  if (presentObject(game.state, id)?.zone !== 'stack') return;
  if (object.kind === 'ability') game.emit('AbilityRemovedFromStack', { object: id }, reason);
  else if (object.kind === 'copy') game.emit('ObjectCeasedToExist', { object: id }, { ...reason, rule: '707.10a' });
  else {
    if (manner === 'resolve' && object.face === 1 && (yield* leavesAsSecondFace(game, object, reason))) return;
    if (manner === 'resolve' && (yield* insteadOfGraveyard(game, object, reason))) return;
    const elsewhere = manner === 'resolve' ? placeAfterResolving(object) : undefined;
    const { zone, rule } = elsewhere ?? { zone: 'graveyard' as const, rule: reason.rule };
    const how = elsewhere === undefined ? manner : zone === 'hand' ? 'return' : 'exile';
    yield* perform(game, [{ would: 'move', object: id, to: zone, manner: how }], { ...reason, rule });
  }
}

/**
 * Follows what the spell's own text says to do instead of putting it into the graveyard as it resolves (CR 702.88a).
 */
function* insteadOfGraveyard(game: Game, object: GameObject, reason: Reason): Procedure<boolean> {
  const { id, controller, announced } = object;
  const context = { ...plainContext(controller, id), announced };
  for (const { ability } of characteristicsOf(game.state, object).abilities) {
    if (ability.kind !== 'static') continue;
    for (const effect of ability.effects) {
      if (effect.static !== 'instead of the graveyard') continue;
      if (ability.condition !== undefined && !holds(game.state, ability.condition, context)) continue;
      yield* followInstructions(game, effect.effects, context, reason);
      return presentObject(game.state, id)?.zone !== 'stack'; // CR 702.88c: several instances do it only once
    }
  }
  return false;
}

/** CR 715.3d: an Adventure is exiled as it resolves; CR 720.3d: an Omen is shuffled into its owner's library. */
function* leavesAsSecondFace(game: Game, object: GameObject, reason: Reason): Procedure<boolean> {
  const { id, controller } = object;
  const { layout } = formUnderCopies(object);
  if (layout === 'omen') {
    const why = { ...reason, rule: '720.3d' };
    yield* perform(game, [{ would: 'move', object: id, to: 'library', manner: 'put', shuffle: true }], why);
    return true;
  }
  if (layout !== 'adventure') return false;
  const why = { ...reason, rule: '715.3d' };
  const [moved] = yield* perform(game, [{ would: 'move', object: id, to: 'exile', manner: 'exile' }], why);
  const exiled = presentObject(game.state, moved?.objects[0] ?? id);
  if (exiled?.zone !== 'exile') return true;
  const name = 'on an adventure';
  const holder = { is: 'object', id: exiled.id } as const;
  game.emit('DesignationGiven', { holder, name, player: controller, value: 0, until: null }, why);
  return true;
}
