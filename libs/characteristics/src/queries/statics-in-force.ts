import type { StaticAbility, StaticEffect } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  type AbilityDefinition,
  type GameObject,
  staticFunctions,
  withStatics,
  onlyAsItEnters,
  areOpponents,
  objectOf,
  type GameState,
} from '@stacktrail/game-state';
import { characteristicsOf } from '../layers/characteristics.js';
import { holds } from '../evaluating/conditions.js';
import { plainContext } from '../reading/text-context.js';

/** One effect of a static ability that functions now, wherever its object is (CR 604.2, 113.6). */
export interface StaticInForce<E extends StaticEffect = StaticEffect> {
  readonly source: ObjectId;
  readonly definition: AbilityDefinition;
  readonly ability: StaticAbility;
  readonly effect: E;
}

type ByKind = ReadonlyMap<StaticEffect['static'], readonly StaticInForce[]>;

const none: readonly never[] = [];

function collect(state: GameState): ByKind {
  const found = new Map<StaticEffect['static'], StaticInForce[]>();
  for (const id of withStatics(state)) {
    const object = objectOf(state, id);
    for (const definition of characteristicsOf(state, object).abilities) {
      if (definition.kind !== 'static') continue;
      const ability = definition.ability as StaticAbility;
      if (!staticFunctions(ability, object)) continue;
      for (const effect of ability.effects) {
        if (effect.static === 'continuous' || onlyAsItEnters(effect)) continue;
        const list = found.get(effect.static) ?? [];
        list.push({ source: id, definition, ability, effect });
        found.set(effect.static, list);
      }
    }
  }
  return found;
}

/** All effects of one kind of the static abilities that function and whose condition holds; never `continuous` ones. */
export function staticsInForce<K extends StaticEffect['static']>(
  state: GameState,
  kind: K,
): readonly StaticInForce<Extract<StaticEffect, { static: K }>>[] {
  state.stamp.statics ??= collect(state);
  const all = (state.stamp.statics as ByKind).get(kind) ?? none;
  return (all.length === 0 ? none : all.filter((entry) => conditionHolds(state, entry))) as never;
}

function conditionHolds(state: GameState, entry: StaticInForce): boolean {
  const { condition } = entry.ability;
  if (condition === undefined) return true;
  const source: GameObject = objectOf(state, entry.source);
  const context = { ...plainContext(source.controller, source.id), announced: source.announced };
  return holds(state, condition, context);
}

/** Whether an effect of that object that says `who` applies to the player. */
export function appliesToPlayer(
  state: GameState,
  who: 'you' | 'opponent' | 'any player',
  source: ObjectId,
  player: PlayerId,
): boolean {
  if (who === 'any player') return true;
  const { controller } = objectOf(state, source);
  return who === 'you' ? player === controller : areOpponents(state, controller, player);
}
