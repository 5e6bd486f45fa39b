import type { Zone } from '@stacktrail/card-tree';
import { withCause, type MoveOccurrence, type Occurrence, type Replacement } from '@stacktrail/engine';
import { type GameObject, presentObject, type GameState } from '@stacktrail/game-state';

const allowed: ReadonlySet<Zone> = new Set(['battlefield', 'exile', 'command']);

/** Whether it is a card with an Astrotorium back: an Attraction card, whatever it is a copy of (CR 717.1). */
function isAttractionCard({ kind, form }: GameObject): boolean {
  return kind === 'card' && form.whole.subtypes.includes('Attraction');
}

function strayAttraction(state: GameState, { object: id, to }: MoveOccurrence): GameObject | undefined {
  if (allowed.has(to)) return undefined;
  const object = presentObject(state, id);
  return object !== undefined && isAttractionCard(object) ? object : undefined;
}

/** CR 717.6: its owner puts it into the command zone instead. */
export function attractionInstead(state: GameState, occurrence: Occurrence): readonly Replacement[] {
  if (!state.catalog.hasAttractions || occurrence.would !== 'move') return [];
  const object = strayAttraction(state, occurrence);
  if (object === undefined) return [];
  const { id, placedAt } = object;
  const { causes = [] } = occurrence;
  return [
    {
      // After each replacement the key is another, so the effect may apply again: an exception to CR 614.5.
      key: `attraction ${id} ${causes.length}`,
      source: id,
      ability: null,
      effect: null,
      text: 'Put the Attraction into the command zone instead.',
      rank: 'other',
      *apply(game) {
        const why = { rule: '717.6', source: id, causes: [placedAt, ...causes] };
        const replaced = game.emit('OccurrenceReplaced', { source: id, ability: null, effect: null }, why);
        return [withCause({ ...occurrence, to: 'command' }, replaced)];
      },
    },
  ];
}
