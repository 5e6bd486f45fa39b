import type { Filter } from '@stacktrail/card-tree';
import { characteristicsOf, matches, plainContext } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';

/** The qualities that a creature has itself and with whose other creatures it bands (CR 702.22b, 702.22c). */
export function qualitiesToBand(state: GameState, id: ObjectId): readonly Filter[] {
  return characteristicsOf(state, objectOf(state, id)).abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' && ability.keyword === 'bands with other' && hasQuality(state, id, ability.quality)
      ? [ability.quality]
      : [],
  );
}

export function hasQuality(state: GameState, id: ObjectId, quality: Filter): boolean {
  const object = objectOf(state, id);
  return matches(state, quality, object, plainContext(object.controller, object.id));
}

/**
 * Whether one of these creatures has a quality and “bands with other” creatures of that quality, and another one has the
 * quality, too (CR 702.22j, 702.22k).
 */
export function bandTogether(state: GameState, creatures: readonly ObjectId[]): boolean {
  return creatures.some((id) =>
    qualitiesToBand(state, id).some((quality) =>
      creatures.some((other) => other !== id && hasQuality(state, other, quality)),
    ),
  );
}
