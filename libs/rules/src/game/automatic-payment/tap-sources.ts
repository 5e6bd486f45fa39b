import { manaTypes, type ActivatedAbility, type ManaType } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { Action, ObjectId } from '@stacktrail/game-events';
import { objectOf, typeBit, type GameState } from '@stacktrail/game-state';

type Activation = Extract<Action, { do: 'activate' }>;

/** A permanent that produces mana for being tapped and nothing else. */
export interface TapSource {
  readonly action: Activation;
  readonly object: ObjectId;
  /**
   * The units that one activation produces, each as the types that it can be. If there are several units, their types
   * are fixed.
   */
  readonly units: readonly (readonly ManaType[])[];
  /** Whether the player chooses a type as it produces mana. */
  readonly chooses: boolean;
  /** How many other uses the permanent has; the one with the fewest is tapped first. */
  readonly uses: number;
}

/** What an ability produces, if it costs only tapping and does nothing but add mana; otherwise `null`. */
function unitsOf({ cost, modes }: ActivatedAbility): Pick<TapSource, 'units' | 'chooses'> | null {
  if (cost.length !== 1 || cost[0]!.cost !== 'tap' || modes.length !== 1) return null;
  const [effect, ...more] = modes[0]!.effects;
  if (effect?.do !== 'add mana' || more.length > 0 || effect.spend !== undefined) return null;
  const { mana } = effect;
  if (mana.add === 'fixed') return { units: mana.mana.map((type) => [type]), chooses: false };
  if (mana.add !== 'one of' || mana.count !== 1) return null;
  return { units: [mana.types], chooses: mana.types.length > 1 };
}

/** The sources among some activations that cost nothing but tapping. A permanent may be among them twice. */
export function tapSources(state: GameState, activations: readonly Action[]): readonly TapSource[] {
  const found = activations.flatMap((action): Omit<TapSource, 'uses'>[] => {
    if (action.do !== 'activate') return [];
    const { ability, isManaAbility } = state.catalog.ability(action.ability);
    const gives = isManaAbility && ability.kind === 'activated' ? unitsOf(ability) : null;
    return gives === null || gives.units.length === 0 ? [] : [{ action, object: action.object, ...gives }];
  });
  return found.map((source) => ({ ...source, uses: usesOf(state, source.object, found) }));
}

/**
 * Counts a use for each type that it can produce, further ones for a creature, which could attack or block, and for
 * other abilities.
 */
function usesOf(state: GameState, id: ObjectId, sources: readonly Pick<TapSource, 'object' | 'units'>[]): number {
  const own = sources.filter(({ object }) => object === id);
  const types = manaTypes.filter((type) => own.some(({ units }) => units.some((unit) => unit.includes(type))));
  const { types: mask, abilities } = characteristicsOf(state, objectOf(state, id));
  const others = abilities.filter(({ isManaAbility, kind }) => kind === 'activated' && !isManaAbility).length;
  const colors = types.filter((type) => type !== 'C').length;
  return colors + 8 * others + ((mask & typeBit('Creature')) !== 0 ? 16 : 0);
}
