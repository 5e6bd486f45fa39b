import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { AbilityDefinition, Characteristics, GameObject, GameState } from '@stacktrail/game-state';
import type { ActiveEffect } from './active-effect.js';
import { baseOf } from './base.js';
import { dependsOn, type Ordering } from './dependency.js';
import { EffectStep } from './effect-step.js';
import { layers, type Layer } from './layer.js';
import { makeProgram } from './program.js';
import { controllerAfter, Run, type Step } from './run.js';
import { withRightNumbers, Working } from './working.js';

/** An object's characteristics, and who controls it. */
export interface Appearance {
  readonly values: Characteristics;
  readonly controller: PlayerId;
}

/** A continuous effect, or something of the object itself, that changed an object in one layer. */
export interface AppliedEffect {
  readonly layer: Layer;
  /** The object that it comes from. */
  readonly source: ObjectId;
  /** Where it comes from: a static ability, a spell or ability that has resolved, or the object itself. */
  readonly from: 'static ability' | 'spell or ability' | 'the object';
  /** The static ability. */
  readonly ability: AbilityDefinition | null;
  /** CR 613.7; `null` for what the object itself brings: counters and characteristic-defining abilities. */
  readonly timestamp: number | null;
  readonly before: Appearance;
  readonly after: Appearance;
  /** What the object would be without it; `null` for what the object itself brings. */
  readonly without: Appearance | null;
  /** The sources of the effects in this layer that it depends on and so waits for (CR 613.8). */
  readonly dependsOn: readonly ObjectId[];
}

/** How an object comes to be what it is. */
export interface Account {
  /** Before any effect: its copiable values. */
  readonly base: Appearance;
  /** What changed it, in the order in which that was applied (CR 613). */
  readonly effects: readonly AppliedEffect[];
  readonly result: Appearance;
}

/**
 * How an object comes to be what it is: each effect that changes it, layer by layer. It is for people who ask; the
 * engine itself asks `characteristicsOf`.
 */
export function accountOf(state: GameState, object: GameObject): Account {
  const { steps } = makeProgram(state);
  const base: Appearance = {
    values: withRightNumbers(object, baseOf(object.printed)),
    controller: object.baseController,
  };
  const effects: AppliedEffect[] = [];
  let before = base;
  for (let count = 1; count <= steps.length; count++) {
    const step = steps[count - 1]!;
    const after = appearance(steps, count, state, object);
    if (!areAlike(before, after)) effects.push(applied(state, object, steps, step, before, after));
    before = after;
  }
  return { base, effects, result: before };
}

function appearance(steps: readonly Step[], count: number, state: GameState, object: GameObject): Appearance {
  const values = new Working(new Run(steps, state, object).to(count));
  return { values, controller: controllerAfter(steps, count, state, object) };
}

function applied(
  state: GameState,
  object: GameObject,
  steps: readonly Step[],
  step: Step,
  before: Appearance,
  after: Appearance,
): AppliedEffect {
  const { layer } = step;
  if (!(step instanceof EffectStep)) {
    const own = { source: object.id, from: 'the object', ability: null, timestamp: null } as const;
    return { layer, ...own, before, after, without: null, dependsOn: [] };
  }
  const { effect } = step;
  const { steps: others } = makeProgram(state, (each) => keyOf(each) === keyOf(effect));
  return {
    layer,
    source: effect.context.source,
    from: effect.ability === null ? 'spell or ability' : 'static ability',
    ability: effect.ability,
    timestamp: effect.timestamp,
    before,
    after,
    without: appearance(others, others.length, state, object),
    dependsOn: dependencies(state, steps, step),
  };
}

/** What tells an effect from others: where it comes from, and when it began. */
function keyOf({ context, ability, timestamp }: ActiveEffect): string {
  return `${context.source} ${ability?.pointer ?? ''} ${timestamp}`;
}

/** Dependencies are determined as the layer begins; later ones come of effects that were applied since (CR 613.8c). */
function dependencies(state: GameState, steps: readonly Step[], { effect, layer }: EffectStep): readonly ObjectId[] {
  const earlier = steps.slice(
    0,
    steps.findIndex((each) => each.layer === layer),
  );
  const ordering: Ordering = { state, layer, steps: earlier };
  const effectsOf = (all: readonly Step[]): readonly ActiveEffect[] =>
    all.flatMap((each) => (each instanceof EffectStep ? [each.effect] : []));
  const begun = new Set(effectsOf(earlier));
  const then = (each: ActiveEffect): ActiveEffect => each.asOf(begun.has(each));
  const others = effectsOf(steps.filter((each) => each.layer === layer)).filter((each) => each !== effect);
  const needed = others.filter((other) => dependsOn(ordering, then(effect), then(other)));
  return [...new Set(needed.map(({ context }) => context.source))];
}

function areAlike(a: Appearance, b: Appearance): boolean {
  return a.controller === b.controller && written(a.values) === written(b.values);
}

function written(values: Characteristics): string {
  const { name, colors, supertypes, types, subtypes, power, toughness, abilities, keywords, rules, combat, barred } =
    values;
  const pointers = abilities.map(({ pointer }) => pointer);
  const sets = [[...keywords].sort(), [...rules].sort()];
  const lists = [supertypes, subtypes, pointers, combat.length, barred.length];
  return JSON.stringify([name, colors, types, power, toughness, lists, sets]);
}

/** The rule of a layer (CR 613.1, 613.4), and its number as people say it. */
export const layerNames: Readonly<Record<Layer, { readonly number: string; readonly rule: string }>> = {
  [layers.copy]: { number: '1', rule: '613.1a' },
  [layers.control]: { number: '2', rule: '613.1b' },
  [layers.text]: { number: '3', rule: '613.1c' },
  [layers.type]: { number: '4', rule: '613.1d' },
  [layers.color]: { number: '5', rule: '613.1e' },
  [layers.ability]: { number: '6', rule: '613.1f' },
  [layers.defining]: { number: '7a', rule: '613.4a' },
  [layers.setting]: { number: '7b', rule: '613.4b' },
  [layers.modifying]: { number: '7c', rule: '613.4c' },
  [layers.switching]: { number: '7d', rule: '613.4d' },
  [layers.rules]: { number: 'after the layers', rule: '613.11' },
};
