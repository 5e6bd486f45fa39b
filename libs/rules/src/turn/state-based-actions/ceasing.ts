import { objectOf, preparedWith, type GameState } from '@stacktrail/game-state';
import type { Findings } from './findings.js';

/**
 * CR 704.5d: a token in a zone other than the battlefield ceases to exist. CR 704.5e: so does a copy of a spell in a
 * zone other than the stack, but for the copy that a prepared permanent keeps in exile (722.3c of CR 2026-08-07).
 */
export function ceasing(state: GameState, findings: Findings): void {
  for (const id of state.strays) {
    if (preparedWith(state, id) !== undefined) continue;
    const { kind, placedAt } = objectOf(state, id);
    const rule = kind === 'token' ? '704.5d' : '704.5e';
    findings.irreplaceable.push({ does: 'cease to exist', object: id, rule, causes: [placedAt] });
  }
}
