import type { TriggeredAbility, TriggerEvent } from '@stacktrail/card-tree';
import { characteristicsOf, holds } from '@stacktrail/characteristics';
import type { AnyGameEvent } from '@stacktrail/game-events';
import type { AbilityDefinition, GameObject, GameState, Occasion } from '@stacktrail/game-state';
import { occasionsOf } from '../occasions/occasions.js';
import { contextOf, fits, knowingX, mayTrigger, single } from './consider.js';
import { timesToTrigger } from './how-often.js';
import { functionsThere } from './where-it-functions.js';

/**
 * What kept an ability from triggering, in the order in which it is asked: what happened is nothing that it watches for;
 * it doesn't function where its object is; it was about another object, player or time; its condition didn't hold; an
 * effect says that it doesn't trigger; it has triggered as often as it may.
 */
export type Hindrance = 'event' | 'zone' | 'occasion' | 'condition' | 'effect' | 'limit';

/** The rule behind each. */
export const rulesOfHindrances: Readonly<Record<Hindrance, string>> = {
  event: '603.2',
  zone: '113.6',
  occasion: '603.2',
  condition: '603.4',
  effect: '603.2',
  limit: '603.2i',
};

/** A triggered ability, and what kept it from triggering; `null` if nothing did. */
export interface Untriggered {
  readonly ability: AbilityDefinition;
  readonly hindrance: Hindrance | null;
}

const order: readonly Hindrance[] = ['event', 'zone', 'occasion', 'condition', 'effect', 'limit'];

/**
 * What keeps each triggered ability of an object from triggering on a fact (CR 603.2): the condition that fails, of those
 * that its ability gets furthest with. It is for people who ask; nothing triggers.
 *
 * @param before the state before the fact
 * @param state the state after it
 */
export function whyNotTriggered(
  before: GameState,
  state: GameState,
  event: AnyGameEvent,
  object: GameObject,
): readonly Untriggered[] {
  const occasions = occasionsOf(state, event, before);
  const there = state.objects.get(object.id) ?? object;
  const { abilities } = characteristicsOf(before, object);
  const all = new Set([...abilities, ...characteristicsOf(state, there).abilities]);
  return [...all]
    .filter(({ events }) => events.length > 0)
    .map((ability) => {
      const found = ability.events.flatMap((watched) =>
        occasions.filter(({ on }) => on === watched.on).map((occasion) => hindranceOf(ability, watched, occasion)),
      );
      return { ability, hindrance: furthest(found) };
    });

  function hindranceOf(definition: AbilityDefinition, watched: TriggerEvent, occasion: Occasion): Hindrance | null {
    const seen = occasion.lookBack ? before : state;
    const source = seen.objects.get(object.id) ?? object;
    const ability = definition.ability as TriggeredAbility;
    if (!functionsThere(ability, watched, source)) return 'zone';
    const noticed = { occasion, causes: [event.revision] };
    const context = contextOf(source.controller, source.id, single(noticed, watched));
    if (!fits({ state }, watched, noticed, context, seen)) return 'occasion';
    const { condition } = ability;
    if (condition !== undefined && !holds(state, condition, knowingX(context, source, definition))) return 'condition';
    if (timesToTrigger({ state }, seen, source, occasion).times === 0) return 'effect';
    return mayTrigger(before, definition, source.id) ? null : 'limit';
  }
}

/** The last hindrance in their order; none where one occasion has none. */
function furthest(found: readonly (Hindrance | null)[]): Hindrance | null {
  if (found.includes(null)) return null;
  return order.filter((each) => found.includes(each)).at(-1) ?? 'event';
}
