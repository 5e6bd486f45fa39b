import { findObjects } from '@stacktrail/characteristics';
import { copiablePointer, copyFormula, type Interpreter, permanentsMeant } from '@stacktrail/engine';
import { objectOf } from '@stacktrail/game-state';

/**
 * CR 707.4: permanents become copies of an object while they stay on the battlefield. One that has left its zone is
 * copied as it last was (CR 608.2h).
 */
export const becomeCopy: Interpreter<'become copy'> = function* (game, effect, context, reason, run) {
  const [of] = findObjects(game.state, effect.of, context);
  if (of === undefined) return context;
  const copied = copiablePointer(objectOf(game.state, of));
  for (const object of permanentsMeant(game.state, effect.what, context, run)) {
    const { state } = game;
    game.emit(
      'BecameCopy',
      {
        effect: state.nextEffect,
        object: object.id,
        form: copyFormula(state, copied, object, effect.except, context),
        source: context.source,
        controller: context.you,
        duration: effect.until ?? null,
      },
      { ...reason, rule: '707.4' },
    );
  }
  return context;
};
