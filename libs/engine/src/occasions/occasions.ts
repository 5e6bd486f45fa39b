import type { AnyGameEvent, EventType } from '@stacktrail/game-events';
import type { GameState, Occasion, OccasionKind } from '@stacktrail/game-state';
import { combatOccasions } from './combat.js';
import { damageOccasions } from './damage.js';
import { none, type OccasionTable, type Giver } from './occasion-table.js';
import { permanentOccasions } from './permanents.js';
import { playerOccasions } from './players.js';
import { stackOccasions } from './stack.js';
import { zoneOccasions } from './zones.js';

/** The occasions of each kind of fact; a kind without an entry gives none. */
const givers: OccasionTable = {
  ...zoneOccasions,
  ...combatOccasions,
  ...permanentOccasions,
  ...playerOccasions,
  ...damageOccasions,
  ...stackOccasions,
};

/**
 * The occasions that a fact gives for abilities to trigger.
 *
 * @param state the state after all that happened at once
 * @param before the state before the fact
 */
export function occasionsOf(state: GameState, event: AnyGameEvent, before: GameState): readonly Occasion[] {
  const giver = givers[event.type] as Giver<EventType> | undefined;
  return giver === undefined ? none : giver.of(state, event, before);
}

/** The kinds of facts that can give one of these occasions. */
export function factsGiving(kinds: ReadonlySet<string>): ReadonlySet<EventType> {
  const found = new Set<EventType>();
  for (const [type, giver] of Object.entries(givers) as [EventType, { readonly gives: readonly OccasionKind[] }][]) {
    if (giver.gives.some((kind) => kinds.has(kind))) found.add(type);
  }
  return found;
}
