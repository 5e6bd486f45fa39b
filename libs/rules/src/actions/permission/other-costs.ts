import { castingMethod, type CastingMethod, type DesignationName } from '@stacktrail/card-tree';
import {
  characteristicsOf,
  holds,
  matches,
  plainContext,
  programOf,
  staticsInForce,
} from '@stacktrail/characteristics';
import type { Game, Reason } from '@stacktrail/engine';
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
  for (const { definition } of costsOffered(state, player, card))
    found.push({ via: 'alternative', ability: definition.pointer, method: null });
  return found;
}

/** The effects of permanents that let the player pay another cost for the card as a spell (CR 118.9). */
function costsOffered(state: GameState, player: PlayerId, card: GameObject) {
  return staticsInForce(state, 'alternative cost').filter(({ source, definition, effect }) => {
    if (effect.spells.is === 'this') return false;
    const { controller } = objectOf(state, source);
    if (!isWho(effect.who, controller, player)) return false;
    if (effect.once !== undefined && state.usedThisTurn.includes(`${source} ${definition.pointer}`)) return false;
    return matches(state, effect.spells, asSpell(card, player), plainContext(controller, source));
  });
}

/** Records that a cost was chosen which may be paid once each turn. Of several permanents that offer it one is used. */
export function useOtherCost(
  game: Game,
  player: PlayerId,
  spell: GameObject,
  ability: DefinitionPointer | null,
  reason: Reason,
): void {
  const used = costsOffered(game.state, player, spell).find(({ definition }) => definition.pointer === ability);
  if (ability === null || used?.effect.once === undefined) return;
  game.emit('AbilityUsed', { source: used.source, ability }, reason);
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
