import { castingMethod, type CastingMethod, type DesignationName } from '@stacktrail/card-tree';
import {
  characteristicsOf,
  holds,
  matches,
  plainContext,
  programOf,
  staticsInForce,
} from '@stacktrail/characteristics';
import type { DefinitionPointer, PlayerId } from '@stacktrail/game-events';
import {
  asSpell,
  objectOf,
  typeMask,
  type Characteristics,
  type GameObject,
  type GameState,
} from '@stacktrail/game-state';
import { isWho } from '../who-of-static.js';

/** An alternative cost that may be paid for a card, and the zone from which the card may be cast for it. */
export interface OtherCost {
  readonly via: string;
  readonly ability: DefinitionPointer | null;
  readonly method: CastingMethod | null;
}

/** The alternative costs that the card's own abilities and effects of permanents allow. */
export function otherCosts(
  state: GameState,
  player: PlayerId,
  card: GameObject,
  { abilities, types }: Characteristics,
): readonly OtherCost[] {
  const found: OtherCost[] = [];
  const context = plainContext(player, card.id);
  for (const { ability, kind, pointer } of [...abilities, ...givenToSpell(state, player, card, abilities)]) {
    if (kind === 'keyword' && ability.kind === 'keyword') {
      const method = castingMethod(ability.keyword);
      if (method === undefined || method.because !== undefined || method.named?.(ability) === false) continue;
      if (method.only !== undefined && (typeMask(method.only) & types) === 0) continue;
      if (method.condition !== undefined && !holds(state, method.condition, context)) continue;
      if (method.since !== undefined && !isMarkedBefore(state, card, method.since)) continue;
      found.push({ via: method.keyword, ability: pointer, method });
    } else if (ability.kind === 'static') {
      if (ability.condition !== undefined && !holds(state, ability.condition, context)) continue;
      const own = ability.effects.some((effect) => effect.static === 'alternative cost' && effect.spells.is === 'this');
      if (own) found.push({ via: 'alternative', ability: pointer, method: null });
    }
  }
  for (const { name } of card.designations) {
    const method = castingMethod(name);
    if (method?.because === name && isMarkedBefore(state, card, name)) found.push({ via: name, ability: null, method });
  }
  for (const { source, definition, effect } of staticsInForce(state, 'alternative cost')) {
    if (effect.spells.is === 'this') continue;
    const { controller } = objectOf(state, source);
    const spell = asSpell(card, player);
    if (!isWho(effect.who, controller, player)) continue;
    if (!matches(state, effect.spells, spell, plainContext(controller, source))) continue;
    found.push({ via: 'alternative', ability: definition.pointer, method: null });
  }
  return found;
}

/** CR 118.9, 601.3: the keywords that effects would give to the card as a spell that the player casts. */
function givenToSpell(
  state: GameState,
  player: PlayerId,
  card: GameObject,
  own: Characteristics['abilities'],
): Characteristics['abilities'] {
  if (!programOf(state).reachesOutside) return [];
  const { abilities } = characteristicsOf(state, asSpell(card, player));
  return abilities.filter((each) => each.kind === 'keyword' && !own.includes(each));
}

/** CR 702.143a, 702.170d: the card has had that designation since an earlier turn. */
export function isMarkedBefore(state: GameState, { designations }: GameObject, name: DesignationName): boolean {
  return designations.some((one) => one.name === name && one.turn < state.turn);
}
