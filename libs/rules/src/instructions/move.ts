import { moveTo } from './destination.js';
import type { Interpreter } from './interpreter.js';
import { objectsNamed } from './named.js';
import { withResult } from './results.js';

/**
 * Exiles, returns, puts (CR 400.7, 406.2). Each object goes to its owner's zone (CR 400.3).
 *
 * The label names them as the objects that they became.
 */
export const move: Interpreter<'move'> = function* (game, effect, context, reason, following) {
  const objects = objectsNamed(game.state, effect.what, context, following);
  const moved = yield* moveTo(game, objects, effect.to, context, { ...reason, rule: ruleFor(effect.to.zone) });
  return withResult(context, effect.label, moved);
};

/** CR 406.2 for exile; what else an effect moves, it moves because its text says so. */
function ruleFor(zone: string): string {
  return zone === 'exile' ? '406.2' : '608.2c';
}
