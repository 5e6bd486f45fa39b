import type { TriggerEvent } from '@stacktrail/card-tree';
import type { GameState } from '@stacktrail/game-state';
import type { ActiveEffect } from './active-effect.js';
import { collectEffects } from './collect-effects.js';
import { layers, layersInOrder } from './layer.js';
import { LayerOrder } from './layer-order.js';
import { ownSteps } from './own-steps.js';
import { readsOfProgram } from './program-reads.js';
import type { Step } from './run.js';

/** Everything that applies to objects under one set of effects, in order (CR 613.1). */
export interface Program {
  readonly steps: readonly Step[];
  /** The effects of the steps. */
  readonly effects: readonly ActiveEffect[];
  /** Whether there are steps other than those that every object has. */
  readonly hasEffects: boolean;
  /** Whether some steps are in layer 2. */
  readonly changesControl: boolean;
  /** Whether effects apply to objects that aren't on the battlefield. */
  readonly reachesOutside: boolean;
  /** The events that triggered abilities watch for which effects can give to objects (CR 603.2, 613.1f). */
  readonly givenWatches: ReadonlySet<TriggerEvent['on']>;
  /** The aspects that it depends on besides the effects and the object that it is applied to, as a mask of `reads`. */
  readonly reads: number;
}

/**
 * Determines which effects exist and in which order they apply. To which objects they apply is asked for each object.
 *
 * @param isLeftOut effects that are looked away from; none where absent
 */
export function makeProgram(state: GameState, isLeftOut?: (effect: ActiveEffect) => boolean): Program {
  const found = collectEffects(state);
  const known = isLeftOut === undefined ? found : found.filter((effect) => !isLeftOut(effect));
  const order = new LayerOrder(state, known, isLeftOut);
  if (order.effects.length === 0) return withoutEffects(readsOfProgram(state, order));
  for (const layer of layersInOrder) {
    for (const step of ownSteps) if (step.layer === layer) order.steps.push(step);
    order.apply(layer);
  }
  const { steps, effects } = order;
  return {
    steps,
    effects,
    hasEffects: steps.length > ownSteps.length,
    changesControl: steps[0]?.layer === layers.control,
    reachesOutside: effects.some(({ affected }) => {
      if (affected.ids === null) return affected.zone !== 'battlefield';
      return affected.ids.some((id) => state.objects.get(id)?.zone !== 'battlefield');
    }),
    givenWatches: new Set(
      effects.flatMap(({ parts }) =>
        parts.flatMap(({ granted }) => granted.flatMap((given) => given.flatMap(({ watches }) => watches))),
      ),
    ),
    reads: readsOfProgram(state, order),
  };
}

const nothing: ReadonlySet<TriggerEvent['on']> = new Set();

function withoutEffects(reads: number): Program {
  return {
    steps: ownSteps,
    effects: [],
    hasEffects: false,
    changesControl: false,
    reachesOutside: false,
    givenWatches: nothing,
    reads,
  };
}
