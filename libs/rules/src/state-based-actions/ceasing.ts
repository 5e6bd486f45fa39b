import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '../state/game-state.js';
import type { Findings } from './findings.js';

/** An invisible cache: lists of a zone's objects in which every object is a card. */
const cardsOnly = new WeakSet<readonly ObjectId[]>();

/**
 * CR 704.5d: a token in a zone other than the battlefield ceases to exist. CR 704.5e: so does a copy of a spell in a
 * zone other than the stack.
 */
export function ceasing(state: GameState, findings: Findings): void {
  for (const player of state.players) {
    check(state, player.graveyard, findings);
    check(state, player.hand, findings);
    check(state, player.library, findings);
  }
  check(state, state.exile, findings);
  check(state, state.command, findings);
}

function check(state: GameState, zone: readonly ObjectId[], findings: Findings): void {
  if (zone.length === 0 || cardsOnly.has(zone)) return;
  let clean = true;
  for (const id of zone) {
    const { kind, placedAt } = objectOf(state, id);
    if (kind !== 'token' && kind !== 'copy') continue;
    clean = false;
    const rule = kind === 'token' ? '704.5d' : '704.5e';
    findings.facts.push({ does: 'cease to exist', object: id, rule, causes: [placedAt] });
  }
  if (clean) cardsOnly.add(zone);
}
