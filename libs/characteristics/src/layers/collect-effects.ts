import type { Objects, StaticAbility, StaticEffect } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  type AbilityDefinition,
  type GameObject,
  type GameState,
  type ContinuousEffect,
  staticFunctions,
  withStatics,
} from '@stacktrail/game-state';
import { plainContext } from '../reading/text-context.js';
import { filterForLaterObjects, keepsX, keptPlayer, onlyTurnInForce } from './rules-of-the-game.js';
import { ActiveEffect, type Affected } from './active-effect.js';
import { effectsOfCounters } from './counter-effects.js';
import { ownContext } from './own-steps.js';
import { partsOf, settingPart } from './part.js';

/**
 * The continuous effects that exist before any is applied: those of printed static abilities, of counters, and of
 * resolved spells and abilities.
 */
export function collectEffects(state: GameState): ActiveEffect[] {
  const found: ActiveEffect[] = [];
  for (const id of withStatics(state)) {
    const object = state.objects.get(id);
    if (object?.printed.hasStatic !== true) continue;
    for (const definition of object.printed.abilities) {
      if (definition.ability.kind === 'static' && staticFunctions(definition.ability, object)) {
        found.push(...effectsOfStatic(state, object, definition, definition.ability));
      }
    }
  }
  for (const id of state.battlefield) {
    const object = state.objects.get(id);
    if (object !== undefined && object.counters.length > 0) found.push(...effectsOfCounters(state, object));
  }
  for (const effect of state.effects) found.push(lastingEffect(state, effect));
  return found;
}

function effectsOfStatic(
  state: GameState,
  object: GameObject,
  definition: AbilityDefinition,
  ability: StaticAbility,
): readonly ActiveEffect[] {
  const context = ownContext(object);
  const condition = ability.condition ?? null;
  return ability.effects.flatMap((effect) => {
    if (effect.static !== 'continuous') return [];
    const affected = affectedBy(state, object, effect.affects);
    const parts = partsOf(state.catalog, effect.changes);
    return [new ActiveEffect(object.timestamp, context, affected, parts, definition, condition, null)];
  });
}

/** CR 611.3a: the effect of a static ability doesn't lock in its objects. */
function affectedBy(state: GameState, object: GameObject, objects: Objects): Affected {
  switch (objects.objects) {
    case 'this':
      return { ids: [object.id] };
    case 'attached':
      // CR 109.2: “enchanted creature” is a permanent, also where the Aura enchants a card in a graveyard.
      return { ids: state.objects.get(object.attachedTo)?.zone === 'battlefield' ? [object.attachedTo] : [] };
    case 'each': {
      const { of, filter, zone = 'battlefield' } = objects;
      if (of === undefined) return { ids: null, filter, zone };
      const whose = zone === 'battlefield' || zone === 'stack' ? 'controlled by players' : 'owned by players';
      return { ids: null, filter: { is: 'all', of: [filter, { is: whose, who: of }] }, zone };
    }
    // Only a resolving spell or ability can refer to these.
    case 'target':
    case 'that object':
    case 'kept':
    case 'result':
    case 'chosen':
    case 'those objects':
      return { ids: [] };
    case 'linked': {
      const label = state.catalog.linkLabel(objects, objects.label);
      return { ids: object.linked.flatMap((link) => (link.label === label ? link.objects : [])) };
    }
    default:
      return { ids: null, filter: { is: 'one of', objects }, zone: 'battlefield' };
  }
}

/**
 * CR 611.2c, 611.2d: the effect keeps the objects and numbers with which it began, unless it modifies the rules of the
 * game.
 */
function lastingEffect(state: GameState, effect: ContinuousEffect): ActiveEffect {
  const { controller, source, timestamp, values, instruction, objects } = effect;
  const filter = objects.length > 0 ? null : filterForLaterObjects(instruction);
  const parts = partsOf(state.catalog, instruction.changes);
  const nextTurnOf = onlyTurnInForce(effect);
  const plain = { ...plainContext(controller, source), thatPlayer: keptPlayer(effect) };
  if (filter !== null) {
    const x = keepsX(instruction) ? values.at(-1) : undefined;
    const context = x === undefined ? plain : { ...plain, announced: { ...plain.announced, x } };
    const zone = instruction.to.objects === 'each' && instruction.to.zone === 'stack' ? 'stack' : 'battlefield';
    const affected: Affected = { ids: null, filter, zone };
    return new ActiveEffect(timestamp, context, affected, parts, null, null, values, nextTurnOf);
  }
  const ids = objects.map((id) => currentIdOf(state, id));
  return new ActiveEffect(timestamp, plain, { ids }, parts, null, null, values, nextTurnOf);
}

/** CR 400.7a: an effect that changes a permanent spell continues to apply to the permanent that it becomes. */
function currentIdOf(state: GameState, id: ObjectId): ObjectId {
  const object = state.objects.get(id);
  if (object === undefined || !object.left || object.zone !== 'stack') return id;
  return state.objects.get(object.becomes)?.zone === 'battlefield' ? object.becomes : id;
}

/**
 * The effects of a static ability that another effect granted to an object. Their timestamp is at least that effect's
 * (CR 613.7a). Parts in layers that have already been applied have no effect.
 */
export function effectsOfGrantedAbility(
  state: GameState,
  object: GameObject,
  definition: AbilityDefinition,
  grantedBy: ActiveEffect,
): readonly ActiveEffect[] {
  if (definition.ability.kind !== 'static') return [];
  const { ability } = definition;
  const timestamp = Math.max(object.timestamp, grantedBy.timestamp);
  return ability.effects.flatMap((effect) => {
    const parts = grantedParts(state, effect);
    if (parts.length === 0) return [];
    const affected = effect.static === 'continuous' ? affectedBy(state, object, effect.affects) : { ids: [object.id] };
    return [
      new ActiveEffect(timestamp, ownContext(object), affected, parts, definition, ability.condition ?? null, null),
    ];
  });
}

/** CR 604.3a: a granted ability doesn't count as characteristic-defining; it sets the characteristics. */
function grantedParts(state: GameState, effect: StaticEffect): ActiveEffect['parts'] {
  if (effect.static === 'defines power and toughness') return [settingPart(effect)];
  if (effect.static !== 'continuous') return [];
  return partsOf(state.catalog, effect.changes);
}
