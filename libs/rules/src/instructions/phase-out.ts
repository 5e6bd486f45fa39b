import { phase } from '../phasing/phase.js';
import type { Interpreter } from './interpreter.js';
import { permanentsNamed } from './named.js';

/** CR 702.26b: those permanents phase out, all at once. */
export const phaseOut: Interpreter<'phase out'> = function* (game, effect, context, reason, following) {
  const objects = permanentsNamed(game.state, effect.what, context, following).map((object) => object.id);
  phase(game, objects, [], { ...reason, rule: '702.26b' });
  return context;
};
