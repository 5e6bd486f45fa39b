import type { ObjectId, Ref } from '@stacktrail/game-events';
import { hasRule } from '../characteristics/queries.js';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { sameRef } from '../game/question.js';
import { objectOf, type GameState } from '../state/game-state.js';
import type { ReplacementShield } from '../state/lasting-effects.js';
import type { DamageOccurrence, DestroyOccurrence, MoveOccurrence, Occurrence } from './occurrence.js';
import type { Replacement } from './replacement.js';

function protects(shield: ReplacementShield, ref: Ref): boolean {
  return shield.recipients.length === 0 || shield.recipients.some((recipient) => sameRef(recipient, ref));
}

function protectsObject(shield: ReplacementShield, id: ObjectId): boolean {
  return shield.recipients.some((recipient) => recipient.is === 'object' && recipient.id === id);
}

/** The shields of resolved spells and abilities that apply to an occurrence. */
export function shieldsFor(state: GameState, occurrence: Occurrence): readonly Replacement[] {
  if (state.shields.length === 0) return [];
  switch (occurrence.would) {
    case 'destroy':
      if (occurrence.noRegeneration || hasRule(state, objectOf(state, occurrence.object), "can't be regenerated"))
        return [];
      return state.shields
        .filter((shield) => shield.kind === 'regeneration' && protectsObject(shield, occurrence.object))
        .map((shield) => regeneration(shield, occurrence));
    case 'be dealt damage':
      return state.shields
        .filter((shield) => shield.kind === 'prevention' && protects(shield, occurrence.to))
        .filter((shield) => !shield.combatOnly || occurrence.combat)
        .map((shield) => prevention(shield, occurrence));
    case 'move':
      if (occurrence.to !== 'graveyard' || objectOf(state, occurrence.object).zone !== 'battlefield') return [];
      return state.shields
        .filter((shield) => shield.kind === 'exile instead of dying' && protectsObject(shield, occurrence.object))
        .map((shield) => exileInstead(shield, occurrence));
    default:
      return [];
  }
}

function base(shield: ReplacementShield, text: string): Omit<Replacement, 'apply'> {
  return { key: `shield ${shield.id}`, source: shield.source, ability: null, effect: shield.id, text, rank: 'other' };
}

/** CR 701.19a. */
function regeneration(shield: ReplacementShield, occurrence: DestroyOccurrence): Replacement {
  return {
    ...base(shield, 'Regenerate it.'),
    *apply(game: Game): Procedure<readonly Occurrence[]> {
      game.emit(
        'Regenerated',
        { object: occurrence.object, shield: shield.id },
        { rule: '701.19a', source: shield.source, causes: [shield.began, ...(occurrence.causes ?? [])] },
      );
      return [];
    },
  };
}

/** CR 615.1, 615.6, 615.7: as much as the shield can, or all. */
function prevention(shield: ReplacementShield, occurrence: DamageOccurrence): Replacement {
  return {
    ...base(shield, 'Prevent the damage.'),
    *apply(game: Game): Procedure<readonly Occurrence[]> {
      const left = game.state.shields.find((other) => other.id === shield.id)?.amount;
      if (left === undefined) return [occurrence];
      const prevented = left === null ? occurrence.amount : Math.min(left, occurrence.amount);
      game.emit(
        'DamagePrevented',
        {
          effect: shield.id,
          source: occurrence.from,
          to: occurrence.to,
          amount: prevented,
          left: left === null ? null : left - prevented,
        },
        {
          rule: left === null ? '615.6' : '615.7',
          source: shield.source,
          causes: [shield.began, ...(occurrence.causes ?? [])],
        },
      );
      const rest = occurrence.amount - prevented;
      return rest === 0 ? [] : [{ ...occurrence, amount: rest }];
    },
  };
}

/** CR 614.6: the modified event takes the place of the original. */
function exileInstead(shield: ReplacementShield, occurrence: MoveOccurrence): Replacement {
  return {
    ...base(shield, 'Exile it instead.'),
    *apply(game: Game): Procedure<readonly Occurrence[]> {
      const rule = '614.6';
      game.emit(
        'OccurrenceReplaced',
        { source: shield.source, ability: null, effect: shield.id },
        { rule, source: shield.source, causes: [shield.began, ...(occurrence.causes ?? [])] },
      );
      return [{ ...occurrence, to: 'exile', manner: 'exile' }];
    },
  };
}
