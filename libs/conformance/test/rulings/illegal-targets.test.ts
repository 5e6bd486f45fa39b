import { describe, expect, test } from '@jest/globals';
import type { AnyGameEvent } from '@stacktrail/game-events';
import { needsCorpus } from '@stacktrail/test-kit';
import { oracleCards, playSituation } from './play.js';
import { spellsWithOneTarget } from './spells-with-one-target.js';

/** What such a spell would do besides, and what its player would have of it. */
const noneOfIt = [
  'LifeGained',
  'LifeLost',
  'TokensCreated',
  'DamageDealtToPlayer',
  'DamageDealtToPermanent',
  'CountersPut',
  'ContinuousEffectBegan',
] as const;

/** A card is drawn, milled or found. */
const isFromLibrary = (event: AnyGameEvent): boolean => event.type === 'ObjectMoved' && event.data.from === 'library';

if (oracleCards === undefined) {
  test.skip(`rulings on illegal targets: ${needsCorpus}`, () => {});
} else {
  const cards = oracleCards;
  describe.each(spellsWithOneTarget)(
    'CR 608.2b: where the target (of %s: %s) is gone, the spell doesn’t resolve, and nothing of it happens',
    (controller, target, spells) => {
      test.each(spells)('%s', (spell) => {
        const played = playSituation(cards, {
          setup: [
            ['hand', 'A', spell],
            ['hand', 'B', 'Boomerang'],
            ['battlefield', controller, target],
          ],
          actions: [
            { kind: 'cast', card: spell, targets: [{ name: target }] },
            { kind: 'cast', player: 'B', card: 'Boomerang', targets: [{ name: target }] },
            { kind: 'waitStackResolved' },
          ],
          asserts: [
            { kind: 'handCount', player: controller, name: target, value: 1 },
            { kind: 'graveyardCount', player: 'A', name: spell, value: 1 },
            { kind: 'life', player: 'A', value: 20 },
            { kind: 'life', player: 'B', value: 20 },
          ],
        });
        expect(played.verdict).toBe('pass');
        expect(played.count('ResolutionFailed')).toBe(1);
        expect(played.events.filter(isFromLibrary)).toEqual([]);
        expect(noneOfIt.filter((type) => played.count(type) > 0)).toEqual([]);
      });
    },
  );
}
