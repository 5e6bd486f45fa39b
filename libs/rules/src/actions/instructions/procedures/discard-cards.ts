import { perform, type Interpreter, objectsMeant, withResult } from '@stacktrail/engine';
import { discardOf } from '../discard.js';

/** CR 701.9a, 701.9b: discards cards that were chosen before. Only cards in hands are discarded. */
export const discardCards: Interpreter<'discard cards'> = function* (game, effect, context, reason, run) {
  const moves = objectsMeant(game.state, effect.what, context, run)
    .filter(({ zone }) => zone === 'hand')
    .map(({ id }) => discardOf(id, context.you));
  if (moves.length === 0) return withResult(context, effect.label, []);
  const happened = yield* perform(game, moves, { ...reason, rule: '701.9a' });
  return withResult(
    context,
    effect.label,
    happened.flatMap((result) => result.objects),
  );
};
