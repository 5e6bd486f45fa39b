import type { ObjectId } from '@stacktrail/game-events';
import type { GameStateRecord } from '../state/game-state.js';
import { without } from './changes.js';

/** CR 506.4: it stops being an attacking or blocking creature. What it blocked stays blocked (509.1h). */
export function leaveCombat(state: GameStateRecord, id: ObjectId): void {
  const { combat } = state;
  if (combat === null) return;
  const isAttacked = combat.attackers.some(({ defender }) => defender.is === 'object' && defender.id === id);
  if (isAttacked && !combat.removed.includes(id)) state.combat = { ...combat, removed: [...combat.removed, id] };
  leaveAsCreature(state, id);
}

/** It stops being an attacking or blocking creature, but may be attacked still (CR 506.4d). */
export function leaveAsCreature(state: GameStateRecord, id: ObjectId): void {
  const { combat } = state;
  if (combat === null) return;
  const involved = combat.attackers.some((attacker) => attacker.object === id || attacker.blockers.includes(id));
  if (!involved) return;
  state.combat = {
    ...combat,
    bands: combat.bands.map((band) => (band.includes(id) ? without(band, id) : band)), // CR 702.22f
    former: [
      ...combat.former,
      ...combat.attackers.flatMap(({ object, defender }) => (object === id ? [{ object, defender }] : [])),
    ],
    attackers: combat.attackers
      .filter((attacker) => attacker.object !== id)
      .map((attacker) =>
        attacker.blockers.includes(id) ? { ...attacker, blockers: without(attacker.blockers, id) } : attacker,
      ),
  };
}
