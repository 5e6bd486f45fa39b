import { controllerUnderEffects } from '@stacktrail/characteristics';
import type { Game } from '@stacktrail/engine';
import type { Revision } from '@stacktrail/game-events';
import { type GameObject, objectOf } from '@stacktrail/game-state';
import { recentFacts } from './recent.js';

/**
 * CR 613.1b: records a change of control for each permanent, and each spell or ability on the stack, whose controller
 * under all effects differs from the recorded one.
 *
 * @returns whether there was any change
 */
export function settleControl(game: Game): boolean {
  const { stamp, battlefield, stack } = game.state;
  if (stamp.settled === battlefield) return false;
  let changed = false;
  for (const id of [...battlefield, ...stack]) {
    const object = objectOf(game.state, id);
    const to = controllerUnderEffects(game.state, object);
    if (to === object.controller || game.state.players[to]?.lost !== false) continue; // CR 800.4b
    changed = true;
    const causes = whatChangedControl(game, object);
    game.emit('ControlChanged', { object: id, from: object.controller, to }, { rule: '613.1b', causes });
  }
  if (!changed) stamp.settled = battlefield;
  return changed;
}

/**
 * The cause of a change of control: the latest control-changing effect on the object, else what is attached to it, else
 * what has just ended or left.
 */
function whatChangedControl(game: Game, object: GameObject): readonly Revision[] {
  const { state } = game;
  const effect = state.effects
    .filter(({ objects }) => objects.includes(object.id))
    .filter(({ instruction }) => instruction.changes.some(({ change }) => change === 'control'))
    .at(-1);
  if (effect !== undefined) return [effect.began];
  const attached = state.battlefield
    .map((id) => objectOf(state, id))
    .filter((other) => other.attachedTo === object.id && other.printed.hasStatic);
  if (attached.length > 0) return attached.map((other) => other.placedAt);
  const ended = recentFacts(
    game,
    (event) => event.type === 'EffectEnded' || (event.type === 'ObjectMoved' && event.data.from === 'battlefield'),
  );
  return ended.length > 0 ? ended.slice(-1) : game.causes;
}
