import type { PlayerId } from '@stacktrail/game-events';
import { GameObjectRecord, type GameObject } from './game-object.js';

/** An object as it would be elsewhere, for rules that look ahead (CR 601.3, 614.12). The game doesn't know of it. */
export function asIf(object: GameObject, change: Partial<GameObjectRecord>): GameObjectRecord {
  return Object.assign(new GameObjectRecord(object), change);
}

/** A card as the spell that a player would cast. */
export function asSpell(card: GameObject, controller: PlayerId): GameObjectRecord {
  const spell = new GameObjectRecord(card);
  spell.zone = 'stack';
  spell.controller = controller;
  if (card.zone !== 'stack') spell.castFrom = card.zone;
  return spell;
}
