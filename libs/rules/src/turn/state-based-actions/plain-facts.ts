import { type Game, type Reason, noticeTriggers } from '@stacktrail/engine';
import { presentObject } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { becomeUnattached } from '../../changes/bestowed.js';
import { recordDesignation as record } from '../../changes/give.js';
import type { IrreplaceableFinding } from './findings.js';

/**
 * Records what nothing can replace. It comes after the objects that leave in the same check have left: their last known
 * information is from before all of it (CR 704.8).
 */
export function recordPlainFacts(game: Game, facts: readonly IrreplaceableFinding[]): void {
  const before = game.state;
  const from = game.batch.length;
  for (const fact of facts) {
    if (presentObject(game.state, fact.object) === undefined) continue;
    const { object, rule, causes } = fact;
    const reason: Reason = { rule, causes };
    switch (fact.does) {
      case 'cease to exist':
        game.emit('ObjectCeasedToExist', { object }, reason);
        break;
      case 'unattach':
        becomeUnattached(game, object, reason);
        break;
      case 'lose counters':
        game.emit('CountersRemoved', { object, kind: fact.counter, count: fact.count }, reason);
        break;
      case 'protect': {
        const gift = { holder: { is: 'object', id: object }, name: 'protector', player: fact.player } as const;
        record(game, gift, reason);
        break;
      }
      case 'gain speed': {
        const holder = { is: 'player', id: fact.player } as const;
        record(game, { holder, name: 'speed', value: 1 }, { ...reason, source: object });
        break;
      }
      case 'complete a dungeon':
        game.emit('DungeonCompleted', { player: fact.player, dungeon: object }, { ...reason, player: fact.player });
        break;
      case 'enter a sector':
        record(game, { holder: { is: 'object', id: object }, name: fact.as }, reason);
        break;
      default:
        assertNever(fact, 'state-based action');
    }
  }
  if (game.batch.length > from) noticeTriggers(game, before, from);
}
