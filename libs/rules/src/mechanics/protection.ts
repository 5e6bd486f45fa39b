import { abilitiesOfPlayer, hasProtectionFrom, protects, plainContext } from '@stacktrail/characteristics';
import type { DamageOccurrence, Occurrence, Replacement } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';

function isProtected(state: GameState, { to, from }: DamageOccurrence): boolean {
  const source = objectOf(state, from);
  if (to.is === 'object') return hasProtectionFrom(state, objectOf(state, to.id), source);
  const about = plainContext(to.id, 0 as ObjectId);
  return abilitiesOfPlayer(state, to.id).some(
    (ability) => ability.keyword === 'protection' && protects(state, ability, about, source),
  );
}

/** CR 702.16e: damage from a source that the permanent or player is protected from is prevented. */
export function protectionFor(state: GameState, occurrence: Occurrence): readonly Replacement[] {
  if (occurrence.would !== 'be dealt damage' || !isProtected(state, occurrence)) return [];
  const { to } = occurrence;
  const id = to.is === 'object' ? to.id : (0 as ObjectId);
  const since = to.is === 'object' ? [objectOf(state, to.id).placedAt] : [];
  return [
    {
      key: `protection ${to.is} ${to.id}`,
      source: id,
      ability: null,
      effect: null,
      text: 'Prevent the damage (protection).',
      rank: 'other',
      prevents: true,
      *apply(game) {
        game.emit(
          'OccurrenceReplaced',
          { source: id, ability: null, effect: null },
          { rule: '702.16e', source: id, causes: [...since, ...(occurrence.causes ?? [])] },
        );
        return [];
      },
    },
  ];
}
