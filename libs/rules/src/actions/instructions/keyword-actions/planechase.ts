import { type Interpreter, playersMeant, wouldAct } from '@stacktrail/engine';
import { chaosEnsues, planeswalk } from '../../../mechanics/variants/planeswalk.js';
import { rollPlanarDie } from '../../../mechanics/variants/planar-die.js';

/** CR 701.31a: only the planar controller may planeswalk. A replacement effect may apply (CR 614.6). */
export const planeswalks: Interpreter<'planeswalk'> = function* (game, _effect, context, reason) {
  const { you } = context;
  if (game.state.planarController !== you) return context;
  if ((yield* wouldAct(game, 'planeswalk', you, 1, { ...reason, rule: '701.31a' })) > 0) planeswalk(game, reason);
  return context;
};

/** CR 311.7. */
export const chaos: Interpreter<'chaos ensues'> = function* (game, _effect, context, reason) {
  chaosEnsues(game, reason);
  return context;
};

/** CR 901.9: an effect has the die rolled, which isn't the special action. */
export const rollsPlanarDie: Interpreter<'roll the planar die'> = function* (game, effect, context, reason) {
  for (const player of playersMeant(game.state, effect.who, context)) {
    yield* rollPlanarDie(game, player, false, reason);
  }
  return context;
};
