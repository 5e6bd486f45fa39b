import type { PlayerId, Ref } from '@stacktrail/game-events';
import type { GameObject } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { enchantable, enchantablePlayers } from './can-enchant.js';

/**
 * CR 303.4f: the player under whose control an Aura enters chooses what it enchants; it is not targeted.
 *
 * @param aura as it would exist on the battlefield
 * @returns nothing if there is no legal choice (CR 303.4g)
 */
export function* chooseHost(game: Game, aura: GameObject, player: PlayerId): Procedure<Ref | undefined> {
  const candidates: readonly Ref[] = [
    ...enchantablePlayers(game.state, aura).map((id): Ref => ({ is: 'player', id })),
    ...enchantable(game.state, aura, player).map((id): Ref => ({ is: 'object', id })),
  ];
  if (candidates.length < 2) return candidates[0];
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose objects',
    rule: '303.4f',
    player,
    prompt: `Choose what ${aura.printed.name} enchants.`,
    source: aura.id,
    candidates,
    min: 1,
    max: 1,
  });
  return chosen[0];
}
