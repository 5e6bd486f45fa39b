import { still } from './instead-of-move.js';
import { type Zone, castingMethod } from '@stacktrail/card-tree';
import { hasType } from '@stacktrail/characteristics';
import { permissionNamed, type GameObject, objectOf, type GameState } from '@stacktrail/game-state';
import { withCause, type Occurrence } from '../game/occurrence.js';
import type { Replacement } from '../game/replacement.js';

/**
 * The rule by which a spell is exiled instead of going elsewhere: whenever it leaves the stack, as with flashback, or
 * only instead of the graveyard, as the effect that let it be cast may say. `undefined` if there is none.
 */
function ruleOf(state: GameState, spell: GameObject, to: Zone): string | undefined {
  const { announced, castFrom, printed } = spell;
  const { via, by } = announced;
  if (castFrom === 'graveyard' && printed.keywords.has('aftermath')) return '702.127a';
  const rule = via === 'hand' ? undefined : castingMethod(via)?.exiledAfterwards;
  if (rule !== undefined || by === null) return rule;
  const exiled = permissionNamed(state, by)?.exiledAfterwards;
  if (exiled === 'instant or sorcery' && !hasType(state, spell, 'Instant') && !hasType(state, spell, 'Sorcery'))
    return undefined;
  return exiled === 'wherever it would go' || (exiled && to === 'graveyard') ? '614.6' : undefined;
}

/** Whether the occurrence is such a spell leaving the stack. */
export function isExiledAfterwards(state: GameState, occurrence: Occurrence): boolean {
  if (occurrence.would !== 'move' || occurrence.to === 'exile') return false;
  const object = state.objects.get(occurrence.object);
  return object?.zone === 'stack' && ruleOf(state, object, occurrence.to) !== undefined;
}

/** The replacement effect that exiles the spell instead (CR 702.34a and similar rules); none if no rule says so. */
export function exileReplacements(state: GameState, occurrence: Occurrence): readonly Replacement[] {
  if (occurrence.would !== 'move' || !isExiledAfterwards(state, occurrence)) return [];
  const object = objectOf(state, occurrence.object);
  const { id, placedAt } = object;
  const { via } = object.announced;
  return [
    {
      key: `${via} ${id}`,
      source: id,
      ability: null,
      effect: null,
      text: via === 'hand' ? 'Exile it instead, as the effect that let it be cast says.' : `Exile it instead (${via}).`,
      rank: 'other',
      *apply(game) {
        const replaced = game.emit(
          'OccurrenceReplaced',
          { source: id, ability: null, effect: null },
          { rule: ruleOf(state, object, occurrence.to)!, source: id, causes: [placedAt, ...(occurrence.causes ?? [])] },
        );
        return [withCause({ ...occurrence, to: 'exile', manner: still(occurrence, 'exile') }, replaced)];
      },
    },
  ];
}
