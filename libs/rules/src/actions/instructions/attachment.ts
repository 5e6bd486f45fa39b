import {
  protectedFrom,
  protectionRemoves,
  hasKeyword,
  hasSubtype,
  hasType,
  isCreature,
  isLand,
  characteristicsOf,
  matches,
  plainContext,
} from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { type GameObject, objectsIn, playersInOrder, type GameState } from '@stacktrail/game-state';

/** Whether an Aura or Equipment can be attached to a permanent (CR 701.3a, 301.5, 303.4, 702.16c, 702.16d). */
export function canBeAttached(
  state: GameState,
  attachment: GameObject,
  to: GameObject,
  asThough?: 'creature',
): boolean {
  if (attachment.zone !== 'battlefield' || attachment.id === to.id) return false;
  const reconfigures = hasKeyword(state, attachment, 'reconfigure'); // CR 301.5c
  if ((isCreature(state, attachment) && !reconfigures) || hasType(state, attachment, 'Battle')) return false; // CR 301.5c, 303.4d, 310.9
  if (hasSubtype(state, attachment, 'Aura')) return canEnchant(state, attachment, attachment.controller, to);
  if (to.zone !== 'battlefield' || repelled(state, attachment, to)) return false;
  const isBody = asThough === 'creature' || isCreature(state, to);
  if (hasSubtype(state, attachment, 'Equipment') && isBody) return true;
  return hasSubtype(state, attachment, 'Fortification') && isLand(state, to); // CR 301.6
}

/** CR 702.16c, 702.16d: protection keeps an attachment off, and takes off one that is there unless it spares it. */
function repelled(state: GameState, attachment: GameObject, host: GameObject): boolean {
  if (attachment.attachedTo === host.id) return protectionRemoves(state, host, attachment);
  return protectedFrom(state, host, attachment);
}

/** Whether an Aura, under a player's control, could enchant a permanent (CR 303.4a, 702.5c). */
function canEnchant(state: GameState, aura: GameObject, you: PlayerId, to: GameObject): boolean {
  if (to.zone !== 'battlefield' || repelled(state, aura, to)) return false;
  const context = plainContext(you, aura.id);
  let restricted = false;
  for (const { ability } of characteristicsOf(state, aura).abilities) {
    if (ability.kind !== 'keyword' || ability.keyword !== 'enchant') continue;
    if (ability.filter === 'player' || !matches(state, ability.filter, to, context)) return false; // CR 702.5d
    restricted = true;
  }
  return restricted;
}

/** The permanents that an Aura which enters otherwise than by resolving could enchant (CR 303.4f). */
export function enchantable(state: GameState, aura: GameObject, you: PlayerId): readonly ObjectId[] {
  return objectsIn(state, state.battlefield)
    .filter((permanent) => canEnchant(state, aura, you, permanent))
    .map((permanent) => permanent.id);
}

/** Whether an Aura can enchant a player (CR 303.4, 702.5d): all that its enchant abilities name is players. */
export function canEnchantPlayer(state: GameState, aura: GameObject, player: PlayerId): boolean {
  if (isCreature(state, aura) || state.players[player]?.lost !== false) return false;
  const enchants = characteristicsOf(state, aura).abilities.filter(
    ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'enchant',
  );
  return enchants.length > 0 && enchants.every(({ ability }) => 'filter' in ability && ability.filter === 'player');
}

/** The players that an Aura which enters otherwise than by resolving could enchant (CR 303.4f). */
export function enchantablePlayers(state: GameState, aura: GameObject): readonly PlayerId[] {
  return playersInOrder(state).filter((player) => canEnchantPlayer(state, aura, player));
}
