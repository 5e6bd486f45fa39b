import { describe, expect, test } from '@jest/globals';
import type { EventType } from '@stacktrail/game-events';
import { needsCorpus } from '@stacktrail/test-kit';
import { oracleCards, playSituation } from './play.js';

const myr = 'Darksteel Myr';
const spells: readonly (readonly [spell: string, does: EventType, target?: string])[] = [
  ['Beast Within', 'TokensCreated'],
  ['Consign to the Pit', 'DamageDealtToPlayer'],
  ['Contract Killing', 'TokensCreated'],
  ['Destructive Revelry', 'DamageDealtToPlayer'],
  ['Feed the Swarm', 'LifeLost'],
  ['Generous Gift', 'TokensCreated'],
  ['Natural End', 'LifeGained'],
  ["Nature's Claim", 'LifeGained'],
  ['Phthisis', 'LifeLost'],
  ['Pistus Strike', 'PlayerCountersPut', 'Darksteel Gargoyle'],
  ['Pongify', 'TokensCreated'],
  ['Rapid Hybridization', 'TokensCreated'],
  ["Sagittars' Volley", 'DamageDealtToPermanent', 'Darksteel Gargoyle'],
  ['Sip of Hemlock', 'LifeLost'],
  ['Spread the Sickness', 'KeywordActionTaken'],
];

if (oracleCards === undefined) {
  test.skip(`rulings on indestructible targets: ${needsCorpus}`, () => {});
} else {
  const cards = oracleCards;
  describe('CR 608.2b, 702.12b: where the target is legal but isn’t destroyed, the rest happens', () => {
    test.each(spells)('%s (%s)', (spell, does, target = myr) => {
      const played = playSituation(cards, {
        setup: [
          ['hand', 'A', spell],
          ['battlefield', 'B', target],
        ],
        actions: [{ kind: 'cast', card: spell, targets: [{ name: target }] }, { kind: 'waitStackResolved' }],
        asserts: [{ kind: 'permanentCount', player: 'B', name: target, value: 1 }],
      });
      expect(played.verdict).toBe('pass');
      expect(played.count(does)).toBeGreaterThan(0);
    });
  });
}
