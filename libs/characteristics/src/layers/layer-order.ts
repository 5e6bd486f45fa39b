import type { GameState } from '@stacktrail/game-state';
import type { ActiveEffect } from './active-effect.js';
import { effectsOfGrantedAbility } from './collect-effects.js';
import { exists, mayBeReordered, type Ordering } from './dependency.js';
import { EffectStep } from './effect-step.js';
import type { Layer } from './layer.js';
import { nextEffect } from './next-effect.js';
import type { Part } from './part.js';
import { Progress, Run, type Step } from './run.js';

/** Orders effects, layer by layer, as they would be applied to the objects of a state. */
export class LayerOrder {
  readonly steps: Step[] = [];
  /** Whether finding the order, or which effects exist, required looking at objects. */
  lookedAtObjects = false;
  /** Whether any effect removes abilities from objects. */
  private removes: boolean;

  /**
   * @param effects those known at first; effects of abilities that are granted on the way are added to them (CR 613.7a)
   * @param isLeftOut effects that are looked away from when they are granted
   */
  constructor(
    private readonly state: GameState,
    readonly effects: ActiveEffect[],
    private readonly isLeftOut: (effect: ActiveEffect) => boolean = () => false,
  ) {
    this.removes = effects.some(removesAbilities);
  }

  /** Applies the parts of the effects that belong in a layer, in their order (CR 613.3, 613.7, 613.8). */
  apply(layer: Layer): void {
    const ordering: Ordering = { state: this.state, layer, steps: this.steps };
    const here = this.effects.filter((effect) => effect.partIn(layer) !== undefined);
    if (here.length === 0) return;
    let waiting = inTimestampOrder(here);
    let reordering = mayBeReordered(ordering, waiting);
    while (waiting.length > 0) {
      if (reordering) this.lookedAtObjects = true;
      const effect = reordering ? nextEffect(ordering, waiting) : waiting[0]!; // CR 613.8c: dependencies are determined anew after each effect
      waiting.splice(waiting.indexOf(effect), 1);
      if (!effect.started && !this.appliesNow(ordering, effect)) continue;
      const part = effect.partIn(layer)!;
      const more = this.append(ordering, effect, part);
      if (more.length === 0) continue;
      this.effects.push(...more);
      this.removes ||= more.some(removesAbilities);
      waiting = inTimestampOrder([...waiting, ...more.filter((granted) => granted.partIn(layer) !== undefined)]);
      reordering = mayBeReordered(ordering, waiting);
    }
  }

  private appliesNow(ordering: Ordering, effect: ActiveEffect): boolean {
    if (effect.ability === null || (!this.removes && effect.condition === null)) return true;
    this.lookedAtObjects ||= this.removes;
    return exists(ordering, effect, new Progress(this.steps, this.steps.length, ordering.layer));
  }

  /** Adds the step. Returns the effects of the static abilities that it grants. */
  private append(ordering: Ordering, effect: ActiveEffect, part: Part): readonly ActiveEffect[] {
    const { state, steps } = this;
    const step = new EffectStep(effect, part, !effect.started);
    const before = new Progress(steps, steps.length, ordering.layer);
    steps.push(step);
    effect.started = true;
    if (!part.grantsStatic) return [];
    this.lookedAtObjects = true;
    const granted = step.granted(state).flat();
    return state.battlefield.flatMap((id) => {
      const object = state.objects.get(id);
      if (object === undefined || !step.applies(Run.after(before, state, object))) return [];
      return granted
        .flatMap((definition) => effectsOfGrantedAbility(state, object, definition, effect))
        .filter((each) => !this.isLeftOut(each));
    });
  }
}

/** CR 613.7: sorts by timestamp; at equal timestamps, by the order of the abilities on their object. */
function inTimestampOrder(effects: readonly ActiveEffect[]): ActiveEffect[] {
  return [...effects].sort((a, b) => a.timestamp - b.timestamp);
}

function removesAbilities({ parts }: ActiveEffect): boolean {
  return parts.some((part) => part.removes);
}
