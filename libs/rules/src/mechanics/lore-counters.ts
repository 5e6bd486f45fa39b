import { characteristicsOf } from '@stacktrail/characteristics';
import { type Game, type Procedure, type CountersOccurrence, perform } from '@stacktrail/engine';
import { objectsIn, finalChapter } from '@stacktrail/game-state';

/** CR 714.3b, 703.4f: as the precombat main phase begins, the active player puts a lore counter on each of their Sagas. */
export function* putLoreCounters(game: Game): Procedure<void> {
  const { state } = game;
  const player = state.activePlayer;
  const put = objectsIn(state, state.battlefield)
    .filter((object) => {
      if (object.controller !== player) return false;
      const characteristics = characteristicsOf(state, object);
      return characteristics.subtypes.includes('Saga') && finalChapter(characteristics) > 0;
    })
    .map(({ id }): CountersOccurrence => ({
      would: 'get counters',
      object: id,
      by: player,
      counter: 'lore',
      count: 1,
    }));
  if (put.length > 0) yield* perform(game, put, { rule: '714.3b', player, causes: [state.stepBeganAt] });
}
