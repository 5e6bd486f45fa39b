import { type Ability, type Cost, castingMethod, methodCost } from '@stacktrail/card-tree';
import { type Announcement, type GameState, type Printed, permissionNamed } from '@stacktrail/game-state';
import { castingFaceDown, faceDownVia } from './faces.js';
import { ownManaCost } from './own-mana-cost.js';

/**
 * The cost that is paid for a spell rather than its mana cost (CR 118.9), as it was announced.
 *
 * @returns `null` if the mana cost itself is paid: `via` is then 'hand', whatever zone the spell is cast from
 */
export function alternativeCost(
  state: GameState,
  printed: Printed,
  { via, by, ability }: Pick<Announcement, 'via' | 'by' | 'ability'>,
): readonly Cost[] | null {
  if (via === 'hand') return null;
  const cost = costOfMethod(state, printed, { via, by, ability });
  const { manaCost } = printed;
  if (manaCost === null || !cost.some((part) => part.cost === 'mana cost of this')) return cost;
  return cost.map((part) =>
    part.cost === 'mana cost of this' ? { cost: 'mana', mana: ownManaCost(manaCost, part) } : part,
  );
}

function costOfMethod(
  state: GameState,
  printed: Printed,
  { via, by, ability }: Pick<Announcement, 'via' | 'by' | 'ability'>,
): readonly Cost[] {
  if (via === 'free') return [];
  if (via === faceDownVia) return castingFaceDown(state, ability)?.cost ?? [];
  const named = ability === null ? undefined : state.catalog.findAbility(ability)?.ability;
  const method = castingMethod(via);
  if (via === 'alternative' || (method === undefined && named === undefined))
    return named === undefined ? permittedCost(state, by) : costNamedBy(named);
  const keyword = named ?? printed.abilities.find((each) => isKeyword(each.ability, via))?.ability;
  return method === undefined || keyword?.kind !== 'keyword' ? [] : methodCost(method, keyword);
}

function isKeyword(ability: Ability, keyword: string): boolean {
  return ability.kind === 'keyword' && ability.keyword === keyword;
}

function permittedCost(state: GameState, by: string | null): readonly Cost[] {
  const how = by === null ? undefined : permissionNamed(state, by);
  return how?.pay === undefined || how.pay === 'nothing' ? [] : how.pay;
}

/** CR 118.9: “You may … rather than pay this spell's mana cost.” */
function costNamedBy(ability: Ability): readonly Cost[] {
  if (ability.kind !== 'static') return [];
  for (const effect of ability.effects) if (effect.static === 'alternative cost') return effect.cost;
  return [];
}
