import { perform, type Game, type Procedure, type Reason } from '@stacktrail/engine';
import type { Manner, ObjectId } from '@stacktrail/game-events';

/** Moves objects to pay a cost, all at once. */
export function* moveAll(
  game: Game,
  objects: readonly ObjectId[],
  to: 'graveyard' | 'hand' | 'exile',
  manner: Manner,
  reason: Reason,
): Procedure<void> {
  if (objects.length === 0) return;
  yield* perform(
    game,
    objects.map((object) => ({ would: 'move' as const, object, to, manner })),
    reason,
  );
}
