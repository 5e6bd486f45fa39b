import { permanentsNamed, type Interpreter } from '@stacktrail/engine';
import { becomeUnattached } from '../../../changes/bestowed.js';

/** CR 701.3d: what is attached to something becomes unattached. */
export const unattach: Interpreter<'unattach'> = function* (game, effect, context, reason, following) {
  for (const { id, attachedTo } of permanentsNamed(game.state, effect.what, context, following)) {
    if (attachedTo !== 0) becomeUnattached(game, id, { ...reason, rule: '701.3d' });
  }
  return context;
};
