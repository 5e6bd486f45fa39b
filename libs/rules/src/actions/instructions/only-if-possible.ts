import { findObjects, evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import { type Game, type EffectOf, type Interpreter, withDone } from '@stacktrail/engine';
import { meaning, took } from './shorthand-meaning.js';

/** CR 701.59b, 701.61a: nothing is done unless all of it can be done. */
function ifPossible<K extends 'collect evidence' | 'forage'>(
  possible: (game: Game, effect: EffectOf<K>, context: TextContext) => boolean,
): Interpreter<K> {
  return function* (game, effect, context, reason, run) {
    if (!possible(game, effect, context)) return context;
    const { label } = effect as EffectOf<'forage'>;
    const after = yield* meaning(game, effect, context, reason, run);
    took(game, effect, context, reason);
    return withDone(after, label);
  };
}

/** CR 701.59b: whether the graveyard holds enough. */
export function canCollectEvidence(
  game: Pick<Game, 'state'>,
  { count }: EffectOf<'collect evidence'>,
  context: TextContext,
): boolean {
  const wanted = evaluateAmount(game.state, count, context);
  const all = { amount: 'mana value', of: graveyard } as const;
  return evaluateAmount(game.state, all, context) >= wanted;
}

const graveyard = { objects: 'each', filter: { is: 'card' }, zone: 'graveyard', of: { players: 'you' } } as const;

/** CR 701.61a. */
export function canForage({ state }: Pick<Game, 'state'>, context: TextContext): boolean {
  const foods = {
    objects: 'each',
    filter: {
      is: 'all',
      of: [
        { is: 'subtype', subtype: 'Food' },
        { is: 'controlled by', who: 'you' },
      ],
    },
  } as const;
  return findObjects(state, graveyard, context).length >= 3 || findObjects(state, foods, context).length > 0;
}

export const collectEvidence: Interpreter<'collect evidence'> = ifPossible(canCollectEvidence);

export const forage: Interpreter<'forage'> = ifPossible((game, _, context) => canForage(game, context));
