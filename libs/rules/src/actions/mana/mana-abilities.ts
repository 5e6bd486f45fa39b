import { characteristicsOf } from '@stacktrail/characteristics';
import type { Action, ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, playerOf, type GameState } from '@stacktrail/game-state';
import { mayActivate } from '../permission/may-activate.js';

export type Activation = Extract<Action, { do: 'activate' }>;

/** The activated mana abilities that a player can activate now (CR 605.3a), of permanents and of cards elsewhere (113.6). */
export function manaAbilitiesOf(state: GameState, player: PlayerId): readonly Activation[] {
  const found: Activation[] = [];
  const { hand, graveyard } = playerOf(state, player);
  for (const id of hand) addManaAbilities(found, state, player, id, 'hand');
  for (const id of graveyard) addManaAbilities(found, state, player, id, 'graveyard');
  for (const id of state.battlefield) {
    const object = objectOf(state, id);
    if (object.controller !== player && !state.catalog.hasSharedAbilities) continue;
    for (const definition of characteristicsOf(state, object).abilities) {
      if (!definition.isManaAbility || definition.kind !== 'activated') continue;
      if (!mayActivate(state, player, object, definition, undefined)) continue;
      found.push({ do: 'activate', object: id, ability: definition.pointer });
    }
  }
  return found;
}

function addManaAbilities(
  found: Activation[],
  state: GameState,
  player: PlayerId,
  id: ObjectId,
  zone: 'hand' | 'graveyard',
): void {
  const card = objectOf(state, id);
  if (!card.printed.usableIn[zone]) return;
  for (const definition of card.printed.abilities) {
    if (!definition.isManaAbility || definition.kind !== 'activated') continue;
    if (!mayActivate(state, player, card, definition, zone)) continue;
    found.push({ do: 'activate', object: id, ability: definition.pointer });
  }
}
