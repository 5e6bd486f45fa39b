import type { Cost } from '@stacktrail/card-tree';
import { hasRule, powerOf, toughnessOf, matches, manaValueOf, type TextContext } from '@stacktrail/characteristics';
import { cannotHaveCounters, isProhibited } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { countersOn, type GameObject, objectOf, playerOf, type GameState } from '@stacktrail/game-state';
import { cannotPayBy } from './cannot-pay-by.js';

/** A cost whose payer chooses among objects. */
export type ObjectCost = Extract<Cost, { filter: unknown }>;

/** The objects among which a cost lets its payer choose (CR 601.2h). */
export function candidatesFor(state: GameState, cost: ObjectCost, context: TextContext): readonly GameObject[] {
  const among = (ids: readonly ObjectId[]): readonly GameObject[] =>
    ids.map((id) => objectOf(state, id)).filter((object) => matches(state, cost.filter, object, context));
  const own = (): readonly GameObject[] =>
    among(state.battlefield).filter(({ controller }) => controller === context.you);
  const { hand, graveyard } = playerOf(state, context.you);
  switch (cost.cost) {
    case 'sacrifice':
      if (cannotPayBy(state, 'sacrifice permanents', context)) return [];
      return own().filter((object) => !isProhibited(state, context.you, 'sacrifice permanents', object)); // CR 101.2
    case 'return to hand': // The filter says whose permanents: “an enchantment”, “a land you control”.
      return among(state.battlefield);
    case 'exile permanents':
      return own();
    case 'exile spells':
      return among(state.stack).filter(
        ({ kind, controller, id }) => kind !== 'ability' && controller === context.you && id !== context.source,
      );
    case 'put counters on':
      return own().filter((object) => !cannotHaveCounters(state, object, cost.counter));
    case 'tap permanents':
      return own().filter(({ tapped }) => !tapped);
    case 'exile permanents or cards': // CR 702.167b
      return [...own(), ...among(graveyard)].filter(({ id }) => id !== context.source);
    case 'tap with total power': {
      const untapped = own().filter(({ tapped }) => !tapped);
      // CR 702.122c
      return cost.action === 'crew'
        ? untapped.filter((object) => !hasRule(state, object, "can't crew Vehicles"))
        : untapped;
    }
    case 'untap permanents':
      return own().filter((object) => object.tapped && !hasRule(state, object, "can't become untapped"));
    case 'remove counters from among':
      return own().filter((object) => countersAvailable(object, cost.counter) > 0);
    case 'discard':
      if (cannotPayBy(state, 'discard cards', context)) return [];
      return among(hand).filter((card) => !isProhibited(state, context.you, 'discard cards', card));
    case 'exile from hand':
    case 'reveal from hand':
      return among(hand);
    case 'behold': // CR 701.4a
      return [...among(hand), ...own()];
    case 'exile from graveyard':
      return among(graveyard);
    case 'put from exile into graveyard':
      return among(state.exile);
    case 'exile with total mana value':
      return among(graveyard).filter((object) => manaValueOf(object) > 0);
    case 'put on library':
      return cost.from === 'battlefield' ? own() : among(cost.from === 'hand' ? hand : graveyard);
  }
}

/** The permanents that a cost lets its payer untap, whether or not they are tapped now. */
export function untapCandidates(
  state: GameState,
  { filter }: Pick<ObjectCost, 'filter'>,
  context: TextContext,
): readonly GameObject[] {
  return state.battlefield
    .map((id) => objectOf(state, id))
    .filter((object) => object.controller === context.you && matches(state, filter, object, context));
}

/** How many counters of a kind, or of any, can be removed from an object. */
export function countersAvailable(object: GameObject, counter: string | undefined): number {
  if (counter !== undefined) return countersOn(object, counter);
  return object.counters.reduce((sum, { count }) => sum + count, 0);
}

/** CR 702.122a, 702.171a: the creature's power, or the number that an effect makes it crew or saddle with. */
function crewOrSaddlePower(state: GameState, action: 'crew' | 'saddle' | undefined, object: GameObject): number {
  const power = powerOf(state, object);
  if (action === undefined) return power;
  const does = action === 'crew' ? 'crews Vehicles' : 'saddles Mounts';
  const base = hasRule(state, object, `${does} using its toughness`) ? toughnessOf(state, object) : power;
  return hasRule(state, object, `${does} as though its power were 2 greater`) ? base + 2 : base;
}

/** What an object contributes to a cost that asks for a total: its power or its mana value. */
export function weightIn(state: GameState, cost: ObjectCost, object: GameObject): number {
  if (cost.cost === 'tap with total power') return crewOrSaddlePower(state, cost.action, object);
  return cost.cost === 'exile with total mana value' ? manaValueOf(object) : 1;
}
