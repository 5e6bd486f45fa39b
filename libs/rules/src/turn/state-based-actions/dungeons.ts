import { objectOf, type GameState } from '@stacktrail/game-state';
import { roomOf } from '../../actions/instructions/keyword-actions/venture.js';
import type { Findings } from './findings.js';
import { hasTriggered } from './waiting-abilities.js';

/** CR 704.5t, 309.6: a dungeon whose bottommost room has been seen to the end leaves the game. */
export function completedDungeons(state: GameState, findings: Findings): void {
  for (const id of state.command) {
    const object = objectOf(state, id);
    const room = roomOf(object);
    if (room === undefined || room.leadsTo.length > 0 || hasTriggered(state, id)) continue;
    const { owner: player, placedAt } = object;
    findings.irreplaceable.push({ does: 'complete a dungeon', object: id, player, rule: '704.5t', causes: [placedAt] });
  }
}
