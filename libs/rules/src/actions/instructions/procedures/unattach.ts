import { permanentsMeant, type Interpreter } from '@stacktrail/engine';
import { becomeUnattached } from '../../../changes/bestowed.js';

/** CR 701.3d: what is attached to something becomes unattached. */
export const unattach: Interpreter<'unattach'> = function* (game, effect, context, reason, run) {
  for (const { id, attachedTo } of permanentsMeant(game.state, effect.what, context, run)) {
    if (attachedTo !== 0) becomeUnattached(game, id, { ...reason, rule: '701.3d' });
  }
  return context;
};
