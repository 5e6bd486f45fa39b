import type { AnyGameEvent, ObjectId, Revision } from '@stacktrail/game-events';
import { about, type Occasion } from '../../state/occasion.js';
import type { Family } from './family.js';

/** CR 120.3: what damage is dealt to. What all the damage of a source is, several facts say together. */
export const damageOccasions: Family = {
  DamageDealtToPlayer: {
    gives: ['deals damage', 'player is dealt damage'],
    of(_state, { data: { source, player, amount, combat } }) {
      return [
        about('deals damage', source, { player, amount, combat, damaged: 'player' }),
        about('player is dealt damage', source, { player, amount, combat, other: source }),
      ];
    },
  },
  DamageDealtToPermanent: {
    gives: ['deals damage', 'is dealt damage'],
    of: (_state, { data: { source, object, amount, combat } }) => [
      about('deals damage', source, { thatObject: object, other: object, amount, combat, damaged: 'permanent' }),
    ],
  },
};

/** An occasion that several facts give together. */
export interface SharedOccasion {
  readonly occasion: Occasion;
  readonly causes: readonly Revision[];
}

/**
 * CR 603.2: simultaneous damage is one event for each source that deals it, whatever it is dealt to, and for each
 * permanent that is dealt it, whatever deals it.
 */
export function damageOccasionsOf(events: readonly AnyGameEvent[]): readonly SharedOccasion[] {
  const found = new Map<string, SharedOccasion>();
  const add = (on: Occasion['on'], object: ObjectId, amount: number, combat: boolean, cause: Revision): void => {
    const key = `${on} ${object}`;
    const { occasion, causes } = found.get(key) ?? { occasion: about(on, object, { combat }), causes: [] };
    found.set(key, { occasion: { ...occasion, amount: occasion.amount + amount }, causes: [...causes, cause] });
  };
  for (const { type, data, revision } of events) {
    if (type !== 'DamageDealtToPlayer' && type !== 'DamageDealtToPermanent') continue;
    add('deals damage', data.source, data.amount, data.combat, revision);
    if (type === 'DamageDealtToPermanent') add('is dealt damage', data.object, data.amount, data.combat, revision);
  }
  return [...found.values()];
}
