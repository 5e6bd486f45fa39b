import type { StaticAbility, StaticEffect } from '@stacktrail/card-language';
import { characteristicsOf } from '../characteristics/characteristics.js';
import type { AbilityDefinition } from '../state/ability-definition.js';
import type { GameObject } from '../state/game-object.js';
import { objectOf, type GameState } from '../state/game-state.js';
import { holds } from '../text/conditions.js';
import { plainContext } from '../text/text-context.js';
import type { ObjectId } from '@stacktrail/game-events';

/** One effect of a static ability of a permanent that functions now (CR 604.2, 113.6). */
export interface StaticInForce<E extends StaticEffect = StaticEffect> {
  readonly source: ObjectId;
  readonly definition: AbilityDefinition;
  readonly ability: StaticAbility;
  readonly effect: E;
}

function collect(state: GameState): readonly StaticInForce[] {
  const found: StaticInForce[] = [];
  for (const id of state.battlefield) {
    const object = objectOf(state, id);
    for (const definition of characteristicsOf(state, object).abilities) {
      if (definition.kind !== 'static') continue;
      const ability = definition.ability as StaticAbility;
      for (const effect of ability.effects) {
        if (effect.static !== 'continuous') found.push({ source: id, definition, ability, effect });
      }
    }
  }
  return found;
}

/** All effects of one kind of the permanents' static abilities whose condition holds; never `continuous` ones. */
export function staticsInForce<K extends StaticEffect['static']>(
  state: GameState,
  kind: K,
): readonly StaticInForce<Extract<StaticEffect, { static: K }>>[] {
  state.stamp.statics ??= collect(state);
  const all = state.stamp.statics as readonly StaticInForce[];
  if (all.length === 0) return [];
  return all.filter((entry) => entry.effect.static === kind && functions(state, entry)) as never;
}

function functions(state: GameState, entry: StaticInForce): boolean {
  const { condition } = entry.ability;
  if (condition === undefined) return true;
  const source: GameObject = objectOf(state, entry.source);
  return holds(state, condition, plainContext(source.controller, source.id));
}
