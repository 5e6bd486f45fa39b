import { still } from './instead-of-move.js';
import { hasRule } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState, type ReplacementShield } from '@stacktrail/game-state';
import {
  withCause,
  type DamageOccurrence,
  type DestroyOccurrence,
  type MoveOccurrence,
  type Occurrence,
} from '../game/occurrence.js';
import { prevention } from './prevention.js';
import { redirection, redirects } from './redirection.js';
import { isFromItsSource, isShielded } from './shielded.js';
import type { Replacement } from '../game/replacement.js';

function prevents(state: GameState, shield: ReplacementShield, { from, to, combat }: DamageOccurrence): boolean {
  if (shield.kind !== 'prevention' || (shield.combatOnly && !combat)) return false;
  return (shield.recipients.length === 0 || isShielded(state, shield, to)) && isFromItsSource(state, shield, from);
}

function protectsObject(shield: ReplacementShield, id: ObjectId): boolean {
  return shield.recipients.some((recipient) => recipient.is === 'object' && recipient.id === id);
}

/** The shields of resolved spells and abilities that apply to an occurrence. */
export function shieldsFor(state: GameState, occurrence: Occurrence): readonly Replacement[] {
  if (state.shields.length === 0) return [];
  switch (occurrence.would) {
    case 'destroy':
      if (occurrence.noRegeneration) return [];
      if (hasRule(state, objectOf(state, occurrence.object), "can't be regenerated")) return []; // CR 701.19c
      return state.shields
        .filter((shield) => shield.kind === 'regeneration' && protectsObject(shield, occurrence.object))
        .map((shield) => regeneration(shield, occurrence));
    case 'be dealt damage':
      return [
        ...state.shields
          .filter((shield) => prevents(state, shield, occurrence))
          .map((shield) => ({
            ...base(shield, 'Prevent the damage.'),
            prevents: true,
            ...prevention(shield, occurrence),
          })),
        ...state.shields
          .filter((shield) => shield.kind === 'redirection' && redirects(state, shield, occurrence))
          .map((shield) => ({ ...base(shield, 'Redirect the damage.'), ...redirection(shield, occurrence) })),
      ];
    case 'move':
      if (occurrence.to === 'battlefield' || objectOf(state, occurrence.object).zone !== 'battlefield') return [];
      return state.shields
        .filter((shield) => exilesInstead(shield, occurrence) && protectsObject(shield, occurrence.object))
        .map((shield) => exileInstead(shield, occurrence));
    default:
      return [];
  }
}

function exilesInstead({ kind }: ReplacementShield, { to }: MoveOccurrence): boolean {
  if (kind === 'exile instead of leaving') return to !== 'exile';
  return kind === 'exile instead of dying' && to === 'graveyard';
}

function base(shield: ReplacementShield, text: string): Omit<Replacement, 'apply'> {
  return { key: `shield ${shield.id}`, source: shield.source, ability: null, effect: shield.id, text, rank: 'other' };
}

/** CR 701.19a, 614.8. */
function regeneration(shield: ReplacementShield, occurrence: DestroyOccurrence): Replacement {
  return {
    ...base(shield, 'Regenerate it.'),
    *apply() {
      const causes = [shield.began, ...(occurrence.causes ?? [])];
      const { object } = occurrence;
      return [{ would: 'regenerate', object, shield: shield.id, rule: '701.19a', source: shield.source, causes }];
    },
  };
}

/** CR 614.6: the modified event takes the place of the original. */
function exileInstead(shield: ReplacementShield, occurrence: MoveOccurrence): Replacement {
  return {
    ...base(shield, 'Exile it instead.'),
    *apply(game) {
      const replaced = game.emit(
        'OccurrenceReplaced',
        { source: shield.source, ability: null, effect: shield.id },
        { rule: '614.6', source: shield.source, causes: [shield.began, ...(occurrence.causes ?? [])] },
      );
      return [withCause({ ...occurrence, to: 'exile', manner: still(occurrence, 'exile') }, replaced)];
    },
  };
}
