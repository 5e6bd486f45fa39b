import { hasKeyword, protectedFrom } from '../characteristics/queries.js';
import { objectOf, type GameState } from '../state/game-state.js';
import type { Occurrence } from './occurrence.js';
import type { Replacement } from './replacement.js';

/** Whether damage would be dealt to a permanent that has protection from some quality. */
export function meetsProtection(state: GameState, occurrence: Occurrence): boolean {
  if (occurrence.would !== 'be dealt damage' || occurrence.to.is !== 'object') return false;
  return hasKeyword(state, objectOf(state, occurrence.to.id), 'protection');
}

/** CR 702.16e: damage from a source that the permanent is protected from is prevented. */
export function protectionFor(state: GameState, occurrence: Occurrence): readonly Replacement[] {
  if (occurrence.would !== 'be dealt damage' || occurrence.to.is !== 'object') return [];
  const permanent = objectOf(state, occurrence.to.id);
  if (!protectedFrom(state, permanent, objectOf(state, occurrence.from))) return [];
  const { id, placedAt } = permanent;
  return [
    {
      key: `protection ${id}`,
      source: id,
      ability: null,
      effect: null,
      text: 'Prevent the damage (protection).',
      rank: 'other',
      *apply(game) {
        game.emit(
          'OccurrenceReplaced',
          { source: id, ability: null, effect: null },
          { rule: '702.16e', source: id, causes: [placedAt, ...(occurrence.causes ?? [])] },
        );
        return [];
      },
    },
  ];
}
