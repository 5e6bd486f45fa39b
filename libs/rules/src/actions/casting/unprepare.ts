import type { Game } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, preparedWith } from '@stacktrail/game-state';
import { removeDesignation } from '../../changes/give.js';

/**
 * CR 722.3c of CR 2026-08-07: a permanent stops being prepared as its prepare spell becomes cast.
 *
 * @param copy the copy as it was in exile
 */
export function unprepare(game: Game, copy: ObjectId, spell: ObjectId): void {
  const { kind, controller } = objectOf(game.state, spell);
  const permanent = kind === 'copy' ? preparedWith(game.state, copy) : undefined;
  if (permanent === undefined) return;
  const reason = { rule: '722.3c', source: spell, player: controller };
  removeDesignation(game, { is: 'object', id: permanent.id }, 'prepared', reason);
}
