import type { PlayerId } from '@stacktrail/game-events';
import type { Characteristics, EffectStamp, GameObject, GameState } from '@stacktrail/game-state';
import { controllerOf, isControlled } from '../reading/controller.js';
import type { StateQueries } from '../reading/state-queries.js';
import { TextReading } from '../meanings/text-reading.js';
import { baseOf } from './base.js';
import type { ActiveEffect } from './active-effect.js';
import { layers, type Layer } from './layer.js';
import { mayBeKept } from './may-be-kept.js';
import { withRightNumbers, Working } from './working.js';

/** One step in a layer: it applies something to the object whose characteristics are being computed. */
export interface Step {
  readonly layer: Layer;
  apply(run: Run): void;
}

/** A step of layer 2, which changes control. */
export interface ControlStep extends Step {
  /** The controller that this step gives an object, or `null` if it gives none (CR 613.1b). */
  controller(seen: StateQueries, state: GameState, object: GameObject): PlayerId | null;
}

/** The game after some of the steps: `at` is their number, `layer` the layer that is being applied. */
export class Progress extends TextReading {
  constructor(
    readonly steps: readonly Step[],
    public at: number,
    public layer: Layer,
  ) {
    super();
  }

  characteristics(state: GameState, object: GameObject): Characteristics {
    if (object.left) return object.lastKnown ?? baseOf(object.printed);
    return characteristicsAfter(this.steps, this.at, state, object);
  }

  baseSize(state: GameState, object: GameObject): Pick<Characteristics, 'power' | 'toughness'> {
    return baseSizeIn(this.steps, this.at, state, object);
  }

  /** In layer 2, the controller as determined by that layer so far; later, the recorded controller (CR 613.1b). */
  controller(state: GameState, object: GameObject): PlayerId {
    return this.layer <= layers.control ? controllerAfter(this.steps, this.at, state, object) : controllerOf(object);
  }
}

/** An object's base power and toughness (CR 613.4, 208.4b), as far as the first `count` steps determine them. */
export function baseSizeIn(
  steps: readonly Step[],
  count: number,
  state: GameState,
  object: GameObject,
): Pick<Characteristics, 'power' | 'toughness'> {
  const first = steps.findIndex(({ layer }) => layer >= layers.modifying);
  const { power, toughness } = characteristicsAfter(
    steps,
    Math.min(first < 0 ? steps.length : first, count),
    state,
    object,
  );
  return { power, toughness };
}

/** An object's controller after some of the steps, starting with its default controller (CR 110.2). */
export function controllerAfter(steps: readonly Step[], count: number, state: GameState, object: GameObject): PlayerId {
  if (!isControlled(object)) return controllerOf(object);
  let controller = object.baseController;
  for (let at = 0; at < count; at++) {
    const step = steps[at]!;
    if (step.layer !== layers.control) break;
    const seen = new Progress(steps, at, layers.control);
    controller = (step as ControlStep).controller(seen, state, object) ?? controller;
  }
  return controller;
}

/** The computation of one object's characteristics, step by step. */
export class Run extends Progress {
  private working: Working | null = null;
  private readonly base: Characteristics;
  /** Effects with parts in several layers that have begun to apply to the object (CR 613.6). */
  begun: readonly ActiveEffect[] = none;

  constructor(
    steps: readonly Step[],
    readonly state: GameState,
    readonly object: GameObject,
  ) {
    super(steps, 0, layers.copy);
    this.base = baseOf(object.printed);
  }

  /** The run for another object, up to the step that this one has reached. */
  static after(seen: Progress, state: GameState, object: GameObject): Run {
    const run = new Run(seen.steps, state, object);
    run.to(seen.at);
    run.layer = seen.layer;
    return run;
  }

  /** The object's characteristics after that many steps. */
  to(count: number): Characteristics {
    for (this.at = 0; this.at < count; this.at++) {
      const step = this.steps[this.at]!;
      this.layer = step.layer;
      step.apply(this);
    }
    return withRightNumbers(this.object, this.soFar);
  }

  get soFar(): Characteristics {
    return this.working ?? this.base;
  }

  writable(): Working {
    return (this.working ??= new Working(this.base));
  }

  /** The game before the step that is being applied. */
  before(): Progress {
    return new Progress(this.steps, this.at, this.layer);
  }

  override characteristics(state: GameState, object: GameObject): Characteristics {
    return object === this.object ? withRightNumbers(object, this.soFar) : super.characteristics(state, object);
  }
}

const none: readonly ActiveEffect[] = [];

/**
 * Characteristics after the first so many steps, by their number, for the list of steps and the stamp that were asked
 * about last. Where an effect counts other objects for each object, each asks for all others, and they for all others
 * after fewer steps.
 */
const lastAsked = {
  steps: none as readonly unknown[],
  stamp: null as EffectStamp | null,
  after: [] as (Map<GameObject, Characteristics> | undefined)[],
};

/** An object's characteristics after the first `count` steps, worked out once for all who ask. */
function characteristicsAfter(
  steps: readonly Step[],
  count: number,
  state: GameState,
  object: GameObject,
): Characteristics {
  if (!mayBeKept(object)) return new Run(steps, state, object).to(count);
  if (lastAsked.steps !== steps || lastAsked.stamp !== state.stamp) {
    lastAsked.steps = steps;
    lastAsked.stamp = state.stamp;
    lastAsked.after = [];
  }
  const known = (lastAsked.after[count] ??= new Map<GameObject, Characteristics>());
  let found = known.get(object);
  if (found === undefined) {
    found = new Run(steps, state, object).to(count);
    known.set(object, found);
  }
  return found;
}
