import { objectOf, type GameState } from '@stacktrail/game-state';
import { preparedWith } from '../../changes/prepared.js';
import type { Findings } from './findings.js';

/**
 * CR 704.5d: a token in a zone other than the battlefield ceases to exist. CR 704.5e: so does a copy of a spell in a
 * zone other than the stack, but not the copy of a prepare spell while its permanent is prepared (722.3c of CR
 * 2026-08-07).
 */
export function ceasing(state: GameState, findings: Findings): void {
  for (const id of state.strays) {
    const { kind, placedAt, zone } = objectOf(state, id);
    if (kind === 'copy' && zone === 'exile' && preparedWith(state, id) !== undefined) continue;
    const rule = kind === 'token' ? '704.5d' : '704.5e';
    findings.irreplaceable.push({ does: 'cease to exist', object: id, rule, causes: [placedAt] });
  }
}
