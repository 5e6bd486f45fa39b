import type { GameState } from '@stacktrail/game-state';
import { holdsIn } from '../meanings/conditions/holds-in.js';
import type { ActiveEffect } from './active-effect.js';
import { EffectStep } from './effect-step.js';
import { layers, type Layer } from './layer.js';
import { Progress, Run, type Step } from './run.js';
import { aspects } from '../reading/aspects.js';

/**
 * The order of effects as far as it has been determined: `steps` are those applied so far, in all layers up to this
 * one.
 */
export interface Ordering {
  readonly state: GameState;
  readonly layer: Layer;
  readonly steps: readonly Step[];
}

/** Whether a static ability's effect applies at all now: its object has the ability and its condition holds. */
export function exists(ordering: Ordering, effect: ActiveEffect, seen: Progress): boolean {
  const { state } = ordering;
  const { ability, condition } = effect;
  if (ability === null) return true;
  const source = state.objects.get(effect.context.source);
  if (source === undefined || !seen.characteristics(state, source).abilities.includes(ability)) return false;
  return condition === null || holdsIn(seen, state, condition, effect.contextUnder(seen, state));
}

/**
 * The aspects that decide which objects an effect applies to in the layer and what it does to them, as a mask of
 * `aspects`.
 */
function readsIn({ layer }: Ordering, effect: ActiveEffect): number {
  const yours = layer === layers.control && effect.ability !== null ? aspects.control : 0;
  return effect.readsIn(effect.partIn(layer)!) | yours;
}

/** Whether, judging by their texts, applying `other` could change the objects or the changes of `effect`. */
function mayChange(ordering: Ordering, effect: ActiveEffect, other: ActiveEffect): boolean {
  return (readsIn(ordering, effect) & other.partIn(ordering.layer)!.writes) !== 0;
}

/**
 * Whether, judging by their texts, dependencies could make the effects of the layer apply in another order than that of
 * their timestamps (CR 613.8).
 */
export function mayBeReordered(ordering: Ordering, effects: readonly ActiveEffect[]): boolean {
  let [read, written, removes, canEnd] = [0, 0, false, false];
  for (const effect of effects) {
    const part = effect.partIn(ordering.layer)!;
    read |= readsIn(ordering, effect);
    written |= part.writes;
    removes ||= part.removes;
    canEnd ||= effect.ability !== null && !effect.started;
  }
  if ((read & written) === 0 && !(removes && canEnd)) return false;
  return effects.some((effect) => effects.some((other) => other !== effect && mayDepend(ordering, effect, other)));
}

/** Whether, judging by their texts, applying `other` could remove the ability that `effect` comes from. */
function mayEnd(ordering: Ordering, effect: ActiveEffect, { affected, parts }: ActiveEffect): boolean {
  if (effect.ability === null || effect.started) return false;
  if (affected.ids !== null && !affected.ids.includes(effect.context.source)) return false;
  return parts.some((part) => part.layer === ordering.layer && part.removes);
}

/** Whether one effect could depend on another, judging by their texts. */
export function mayDepend(ordering: Ordering, effect: ActiveEffect, other: ActiveEffect): boolean {
  return mayEnd(ordering, effect, other) || mayChange(ordering, effect, other);
}

/** CR 613.8a: whether one effect depends on another, found by applying the other one and comparing. */
export function dependsOn(ordering: Ordering, effect: ActiveEffect, other: ActiveEffect): boolean {
  const changed = mayChange(ordering, effect, other);
  if (!changed && !mayEnd(ordering, effect, other)) return false;
  const { steps, layer } = ordering;
  const before = new Progress(steps, steps.length, layer);
  if (!other.started && !exists(ordering, other, before)) return false;
  const applied = [...steps, new EffectStep(other, other.partIn(layer)!, !other.started)];
  const after = new Progress(applied, applied.length, layer);
  if (!changed) return exists(ordering, effect, before) && !exists(ordering, effect, after);
  return description(ordering, effect, before) !== description(ordering, effect, after);
}

/** A description of what an effect would do in this layer: whether it exists, its objects, and its changes to them. */
function description(ordering: Ordering, effect: ActiveEffect, seen: Progress): string {
  const { state, layer } = ordering;
  if (!effect.started && !exists(ordering, effect, seen)) return 'nothing';
  const step = new EffectStep(effect, effect.partIn(layer)!, !effect.started);
  return state.battlefield.map((id) => step.description(Run.after(seen, state, state.objects.get(id)!))).join('; ');
}
