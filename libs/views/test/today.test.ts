import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { evolveInPlay, foldInPlay } from '@stacktrail/engine';
import { GameEvent, type EventData, type EventType, type Revision } from '@stacktrail/game-events';
import { alice, position, shippedDecks, playAtRandom } from '@stacktrail/test-kit';
import { differencesToday } from '../src/today.js';
import { before, bob, object, there } from './told.js';

function differences<K extends EventType>(type: K, data: EventData<K>): readonly string[] {
  const event = new GameEvent(type, data, (before.revision + 1) as Revision, '510.1', [], 0 as never, null, null, null);
  return differencesToday(event as never, { before, after: evolveInPlay(before, event) });
}

describe('where today’s rules would find other values than an old game did', () => {
  const assignments = [{ from: there.bear, to: object(there.elf), amount: 3 }];

  test('CR 510.1a: the power that combat damage rested on', () => {
    const data = (power: number): EventData<'CombatDamageAssigned'> => ({
      assignments,
      powers: [{ object: there.bear, power }],
    });
    expect(differences('CombatDamageAssigned', data(2))).toEqual([]);
    expect(differences('CombatDamageAssigned', data(3))).toEqual([
      "The game had 3 as Bear's power; today it would be 2.",
    ]);
  });

  test('CR 510.1a: power below 0 is none', () => {
    const p = position();
    const weak = p.battlefield(alice, creature('Weak', '{B}', [], -1, 3));
    const state = p.state();
    const data: EventData<'CombatDamageAssigned'> = { assignments: [], powers: [{ object: weak, power: 0 }] };
    const event = new GameEvent('CombatDamageAssigned', data, 9 as Revision, '510.1', [], 0 as never, null, null, null);
    expect(differencesToday(event as never, { before: state, after: state })).toEqual([]);
  });

  test('CR 119.3: the life total', () => {
    expect(differences('LifeLost', { player: bob, amount: 3, life: 17 })).toEqual([]);
    expect(differences('LifeLost', { player: bob, amount: 3, life: 18 })).toEqual([
      "The game had 18 as Player 2's life total; today it would be 17.",
    ]);
  });

  test('there is none in a game played today', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }).map(String), (seed) => {
        const { catalog, events } = playAtRandom(shippedDecks, seed, 400);
        const timeline = foldInPlay(catalog, events);
        for (const event of events) {
          const around = { before: timeline.at((event.revision - 1) as Revision), after: timeline.at(event.revision) };
          expect(differencesToday(event, around)).toEqual([]);
        }
      }),
      { numRuns: 4 },
    );
  });
});
