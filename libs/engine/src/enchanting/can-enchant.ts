import {
  hasProtectionFrom,
  hasRule,
  protectionRemoves,
  isCreature,
  characteristicsOf,
  matches,
  plainContext,
} from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { type GameObject, objectsIn, playersInOrder, type GameState } from '@stacktrail/game-state';

/** CR 702.16c, 702.16d: whether protection keeps an attachment off or removes it, unless the protection exempts it. */
export function isRepelled(state: GameState, attachment: GameObject, host: GameObject): boolean {
  if (attachment.attachedTo === host.id) return protectionRemoves(state, host, attachment);
  return hasProtectionFrom(state, host, attachment);
}

/** Whether an Aura, under a player's control, could enchant a permanent or a card in a graveyard (CR 303.4a, 702.5c). */
export function canEnchant(state: GameState, aura: GameObject, you: PlayerId, to: GameObject): boolean {
  if (to.zone === 'battlefield' && (isRepelled(state, aura, to) || hasRule(state, to, "can't be enchanted")))
    return false;
  const context = plainContext(you, aura.id);
  let restricted = false;
  for (const { ability } of characteristicsOf(state, aura).abilities) {
    if (ability.kind !== 'keyword' || ability.keyword !== 'enchant') continue;
    if ((ability.zone ?? 'battlefield') !== to.zone) return false;
    if (ability.filter === 'player' || !matches(state, ability.filter, to, context)) return false; // CR 702.5d
    restricted = true;
  }
  return restricted;
}

/** The permanents and cards that an Aura could enchant if it enters without resolving as a spell (CR 303.4f). */
export function enchantable(state: GameState, aura: GameObject, you: PlayerId): readonly ObjectId[] {
  const graveyards = enchantsInGraveyard(state, aura) ? state.players.flatMap(({ graveyard }) => graveyard) : [];
  return objectsIn(state, [...state.battlefield, ...graveyards])
    .filter((permanent) => canEnchant(state, aura, you, permanent))
    .map((permanent) => permanent.id);
}

function enchantsInGraveyard(state: GameState, aura: GameObject): boolean {
  return characteristicsOf(state, aura).abilities.some(
    ({ ability }) => ability.kind === 'keyword' && 'zone' in ability,
  );
}

/** Whether an Aura can enchant a player (CR 303.4, 702.5d): its enchant abilities name only players. */
export function canEnchantPlayer(state: GameState, aura: GameObject, player: PlayerId): boolean {
  if (isCreature(state, aura) || state.players[player]?.lost !== false) return false;
  const enchants = characteristicsOf(state, aura).abilities.filter(
    ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'enchant',
  );
  return enchants.length > 0 && enchants.every(({ ability }) => 'filter' in ability && ability.filter === 'player');
}

/** The players that an Aura could enchant if it enters without resolving as a spell (CR 303.4f). */
export function enchantablePlayers(state: GameState, aura: GameObject): readonly PlayerId[] {
  return playersInOrder(state).filter((player) => canEnchantPlayer(state, aura, player));
}
