import { characteristicsOf } from '@stacktrail/characteristics';
import type { AnyGameEvent, ObjectId } from '@stacktrail/game-events';
import { presentObject, type GameState } from '@stacktrail/game-state';
import type { Around } from './describe/telling.js';
import { objectName, seatName } from './names.js';
import { possessive } from './words.js';

/**
 * The differences where today's rules code would find another value than the one that a fact rests on
 * (docs/decisions.md D5, D11). The record stands, but a view of an old game mentions them. They contain nothing that
 * not everyone may see.
 */
export function differencesToday(event: AnyGameEvent, { before, after }: Around): readonly string[] {
  switch (event.type) {
    case 'CombatDamageAssigned':
      return event.data.powers.flatMap(({ object, power }) => differentPower(before, object, power));
    case 'LifeGained':
    case 'LifeLost': {
      const { player, life } = event.data;
      const whose = possessive(seatName(after, player));
      return different(`${whose} life total`, life, after.players[player]?.life ?? life);
    }
    default:
      return [];
  }
}

/** CR 510.1a. */
function differentPower(state: GameState, id: ObjectId, recorded: number): readonly string[] {
  const object = presentObject(state, id);
  if (object === undefined) return [];
  const { power } = characteristicsOf(state, object);
  return different(`${possessive(objectName(state, id, 'spectator'))} power`, recorded, Math.max(0, power ?? 0));
}

function different(what: string, recorded: number, today: number): readonly string[] {
  return recorded === today ? [] : [`The game had ${recorded} as ${what}; today it would be ${today}.`];
}
