import { assertNever } from '@stacktrail/kernel';
import type { Game, Reason } from '../game/game.js';
import { presentObject } from '../state/game-state.js';
import type { PlainFact } from './findings.js';

/**
 * Records what nothing can replace. It comes after the objects that leave in the same check have left: their last known
 * information is from before all of it (CR 704.8).
 */
export function recordPlainFacts(game: Game, facts: readonly PlainFact[]): void {
  for (const fact of facts) {
    if (presentObject(game.state, fact.object) === undefined) continue;
    const { object, rule, causes } = fact;
    const reason: Reason = { rule, causes };
    switch (fact.does) {
      case 'cease to exist':
        game.emit('ObjectCeasedToExist', { object }, reason);
        break;
      case 'unattach':
        game.emit('Unattached', { object }, reason);
        break;
      case 'annihilate':
        game.emit('CountersRemoved', { object, kind: '+1/+1', count: fact.count }, reason);
        game.emit('CountersRemoved', { object, kind: '-1/-1', count: fact.count }, reason);
        break;
      default:
        assertNever(fact, 'state-based action');
    }
  }
}
