import type { ActivatedAbility } from '@stacktrail/card-language';
import type { Action, PlayerId } from '@stacktrail/game-events';
import { characteristicsOf } from '../characteristics/characteristics.js';
import { isSorceryTime, mayBeginToCast, mayPlayLand } from '../casting/timing.js';
import { canBeginActivation } from '../mana/mana-abilities.js';
import { objectOf, playerOf, type GameState } from '../state/game-state.js';
import type { AbilityDefinition } from '../state/ability-definition.js';
import { typeBit } from '../state/printed.js';

/**
 * What a player with priority can do (CR 117.1): whatever the rules let them begin. Whether a spell's or ability's
 * mana can be paid is not asked here, so an action may turn out illegal (CR 601.3, 731).
 */
export function priorityActions(state: GameState, player: PlayerId): readonly Action[] {
  const actions: Action[] = [{ do: 'pass' }];
  const { hand, graveyard } = playerOf(state, player);
  const landNow = mayPlayLand(state, player);
  for (const id of hand) {
    const card = objectOf(state, id);
    if ((card.printed.types & typeBit('Land')) !== 0) {
      if (landNow) actions.push({ do: 'play land', object: id });
    } else if (mayBeginToCast(state, player, card, 'hand')) {
      actions.push({ do: 'cast', object: id, via: 'hand' });
    }
    if (card.printed.usableIn.hand) addActivations(actions, state, player, id, card.printed.abilities, 'hand');
  }
  for (const id of graveyard) {
    const card = objectOf(state, id);
    if (!card.printed.usableIn.graveyard) continue;
    if (card.printed.keywords.has('flashback') && mayBeginToCast(state, player, card, 'flashback')) {
      actions.push({ do: 'cast', object: id, via: 'flashback' });
    }
    addActivations(actions, state, player, id, card.printed.abilities, 'graveyard');
  }
  for (const id of state.battlefield) {
    const permanent = objectOf(state, id);
    if (permanent.controller !== player) continue;
    const { abilities, rules } = characteristicsOf(state, permanent);
    if (rules.size > 0 && rules.has("can't activate abilities")) continue;
    addActivations(actions, state, player, id, abilities, undefined);
  }
  return actions;
}

/** CR 602.1, 602.5, 113.6: the abilities of an object that function where it is. */
function addActivations(
  actions: Action[],
  state: GameState,
  player: PlayerId,
  object: Extract<Action, { do: 'activate' }>['object'],
  abilities: readonly AbilityDefinition[],
  from: 'hand' | 'graveyard' | undefined,
): void {
  for (let i = 0; i < abilities.length; i++) {
    const definition = abilities[i]!;
    if (definition.kind !== 'activated') continue;
    const ability = definition.ability as ActivatedAbility;
    if (ability.from !== from) continue;
    if (ability.timing === 'sorcery' && !isSorceryTime(state, player)) continue;
    if (!canBeginActivation(state, player, object, definition)) continue;
    actions.push({ do: 'activate', object, ability: definition.pointer });
  }
}
