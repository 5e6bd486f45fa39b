import type { ObjectId } from '@stacktrail/game-events';
import { isDesignated, objectOf, prepareSpellOf } from '@stacktrail/game-state';
import type { Game, Reason } from '../game/game.js';

/**
 * CR 722.3a of CR 2026-08-07: a permanent with a prepare spell becomes prepared, unless it is already. A copy with its
 * prepare spell is made in exile (722.3c).
 */
export function prepare(game: Game, id: ObjectId, reason: Reason): void {
  const permanent = objectOf(game.state, id);
  if (permanent.zone === 'battlefield' && !isDesignated(permanent, 'prepared')) copyPrepareSpell(game, id, reason);
}

/** CR 722.3c of CR 2026-08-07: a permanent that phases in prepared brings a new copy. */
export function prepareAgain(game: Game, id: ObjectId, reason: Reason): void {
  if (isDesignated(objectOf(game.state, id), 'prepared')) copyPrepareSpell(game, id, reason);
}

function copyPrepareSpell(game: Game, id: ObjectId, reason: Reason): void {
  const permanent = objectOf(game.state, id);
  if (prepareSpellOf(permanent, game.state.catalog) === undefined) return;
  const copy = game.nextObjectId();
  const why = { ...reason, rule: '722.3c' };
  game.emit('PrepareSpellCopied', { object: copy, original: id, player: permanent.controller }, why);
  const holder = { is: 'object', id } as const;
  game.emit('DesignationGiven', { holder, name: 'prepared', player: null, value: copy, until: null }, why);
}
