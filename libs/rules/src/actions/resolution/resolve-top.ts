import type { TargetSpec } from '@stacktrail/card-tree';
import { holds, type TextContext, plainContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type Procedure,
  perform,
  chosenModes,
  contextOfStackObject,
  eachInsteadOfTarget,
  isLegalTarget,
  withKnown,
  mayTrigger,
  noticeResolved,
} from '@stacktrail/engine';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import {
  isOverloaded,
  type AbilityDefinition,
  type GameObject,
  objectOf,
  presentObject,
  type GameState,
  typeBit,
} from '@stacktrail/game-state';
import { ascendByResolving } from '../../mechanics/ascend.js';
import { endBestow, isBestowed } from '../../changes/bestowed.js';
import { followInstructions } from '../instructions/follow.js';
import { keepGranted } from './keep-granted.js';
import { isMutating, mergeInto } from './merge.js';
import { leaveStack } from './leave-stack.js';

const permanentTypes = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'] as const;

const permanentMask = permanentTypes.reduce((mask, type) => mask | typeBit(type), 0);

/** CR 608: the object on top of the stack resolves. */
export function* resolveTop(game: Game): Procedure<void> {
  const id = game.state.stack.at(-1)!;
  let object = objectOf(game.state, id);
  const reason = { rule: '608.1', source: id, player: object.controller, causes: [...game.causes, object.placedAt] };
  if (!conditionStillHolds(game.state, object)) {
    game.emit('ResolutionFailed', { object: id }, { ...reason, rule: '603.4' });
    yield* leaveStack(game, object, { ...reason, rule: '608.2a' });
    return;
  }
  let legal = stillLegal(game.state, object);
  if (legal === null && isBestowed(object)) {
    endBestow(game, id, { ...reason, rule: '702.103e' }); // CR 608.3b
    object = objectOf(game.state, id);
    legal = [];
  }
  if (legal === null && isMutating(object)) legal = []; // CR 702.140b, 608.3b
  if (legal === null) {
    game.emit('ResolutionFailed', { object: id }, { ...reason, rule: '608.2b' });
    yield* leaveStack(game, object, { ...reason, rule: '608.2b' }, 'no legal targets');
    return;
  }
  const before = game.state;
  const began = game.emit('ResolutionBegan', { object: id }, reason);
  const targets = legal;
  yield* game.because([began], () => resolve(game, object, targets));
  noticeResolved(game, before, object, began);
}

/** CR 608.2a: an intervening if is checked again. */
function conditionStillHolds(state: GameState, object: GameObject): boolean {
  const ability = object.ability?.definition.ability;
  if (ability?.kind !== 'triggered' || ability.condition === undefined) return true;
  return holds(state, ability.condition, contextOfStackObject(state, object.id));
}

/** CR 608.2b: the targets that are still legal; `null` if there were targets and none is. */
function stillLegal(state: GameState, object: GameObject): readonly (readonly Ref[])[] | null {
  const { targets } = object.announced;
  if (targets.every((slot) => slot.length === 0)) return targets;
  const legal = chosenModes(object).flatMap((mode, at, modes) => {
    const first = modes.slice(0, at).reduce((sum, before) => sum + before.targets.length, 0);
    const own = targets.slice(first, first + mode.targets.length);
    const context = contextOfStackObject(state, object.id, own);
    return own.map((slot, i) =>
      slot.filter((ref) => isLegalTarget(state, asResolving(mode.targets[i]!), ref, context, object.id)),
    );
  });
  return legal.every((slot) => slot.length === 0) ? null : legal;
}

/** The target without what is asked only as it is chosen. */
function asResolving(spec: TargetSpec): TargetSpec {
  if (!spec.askedOnce) return spec;
  const { playerWho: _, ...rest } = spec;
  return rest;
}

function* resolve(game: Game, object: GameObject, legal: readonly (readonly Ref[])[]): Procedure<void> {
  const { id, controller } = object;
  if (object.ability === null && (object.printed.types & permanentMask) !== 0) {
    yield* permanentResolves(game, object, legal);
    return;
  }
  const reason = { rule: '608.2c', source: object.ability?.source ?? id, player: controller };
  if (!mayDoAgain(game.state, object)) {
    yield* leaveStack(game, object, { rule: '608.2n', source: id, player: controller });
    return;
  }
  const paid = object.paidAt < 0 ? null : { from: object.placedAt, to: object.paidAt };
  const text = { began: game.state.revision, paid };
  prepareToRecordDoing(game, object, reason);
  if (object.printed.keywords.has('ascend')) ascendByResolving(game, controller, reason);
  let slot = 0;
  let known: TextContext | null = null;
  for (const mode of chosenModes(object)) {
    const targets = isOverloaded(object)
      ? mode.targets.map((spec) => eachInsteadOfTarget(game.state, spec, contextOfStackObject(game.state, id), id))
      : legal.slice(slot, slot + mode.targets.length);
    const division = object.announced.division.slice(slot, slot + mode.targets.length);
    const announcedTargets = object.announced.targets.slice(slot, slot + mode.targets.length);
    slot += mode.targets.length;
    const context = contextOfStackObject(game.state, id, targets);
    const announced = { ...context.announced, division, targets: announcedTargets };
    // Later modes know what an earlier mode did, since all modes are one text (CR 608.2c).
    const about: TextContext = known === null ? context : withKnown(context, known);
    known = yield* followInstructions(game, mode.effects, { ...about, announced }, reason, text);
  }
  game.recordOncePerTurnUse = null;
  yield* leaveStack(game, object, { rule: '608.2n', source: id, player: controller });
}

/** CR 603.2i: whether an action that may be taken only once each turn hasn't been taken yet. */
function mayDoAgain(state: GameState, { ability }: GameObject): boolean {
  if (ability === null) return true;
  const { definition, source } = ability;
  const tree = definition.ability;
  return tree.kind !== 'triggered' || !tree.doOncePerTurn || mayTrigger(state, definition, source);
}

/**
 * CR 603.2i: for an ability that acts only once each turn, records the action before it is taken, because the action
 * may be an event on which the ability triggers. If the action is optional, it is recorded once its player has decided
 * to take it.
 */
function prepareToRecordDoing(game: Game, { ability }: GameObject, reason: Reason): void {
  const tree = ability?.definition.ability;
  if (ability === null || tree?.kind !== 'triggered' || !tree.doOncePerTurn) return;
  const { source, definition } = ability;
  const record = (): void => {
    game.emit('AbilityUsed', { source, ability: definition.pointer }, { ...reason, rule: '603.2i' });
    game.recordOncePerTurnUse = null;
  };
  if (tree.modes.some(({ effects }) => effects.some((one) => one.do === 'may' || one.do === 'may pay'))) {
    game.recordOncePerTurnUse = record;
  } else record();
}

/** CR 608.3: a permanent spell becomes a permanent under its controller's control. */
function* permanentResolves(game: Game, object: GameObject, legal: readonly (readonly Ref[])[]): Procedure<void> {
  const { id, controller } = object;
  const merged = isMutating(object) ? legal.flat()[0] : undefined;
  if (merged?.is === 'object') {
    yield* mergeInto(game, object, merged.id); // CR 608.3d
    yield* leaveStack(game, object, { rule: '608.3e', source: id, player: controller }, 'put');
    return;
  }
  const isAura = object.printed.subtypes.includes('Aura');
  const attachTo = isAura ? legal.flat().find((ref) => ref.is === 'object')?.id : undefined;
  const player = isAura ? legal.flat().find((ref) => ref.is === 'player')?.id : undefined;
  const rule = isAura ? '608.3c' : '608.3a';
  const granted = keepGranted(game, object); // CR 400.7b
  const moved = yield* perform(
    game,
    [
      {
        would: 'move',
        object: id,
        to: 'battlefield',
        manner: 'resolve',
        controller,
        ...(attachTo === undefined ? {} : { attachTo }),
        ...(player === undefined ? {} : { attachToPlayer: player }),
      },
    ],
    { rule, source: id, player: controller },
  );
  yield* becomePermanent(game, moved.flatMap(({ objects }) => objects)[0], granted);
  yield* leaveStack(game, object, { rule: '608.3e', source: id, player: controller }, 'put');
}

/** CR 608.3a: the spell becomes a permanent, and its “as it becomes a permanent” abilities apply to that. */
function* becomePermanent(
  game: Game,
  id: ObjectId | undefined,
  granted: readonly AbilityDefinition[],
): Procedure<void> {
  const permanent = id === undefined ? undefined : presentObject(game.state, id);
  if (permanent?.zone !== 'battlefield') return;
  const context = { ...plainContext(permanent.controller, permanent.id), announced: permanent.announced };
  for (const { ability } of [...permanent.printed.abilities, ...granted]) {
    if (ability.kind !== 'static') continue;
    if (ability.condition !== undefined && !holds(game.state, ability.condition, context)) continue;
    for (const effect of ability.effects) {
      if (effect.static !== 'as it becomes a permanent') continue;
      const reason = { rule: '608.3a', source: permanent.id, player: permanent.controller };
      yield* followInstructions(game, effect.effects, context, reason);
    }
  }
}
