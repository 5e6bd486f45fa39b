import { objectOf, type GameState } from '../state/game-state.js';
import { following, type Occurrence } from './occurrence.js';
import type { Replacement } from './replacement.js';

/** Whether a spell that was cast with flashback would leave the stack for anywhere but exile (CR 702.34a). */
export function isFlashedBack(state: GameState, occurrence: Occurrence): boolean {
  if (occurrence.would !== 'move' || occurrence.to === 'exile') return false;
  const object = state.objects.get(occurrence.object);
  return object?.zone === 'stack' && object.announced.via === 'flashback';
}

/** CR 702.34a: it is exiled instead. */
export function flashbackReplacement(state: GameState, occurrence: Occurrence): readonly Replacement[] {
  if (occurrence.would !== 'move' || !isFlashedBack(state, occurrence)) return [];
  const { id, placedAt } = objectOf(state, occurrence.object);
  return [
    {
      key: `flashback ${id}`,
      source: id,
      ability: null,
      effect: null,
      text: 'Exile it instead (flashback).',
      rank: 'other',
      *apply(game) {
        const replaced = game.emit(
          'OccurrenceReplaced',
          { source: id, ability: null, effect: null },
          { rule: '702.34a', source: id, causes: [placedAt, ...(occurrence.causes ?? [])] },
        );
        return [following({ ...occurrence, to: 'exile', manner: 'exile' }, replaced)];
      },
    },
  ];
}
