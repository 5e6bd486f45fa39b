import { describe, expect, test } from '@jest/globals';
import {
  always,
  cost,
  creature,
  creatures,
  each,
  enchantment,
  inCombat,
  keywords,
  obeys,
  thisObject,
  type CardDefinition,
} from '@stacktrail/card-tree';
import type { Answer } from '@stacktrail/game-events';
import { act, ada, ben, Court, object, player } from './court.js';
import { attacked, attackWith, blockWith, permanent, refuses, type Row } from './refused.js';

const big = creature('Big', '', ['Giant'], 4, 4, keywords('haste'));
const bear = creature('Bear', '', ['Bear'], 2, 2, keywords('haste'));
const bird = creature('Bird', '', ['Bird'], 1, 1, keywords('haste'));
const meek = creature('Meek', '', ['Sheep'], 1, 1, keywords('haste'), always(thisObject, obeys("can't attack")));
const meekBlocker = creature('Meek', '', ['Sheep'], 1, 1, always(thisObject, obeys("can't block")));
const eager = creature('Eager', '', ['Dog'], 1, 1, always(thisObject, inCombat({ rule: 'blocks if able' })));
const lonely = creature(
  'Lonely',
  '',
  ['Wolf'],
  3,
  3,
  keywords('haste'),
  always(thisObject, inCombat({ rule: 'attacks only with', others: creatures, count: 1 })),
);
const menacing = creature('Menacing', '', ['Ogre'], 3, 3, keywords('haste', 'menace'));
const trampler = creature('Trampler', '', ['Boar'], 4, 4, keywords('haste', 'trample'));
const wall = creature('Wall', '', ['Wall'], 0, 4, keywords('defender'));
const double = creature(
  'Double',
  '',
  ['Giant'],
  4,
  4,
  always(thisObject, inCombat({ rule: 'can block additional', count: 1 })),
);

const ready =
  (...names: readonly string[]) =>
  async (court: Court): Promise<void> => {
    await court.passTo('precombat main');
    for (const name of names) await court.resolve(name);
    await court.passUntil('declare attackers');
  };
const blocked =
  (attacker: string, ...blockers: readonly string[]) =>
  async (court: Court): Promise<void> => {
    await attacked(attacker, ...blockers)(court);
    await court.answer(blockWith(court, attacker, ...blockers));
    await court.passUntil('assign combat damage');
  };
const assign = (court: Court, from: string, ...shares: readonly (readonly [string, number])[]): Answer => ({
  form: 'damage',
  assignments: shares.map(([to, amount]) => ({
    from: court.onBattlefield(from),
    to: to === 'Ben' ? player(ben) : to === 'Ada' ? player(ada) : permanent(court, to),
    amount,
  })),
});

const rows: readonly Row[] = [
  {
    rule: '302.6',
    what: 'an attack by a creature that has just come (CR 508.1a)',
    cards: [creature('Slow', '', ['Snail'], 1, 1), bear],
    until: ready('Slow', 'Bear'),
    answer: (court) => attackWith(court, 'Slow'),
  },
  {
    rule: '702.3b',
    what: 'an attack by a creature with defender',
    cards: [creature('Wall', '', ['Wall'], 0, 4, keywords('defender', 'haste')), bear],
    until: ready('Wall', 'Bear'),
    answer: (court) => attackWith(court, 'Wall'),
  },
  {
    rule: '508.1b',
    what: 'one creature at two players',
    cards: [bear],
    until: ready('Bear'),
    answer: (court) => attackWith(court, 'Bear', 'Bear'),
  },
  {
    rule: '508.1b',
    what: 'an attack on a creature',
    cards: [bear, bird],
    until: ready('Bear', 'Bird'),
    answer: (court) => ({
      form: 'attack',
      attacks: [{ attacker: court.onBattlefield('Bear'), defender: permanent(court, 'Bird') }],
    }),
  },
  {
    rule: '508.1c',
    what: 'an attack by what can’t attack',
    cards: [meek, bear],
    until: ready('Meek', 'Bear'),
    answer: (court) => attackWith(court, 'Meek'),
  },
  {
    rule: '508.1c',
    what: 'an attack alone by what can’t attack alone',
    cards: [lonely, bear],
    until: ready('Lonely', 'Bear'),
    answer: (court) => attackWith(court, 'Lonely'),
  },
  {
    rule: '509.1a',
    what: 'a block by a card in a hand',
    cards: [big],
    his: [bear],
    until: attacked('Big', 'Bear'),
    answer: (court) => ({
      form: 'block',
      blocks: [{ blocker: court.inHand('Bear', ben), attacker: court.onBattlefield('Big') }],
    }),
  },
  {
    rule: '509.1a',
    what: 'a block of a creature that isn’t attacking',
    cards: [big],
    his: [bear, wall],
    until: attacked('Big', 'Bear', 'Wall'),
    answer: (court) => blockWith(court, 'Wall', 'Bear'),
  },
  {
    rule: '509.1b',
    what: 'a block by what can’t block',
    cards: [big],
    his: [meekBlocker, bear],
    until: attacked('Big', 'Meek', 'Bear'),
    answer: (court) => blockWith(court, 'Big', 'Meek'),
  },
  {
    rule: '702.111b',
    what: 'one blocker where two at least are needed (CR 509.1b)',
    cards: [menacing],
    his: [bear, wall],
    until: attacked('Menacing', 'Bear', 'Wall'),
    answer: (court) => blockWith(court, 'Menacing', 'Bear'),
  },
  {
    rule: '509.1c',
    what: 'no block by what must block',
    cards: [big],
    his: [eager, wall],
    until: attacked('Big', 'Eager', 'Wall'),
    answer: (court) => blockWith(court, 'Big'),
  },
  {
    rule: '510.1a',
    what: 'less damage than the power',
    cards: [big],
    his: [bear, wall],
    until: blocked('Big', 'Bear', 'Wall'),
    answer: (court) => assign(court, 'Big', ['Bear', 2], ['Wall', 1]),
  },
  {
    rule: '510.1a',
    what: 'damage in fractions (CR 107.1a)',
    cards: [big],
    his: [bear, wall],
    until: blocked('Big', 'Bear', 'Wall'),
    answer: (court) => assign(court, 'Big', ['Bear', 1.5], ['Wall', 2.5]),
  },
  {
    rule: '510.1c',
    what: 'a blocked creature’s damage to the player',
    cards: [big],
    his: [bear, wall],
    until: blocked('Big', 'Bear', 'Wall'),
    answer: (court) => assign(court, 'Big', ['Ben', 4]),
  },
  {
    rule: '510.1e',
    what: 'damage by a creature that isn’t asked for any',
    cards: [big],
    his: [bear, wall],
    until: blocked('Big', 'Bear', 'Wall'),
    answer: (court) => assign(court, 'Bear', ['Big', 2]),
  },
  {
    rule: '702.19b',
    what: 'damage beyond a blocker that hasn’t been assigned lethal damage',
    cards: [trampler],
    his: [bear],
    until: blocked('Trampler', 'Bear'),
    answer: (court) => assign(court, 'Trampler', ['Bear', 1], ['Ben', 3]),
  },
  {
    rule: '510.1d',
    what: 'a blocker’s damage to a player',
    cards: [bear, bird],
    his: [double],
    until: async (court) => {
      await court.passTo('precombat main', ben, ben);
      await court.resolve('Double', ben);
      await ready('Bear', 'Bird')(court);
      await court.answer(attackWith(court, 'Bear', 'Bird'));
      await court.passUntil('declare blockers');
      const blocker = court.onBattlefield('Double');
      await court.answer({
        form: 'block',
        blocks: ['Bear', 'Bird'].map((name) => ({ blocker, attacker: court.onBattlefield(name) })),
      });
      await court.passUntil('assign combat damage');
    },
    answer: (court) => assign(court, 'Double', ['Ada', 4]),
  },
];

describe('declarations and assignments that the rules don’t allow', () => refuses(rows));

describe('a declaration that can’t be paid for is reversed whole (CR 731.1), and asked for again', () => {
  const toll = (rule: 'attack cost' | 'block cost'): CardDefinition =>
    enchantment('Toll', '', [], always(each(creatures), inCombat({ rule, cost: [cost.mana('{1}')] })));
  const pay = act({ do: 'pay' });
  const cancel = act({ do: 'cancel' });

  async function attackingAtACost(): Promise<Court> {
    const court = await Court.open([bear, toll('attack cost')], [wall]);
    await ready('Bear', 'Toll')(court);
    await court.answer(attackWith(court, 'Bear'));
    return court;
  }

  test('CR 508.1j: an attack that isn’t paid for; the creature isn’t tapped', async () => {
    const court = await attackingAtACost();
    expect((await court.attempt(pay)).result).toMatchObject({ accepted: true, reversed: { rule: '508.1j' } });
    expect([court.question.kind, court.question.player]).toEqual(['declare attackers', ada]);
    expect(court.state.objects.get(court.onBattlefield('Bear'))!.tapped).toBe(false);
  });

  test('CR 508.1: one that the player takes back', async () => {
    const court = await attackingAtACost();
    expect((await court.attempt(cancel)).result).toMatchObject({ accepted: true, reversed: { rule: '731.1' } });
    expect(court.question.kind).toBe('declare attackers');
    await court.answer({ form: 'attack', attacks: [] });
    expect(court.state.combat?.attackers ?? []).toEqual([]);
  });

  test('CR 509.1f: a block that isn’t paid for', async () => {
    const court = await Court.open([big], [bear, toll('block cost')]);
    await attacked('Big', 'Bear', 'Toll')(court);
    await court.answer(blockWith(court, 'Big', 'Bear'));
    expect((await court.attempt(pay)).result).toMatchObject({ accepted: true, reversed: { rule: '509.1f' } });
    expect([court.question.kind, court.question.player]).toEqual(['declare blockers', ben]);
    expect(court.state.combat!.attackers.every(({ blocked: isBlocked }) => !isBlocked)).toBe(true);
    expect(object(court.onBattlefield('Big'))).toEqual(object(court.state.combat!.attackers[0]!.object));
  });
});
