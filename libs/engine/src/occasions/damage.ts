import { damageUntilExcess } from '@stacktrail/characteristics';
import type { AnyGameEvent, ObjectId, Revision } from '@stacktrail/game-events';
import { type GameState, makeOccasion, type Occasion } from '@stacktrail/game-state';
import type { OccasionTable } from './occasion-table.js';

/** CR 120.3: the recipients of damage. Occasions for all damage of a source come from several facts together. */
export const damageOccasions: OccasionTable = {
  DamageDealtToPlayer: {
    gives: ['deals damage', 'player is dealt damage'],
    of(_state, { data: { source, player, amount, combat } }) {
      return [
        makeOccasion('deals damage', source, { player, amount, combat, damaged: 'player' }),
        makeOccasion('player is dealt damage', source, { player, amount, combat, other: source }),
      ];
    },
  },
  DamageDealtToPermanent: {
    gives: ['deals damage', 'is dealt damage', 'is dealt excess damage'],
    of: (_state, { data: { source, object, amount, combat } }) => [
      makeOccasion('deals damage', source, { thatObject: object, other: object, amount, combat, damaged: 'permanent' }),
    ],
  },
};

/** An occasion that several facts give together. */
export interface SharedOccasion {
  readonly occasion: Occasion;
  readonly causes: readonly Revision[];
}

/**
 * CR 603.2: simultaneous damage is one event for each source, whatever it is dealt to, and one for each permanent,
 * whatever deals it.
 */
export function damageOccasionsOf(before: GameState, events: readonly AnyGameEvent[]): readonly SharedOccasion[] {
  const found = new Map<string, SharedOccasion>();
  const add = (on: Occasion['on'], object: ObjectId, amount: number, combat: boolean, cause: Revision): void => {
    const key = `${on} ${object}`;
    const { occasion, causes } = found.get(key) ?? { occasion: makeOccasion(on, object, { combat }), causes: [] };
    found.set(key, { occasion: { ...occasion, amount: occasion.amount + amount }, causes: [...causes, cause] });
  };
  for (const { type, data, revision } of events) {
    if (type !== 'DamageDealtToPlayer' && type !== 'DamageDealtToPermanent') continue;
    add('deals damage', data.source, data.amount, data.combat, revision);
    if (type === 'DamageDealtToPermanent') add('is dealt damage', data.object, data.amount, data.combat, revision);
  }
  if (before.catalog.watched.has('is dealt excess damage')) addExcess(before, events, found);
  return [...found.values()];
}

/** CR 120.10: excess damage is counted for all sources together, after the damage has been dealt. */
function addExcess(before: GameState, events: readonly AnyGameEvent[], found: Map<string, SharedOccasion>): void {
  for (const [id, { amount, deathtouch, combat, causes }] of damageTo(events)) {
    const object = before.objects.get(id);
    const excess = object === undefined ? 0 : amount - damageUntilExcess(before, object, deathtouch);
    if (excess <= 0) continue;
    const occasion = makeOccasion('is dealt excess damage', id, { amount: excess, combat });
    found.set(`${occasion.on} ${id}`, { occasion, causes });
  }
}

interface DamageTo {
  readonly amount: number;
  readonly deathtouch: boolean;
  readonly combat: boolean;
  readonly causes: readonly Revision[];
}

/** All the damage to each permanent. */
function damageTo(events: readonly AnyGameEvent[]): ReadonlyMap<ObjectId, DamageTo> {
  const all = new Map<ObjectId, DamageTo>();
  for (const { type, data, revision } of events) {
    if (type !== 'DamageDealtToPermanent') continue;
    const known = all.get(data.object);
    all.set(data.object, {
      amount: (known?.amount ?? 0) + data.amount,
      deathtouch: data.deathtouch || known?.deathtouch === true,
      combat: data.combat,
      causes: [...(known?.causes ?? []), revision],
    });
  }
  return all;
}
