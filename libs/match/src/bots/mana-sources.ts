import { manaTypes, type Ability, type ManaType } from '@stacktrail/card-tree';
import type { Action, ObjectId } from '@stacktrail/game-events';
import type { Sight } from './sight.js';

/** One activation of a mana ability, and what it can give. */
export interface ManaSource {
  readonly action: Extract<Action, { do: 'activate' }>;
  readonly object: ObjectId;
  /** The types of the mana that it produces, if there is no choice. */
  readonly fixed: readonly ManaType[];
  /** The types among which one is chosen for all of `count` mana; empty if there is no choice. */
  readonly choice: readonly ManaType[];
  readonly count: number;
  /** The pain of using it: 0 for only tapping, more for life and other costs. */
  readonly pain: number;
  /** The types that it can give, as a mask: bit n is type n of the card language. */
  readonly mask: number;
}

const typeBits = Object.fromEntries(manaTypes.map((type, i) => [type, 1 << i])) as Record<ManaType, number>;

export function manaBit(type: ManaType): number {
  return typeBits[type];
}

function manaMask(types: readonly ManaType[]): number {
  let mask = 0;
  for (const type of types) mask |= typeBits[type];
  return mask;
}

type Yield = Pick<ManaSource, 'fixed' | 'choice' | 'count' | 'pain' | 'mask'>;

const yields = new WeakMap<Ability, { readonly gives: Yield | null }>();

/** The mana that an ability produces; `null` if a bot doesn't know how to use it. */
function yieldOf(ability: Ability): Yield | null {
  const known = yields.get(ability);
  if (known !== undefined) return known.gives;
  const gives = readYield(ability);
  yields.set(ability, { gives });
  return gives;
}

function readYield(ability: Ability): Yield | null {
  if (ability.kind !== 'activated' || ability.modes.length !== 1) return null;
  let pain = 0;
  for (const { cost } of ability.cost) {
    if (cost === 'mana') return null;
    pain += cost === 'tap' ? 0 : cost === 'pay life' ? 1 : 4;
  }
  const fixed: ManaType[] = [];
  let choice: readonly ManaType[] = [];
  let count = 0;
  for (const effect of ability.modes[0]?.effects ?? []) {
    if (effect.do !== 'add mana') pain += 1;
    else if (effect.spend === undefined && effect.mana.add === 'fixed') fixed.push(...effect.mana.mana);
    else if (effect.mana.add !== 'one of' || typeof effect.mana.count !== 'number' || effect.spend !== undefined)
      return null;
    else [choice, count] = [effect.mana.types, effect.mana.count];
  }
  if (fixed.length > 0 && count > 0) return null;
  if (count > 0) return { fixed, choice, count, pain, mask: manaMask(choice) };
  return { fixed, choice, count: fixed.length, pain, mask: manaMask(fixed) };
}

/** The actions with which a bot can produce mana, the cheapest and least flexible first. */
export function manaSourcesAmong(sight: Sight, actions: readonly Action[]): readonly ManaSource[] {
  const sources: ManaSource[] = [];
  for (const action of actions) {
    if (action.do !== 'activate') continue;
    const gives = yieldOf(sight.abilityOf(action));
    if (gives === null || gives.count === 0) continue;
    const { fixed, choice, count, pain, mask } = gives;
    sources.push({ action, object: action.object, fixed, choice, count, pain, mask });
  }
  return sources.sort((a, b) => a.pain - b.pain || flexibility(a) - flexibility(b));
}

function flexibility(source: ManaSource): number {
  return source.choice.length === 0 ? source.fixed.length : source.choice.length;
}
