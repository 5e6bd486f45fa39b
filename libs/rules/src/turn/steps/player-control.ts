import type { Game } from '@stacktrail/engine';
import type { Revision } from '@stacktrail/game-events';

/**
 * CR 721.1: as a turn begins, control of players that lasted through the turn before ends, and what waits for the turn
 * of this player begins. Of several effects the last one works (721.1a).
 */
export function changePlayerControl(game: Game, began: Revision): void {
  const { playerControls, activePlayer } = game.state;
  for (const { id, source } of playerControls.filter(({ applies }) => applies)) {
    game.emit('EffectEnded', { effect: id }, { rule: '721.1', source, causes: [began] });
  }
  const waiting = playerControls.filter(({ applies, player }) => !applies && player === activePlayer);
  for (const { id, source } of waiting.slice(0, -1)) {
    game.emit('EffectEnded', { effect: id }, { rule: '721.1a', source, causes: [began] });
  }
  const control = waiting.at(-1);
  if (control === undefined) return;
  const { id: effect, player, controller, source } = control;
  const reason = { rule: '721.1', source, causes: [began, control.began] };
  game.emit('PlayerControlled', { player, by: controller, effect }, reason);
}
