import { findObjects } from '@stacktrail/characteristics';
import { type Interpreter, objectsMeant } from '@stacktrail/engine';
import { giveDesignations } from '../../changes/give.js';

/** CR 702.55b: what was exiled haunts the object, whether or not that is a creature still. */
export const haunt: Interpreter<'haunt'> = function* (game, effect, context, reason, run) {
  const [value] = findObjects(game.state, effect.haunted, context);
  if (value === undefined) return context;
  const exiled = objectsMeant(game.state, effect.what, context, run).filter(({ zone }) => zone === 'exile');
  const gifts = exiled.map(({ id }) => ({ holder: { is: 'object', id } as const, name: 'haunting' as const, value }));
  giveDesignations(game, gifts, { ...reason, rule: '702.55b' });
  return context;
};

/** CR 702.99b: what was exiled is encoded on the object. */
export const encode: Interpreter<'encode'> = function* (game, effect, context, reason, run) {
  const [value] = findObjects(game.state, effect.on, context);
  if (value === undefined) return context;
  const exiled = objectsMeant(game.state, effect.what, context, run).filter(({ zone }) => zone === 'exile');
  const gifts = exiled.map(({ id }) => ({ holder: { is: 'object', id } as const, name: 'encoded' as const, value }));
  giveDesignations(game, gifts, { ...reason, rule: '702.99b' });
  return context;
};
