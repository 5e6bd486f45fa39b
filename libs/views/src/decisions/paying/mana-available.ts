import type { ActivatedAbility, Cost, Effect, ManaType } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { playerOf, type GameState } from '@stacktrail/game-state';
import { manaAbilitiesOf } from '@stacktrail/rules';

/** One unit of mana that a player could have: the types that it can be, and the permanent that produces it. */
export interface ManaUnit {
  readonly types: readonly ManaType[];
  /** The permanent that produces it; `null` if it is in the pool. */
  readonly source: ObjectId | null;
}

export interface ManaAvailable {
  readonly units: readonly ManaUnit[];
  /** Whether there are further mana abilities whose mana can't be counted easily. */
  readonly more: boolean;
}

/** The mana in a player's pool, and that of their untapped permanents' mana abilities, each permanent used once. */
export function manaAvailable(state: GameState, player: PlayerId): ManaAvailable {
  const bySource = new Map<ObjectId, readonly ManaUnit[]>();
  let more = false;
  for (const { object, ability } of manaAbilitiesOf(state, player)) {
    const units = unitsOf(state.catalog.ability(ability).ability as ActivatedAbility, object);
    const known = bySource.get(object);
    if (units === null) more = true;
    else bySource.set(object, known === undefined ? units : eitherOf(known, units));
  }
  const pool = playerOf(state, player).mana.map(({ type }): ManaUnit => ({ types: [type], source: null }));
  return { units: [...pool, ...[...bySource.values()].flat()], more };
}

/**
 * What one activation of an ability produces; `null` if it costs more than tapping or its mana can't be counted easily.
 */
function unitsOf({ cost, modes }: ActivatedAbility, source: ObjectId): readonly ManaUnit[] | null {
  if (!cost.some(taps) || !cost.every(isFree) || modes.length !== 1) return null;
  const units: ManaUnit[] = [];
  for (const effect of modes[0]!.effects) {
    const added = unitsAdded(effect, source);
    if (added === null) return null;
    units.push(...added);
  }
  return units;
}

function taps(cost: Cost): boolean {
  return cost.cost === 'tap';
}

/**
 * Whether a cost can be ignored: life can be paid as long as there is enough, which is checked when the ability is
 * offered.
 */
function isFree(cost: Cost): boolean {
  return cost.cost === 'tap' || cost.cost === 'pay life';
}

function unitsAdded(effect: Effect, source: ObjectId): readonly ManaUnit[] | null {
  if (effect.do !== 'add mana') return effect.do === 'deal damage' || effect.do === 'lose life' ? [] : null;
  const { mana, spend } = effect;
  if (
    spend !== undefined ||
    mana.add === 'symbols' ||
    mana.add === 'double unspent' ||
    mana.add === 'could produce' ||
    mana.add === 'type produced' ||
    mana.add === 'commander identity' ||
    mana.add === 'different colors' ||
    mana.add === 'color among'
  )
    return null;
  if (mana.add === 'fixed') return mana.mana.map((type) => ({ types: [type], source }));
  if (mana.add === 'chosen color' || mana.add === 'noted color') return null;
  if (typeof mana.count !== 'number' || (mana.count > 1 && mana.types.length > 1)) return null;
  return Array.from({ length: mana.count }, () => ({ types: mana.types, source }));
}

/**
 * A permanent with two abilities is tapped for one of them: the one that produces more, or either type of a single
 * mana.
 */
function eitherOf(a: readonly ManaUnit[], b: readonly ManaUnit[]): readonly ManaUnit[] {
  if (a.length !== b.length) return a.length > b.length ? a : b;
  return a.map((unit, i) => ({ ...unit, types: [...new Set([...unit.types, ...b[i]!.types])] }));
}
