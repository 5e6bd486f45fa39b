import { findObjects, currentIncarnation } from '@stacktrail/characteristics';
import { perform, type Interpreter } from '@stacktrail/engine';
import type { GameObject, GameState } from '@stacktrail/game-state';

/**
 * CR 701.42a: the two cards of a meld pair are put onto the battlefield with their back faces up, as one permanent. What
 * can't be melded stays where it is (CR 701.42b, 701.42c).
 */
export const meld: Interpreter<'meld'> = function* (game, effect, context, reason) {
  const { state } = game;
  const cards = findObjects(state, effect.what, context).flatMap((id) => currentIncarnation(state, id) ?? []);
  const [first, second] = cards;
  if (first === undefined || second === undefined || !arePair(state, first, second)) return context;
  yield* perform(
    game,
    [
      {
        would: 'move',
        object: first.id,
        to: 'battlefield',
        manner: 'put',
        controller: context.you,
        face: 1,
        meldsWith: second.id,
      },
    ],
    { ...reason, rule: '701.42a' },
  );
  return context;
};

/** CR 701.42b. */
function arePair(state: GameState, first: GameObject, second: GameObject): boolean {
  const [one, other] = [first, second].map(({ kind, form }) => {
    const number = /^\/(\d+)$/.exec(form.pointer)?.[1];
    return kind === 'card' && number !== undefined ? state.catalog.definition(Number(number)) : undefined;
  });
  if (one?.layout !== 'meld' || other?.layout !== 'meld') return false;
  return one.meldsWith === other.faces[0].name && other.meldsWith === one.faces[0].name;
}
