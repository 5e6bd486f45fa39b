import type { EntersModification } from '@stacktrail/card-tree';
import { matches, type TextContext } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, playersInOrder, playerOf, type GameState } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { brought } from './copy-brings.js';
import { copiablePointer, copyFormula } from './copy-formula.js';
import { withEventOf } from './follow-instead.js';
import { enteringPermanent, type Entering } from './entering.js';
import type { Instead } from '../game/replacement.js';

type AsACopy = Extract<EntersModification, { enters: 'as a copy' }>;

/**
 * CR 614.12a, 707.5: the player who would control it chooses what it enters as a copy of; they may choose nothing if it
 * is optional.
 */
export function* entersAsCopy(
  game: Game,
  occurrence: Entering,
  change: AsACopy,
  context: TextContext,
): Procedure<Instead> {
  const { state } = game;
  const candidates = copiable(state, change, context).filter(
    (id) => occurrence.would !== 'move' || id !== occurrence.object,
  );
  if (candidates.length === 0) return [occurrence];
  if (change.must && candidates.length === 1) return [asCopyOf(state, occurrence, candidates[0]!, change, context)];
  const answer = yield* ask({
    form: 'select',
    kind: 'choose objects',
    rule: '707.5',
    player: context.you,
    prompt: change.must
      ? 'Choose what it enters the battlefield as a copy of.'
      : 'You may choose what it enters the battlefield as a copy of.',
    source: context.source,
    candidates: candidates.map((id) => ({ is: 'object', id })),
    min: change.must ? 1 : 0,
    max: 1,
  });
  const chosen = answer.chosen[0];
  if (chosen === undefined || chosen.is !== 'object') return [occurrence];
  return [asCopyOf(state, occurrence, chosen.id, change, context)];
}

function asCopyOf(
  state: GameState,
  occurrence: Entering,
  model: ObjectId,
  change: AsACopy,
  context: TextContext,
): Entering {
  const permanent = enteringPermanent(state, occurrence);
  const of = copiablePointer(objectOf(state, model));
  const copy = copyFormula(state, of, permanent, change.except, context);
  const effect = change.whenYouDo;
  const triggers =
    effect === undefined ? {} : { triggers: { effect, context: withEventOf(context, { object: model }) } };
  const lasts = change.until && {
    copyLasts: { source: context.source, controller: context.you, duration: change.until },
  };
  return {
    ...occurrence,
    copy,
    ...lasts,
    copyBrings: { ...brought(state, copy, change.except ?? [], context), ...triggers },
  };
}

function copiable(state: GameState, change: AsACopy, context: TextContext): readonly ObjectId[] {
  const zone =
    change.zone === 'graveyard'
      ? playersInOrder(state).flatMap((player) => playerOf(state, player).graveyard)
      : state.battlefield;
  return zone.filter((id) => matches(state, change.of, objectOf(state, id), context));
}
