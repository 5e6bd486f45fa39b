import type { Game } from '@stacktrail/engine';
import { chaptersOf, finalChapter, type Characteristics, countersOn, type GameObject } from '@stacktrail/game-state';
import type { Findings } from './findings.js';
import { recentFactsOr } from '../../changes/recent.js';
import { hasTriggered } from './waiting-abilities.js';

/** CR 704.5s, 714.4: a Saga that has come to its end is sacrificed, once its chapter abilities have left the stack. */
export function finishedSaga(
  game: Game,
  object: GameObject,
  characteristics: Characteristics,
  findings: Findings,
): void {
  if (!characteristics.subtypes.includes('Saga')) return;
  const final = finalChapter(characteristics);
  if (final === 0 || countersOn(object, 'lore') < final) return;
  if (hasTriggered(game.state, object.id, (definition) => chaptersOf(definition).length > 0)) return;
  const causes = recentFactsOr(
    game,
    (event) =>
      event.type === 'AbilityRemovedFromStack' || (event.type === 'CountersPut' && event.data.object === object.id),
    [object.placedAt],
  );
  findings.sacrifice(object.id, '704.5s', causes);
}
