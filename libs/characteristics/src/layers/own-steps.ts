import type { StaticEffect } from '@stacktrail/card-tree';
import { type AbilityDefinition, type GameObject, changeColors, changeTypes } from '@stacktrail/game-state';
import { holdsIn } from '../meanings/conditions/holds-in.js';
import { controllerOf } from '../reading/controller.js';
import { plainContext, type TextContext } from '../reading/text-context.js';
import { changeAbilities } from './ability-layer.js';
import { abilitiesOfCounters } from './counter-abilities.js';
import { layers, type Layer } from './layer.js';
import { changeOfCounters, modifyPowerAndToughness } from './power-toughness-layers.js';
import { changeRules } from './rules-layer.js';
import type { Run, Step } from './run.js';

/** The context of an object's own static abilities (CR 109.5). */
export function ownContext(object: GameObject): TextContext {
  return { ...plainContext(controllerOf(object), object.id), announced: object.announced };
}

/**
 * Layer 6: keyword counters on a card outside the battlefield (CR 122.1b). On permanents, they are effects with
 * timestamps.
 */
const keywordCounters: Step = {
  layer: layers.ability,
  apply(run: Run): void {
    const { object } = run;
    if (object.counters.length === 0 || object.zone === 'battlefield') return;
    const granted = abilitiesOfCounters(object);
    if (granted.length === 0) return;
    const change = { change: 'add abilities', abilities: [] } as const;
    changeAbilities(run.writable(), change, granted);
  },
};

/**
 * Layer 7a: characteristic-defining abilities for power and toughness (CR 604.3, 613.4a). They must be printed on the
 * object, or be a token's own; a granted one sets power and toughness in layer 7b (CR 604.3a, example of 613.6).
 */
const definingAbilities: Step = {
  layer: layers.defining,
  apply(run: Run): void {
    const { object, state } = run;
    if (!object.printed.hasCda) return;
    const context = ownContext(object);
    for (const definition of run.soFar.abilities) {
      if (definition.ability.kind !== 'static' || !object.printed.abilities.includes(definition)) continue;
      for (const effect of definition.ability.effects) {
        if (effect.static !== 'defines power and toughness') continue;
        const { power, toughness } = effect;
        const defined = run.writable();
        if (power !== undefined) defined.power = run.amount(state, power, context);
        if (toughness !== undefined) defined.toughness = run.amount(state, toughness, context);
      }
    }
  },
};

/**
 * Layers 4 and 5: characteristic-defining abilities are applied before everything else in their layer (CR 604.3,
 * 613.3).
 */
function defining(layer: Layer, apply: (run: Run, effect: StaticEffect) => void): Step {
  return {
    layer,
    apply(run: Run): void {
      const { printed } = run.object;
      if (!printed.hasCda) return;
      for (const { ability } of printed.abilities) {
        if (ability.kind === 'static') for (const effect of ability.effects) apply(run, effect);
      }
    },
  };
}

const definingTypes = defining(layers.type, (run, effect) => {
  if (effect.static === 'is every creature type') changeTypes(run.writable(), { change: 'add all creature types' });
  if (effect.static === 'defines types')
    changeTypes(run.writable(), { change: 'add types', types: [], subtypes: effect.subtypes });
});

const definingColors = defining(layers.color, (run, effect) => {
  if (effect.static !== 'defines colors') return;
  changeColors(run.writable(), { change: 'set colors', colors: effect.colors });
});

/** Layer 7c: counters on the object (CR 613.4c). Their order doesn't matter, since they are added up. */
const powerCounters: Step = {
  layer: layers.modifying,
  apply(run: Run): void {
    if (run.object.counters.length === 0) return;
    const change = changeOfCounters(run.object);
    if (change !== null) modifyPowerAndToughness(run.writable(), change.power, change.toughness);
  },
};

/**
 * Rules that a spell's own static abilities state about it on the stack, such as that it can't be countered (CR 113.6g,
 * 604.5).
 */
const rulesOfSpells: Step = {
  layer: layers.rules,
  apply(run: Run): void {
    if (run.object.zone === 'stack') run.soFar.abilities.forEach((definition) => ruleOfSpell(run, definition));
  },
};

function ruleOfSpell(run: Run, { ability }: AbilityDefinition): void {
  if (ability.kind !== 'static') return;
  const { condition } = ability;
  if (condition !== undefined && !holdsIn(run, run.state, condition, ownContext(run.object))) return;
  for (const effect of ability.effects) {
    if (effect.static !== 'continuous' || effect.affects.objects !== 'this') continue;
    for (const change of effect.changes) if (change.change === 'rule') changeRules(run.writable(), change);
  }
}

/** The steps that apply to every object without any effect, by layer. */
export const ownSteps: readonly Step[] = [
  definingTypes,
  definingColors,
  keywordCounters,
  definingAbilities,
  powerCounters,
  rulesOfSpells,
];
