import { characteristicsOf } from '@stacktrail/characteristics';
import type { Game } from '@stacktrail/engine';
import type { GameObject } from '@stacktrail/game-state';
import type { Findings } from './findings.js';

/** CR 704.5y: of the Roles that one player controls on one permanent, all go but the youngest. */
export function roleRule(game: Game, attached: readonly GameObject[], findings: Findings): void {
  const roles = attached.filter((object) => characteristicsOf(game.state, object).subtypes.includes('Role'));
  const newest = new Map<string, GameObject>();
  for (const role of roles) {
    const key = `${role.attachedTo} ${role.controller}`;
    const other = newest.get(key);
    const older = other === undefined || role.timestamp > other.timestamp ? other : role;
    if (older !== role) newest.set(key, role);
    if (older !== undefined) findings.putIntoGraveyard(older.id, '704.5y', [newest.get(key)!.placedAt]);
  }
}
