import type { PlayerId } from '@stacktrail/game-events';
import { typeBit, type GameState } from '@stacktrail/game-state';
import type { StateQueries } from '../../reading/state-queries.js';

const roles = ['Cleric', 'Rogue', 'Warrior', 'Wizard'] as const;
const creature = typeBit('Creature');

/** CR 700.8a, 700.8b: each creature fills one role, in whatever way gives the most. */
export function partySize(queries: StateQueries, state: GameState, player: PlayerId): number {
  const candidates = state.battlefield.flatMap((id): readonly (readonly string[])[] => {
    const object = state.objects.get(id);
    if (object === undefined || queries.controller(state, object) !== player) return [];
    const { types, subtypes } = queries.characteristics(state, object);
    const own = (types & creature) === 0 ? [] : roles.filter((role) => subtypes.includes(role));
    return own.length === 0 ? [] : [own];
  });
  const filledBy = new Map<string, number>();
  const place = (member: number, tried: Set<string>): boolean => {
    for (const role of candidates[member]!) {
      if (tried.has(role)) continue;
      tried.add(role);
      const other = filledBy.get(role);
      if (other === undefined || place(other, tried)) {
        filledBy.set(role, member);
        return true;
      }
    }
    return false;
  };
  candidates.forEach((_, member) => place(member, new Set()));
  return filledBy.size;
}
