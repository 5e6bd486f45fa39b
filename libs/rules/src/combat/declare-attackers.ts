import { noObject } from '@stacktrail/game-events';
import { hasKeyword } from '../characteristics/queries.js';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { objectOf } from '../state/game-state.js';
import { noticeTriggers } from '../triggers/notice-triggers.js';
import { attackViolation, legalAttackers } from './attack-legality.js';

/**
 * CR 508.1: the active player declares attackers.
 *
 * Nobody is asked where no creature can attack. Where none attacks there is no fact, and `state.combat` stays as it
 * was, which is what rule 508.8 asks for.
 */
export function* declareAttackers(game: Game): Procedure<void> {
  const { state } = game;
  const attackers = legalAttackers(state);
  if (attackers.length === 0) return;
  const player = state.activePlayer;
  const { attacks } = yield* ask({
    form: 'attack',
    kind: 'declare attackers',
    rule: '508.1',
    player,
    prompt: 'Declare attackers.',
    source: noObject,
    attackers,
    illegal: (answer) => attackViolation(state, answer.attacks),
  });
  if (attacks.length === 0) return;
  const before = game.state;
  const from = game.batch.length;
  for (const { attacker } of attacks) {
    if (hasKeyword(before, objectOf(before, attacker), 'vigilance')) continue; // CR 702.20b
    game.emit('Tapped', { object: attacker }, { rule: '508.1f', player });
  }
  game.emit('AttackersDeclared', { attacks }, { rule: '508.1k', player });
  noticeTriggers(game, before, from); // CR 508.1m
}
