import { describe } from '@jest/globals';
import { cost, creature, creatures, instant, keywords, staticAbility, type Cost } from '@stacktrail/card-tree';
import { ben, player, select, type Court } from './court.js';
import { attackWith, permanent, pick, refuses, type Row } from './refused.js';

const keen = (price: Cost) =>
  creature(
    'Keen',
    '',
    ['Fox'],
    2,
    2,
    ...keywords('haste'),
    staticAbility({ static: 'may as it attacks', cost: [price], effects: [] }),
  );
const cry = instant('Cry', '');

/** Ada attacks with the creature that may be paid for; others wait. */
const asked =
  (...others: readonly string[]) =>
  async (court: Court): Promise<void> => {
    await court.passTo('precombat main', ben, ben);
    await court.passTo('precombat main');
    for (const name of ['Keen', ...others]) await court.resolve(name);
    await court.passUntil('declare attackers');
    await court.answer(attackWith(court, 'Keen'));
  };

const agreed =
  (...others: readonly string[]) =>
  async (court: Court): Promise<void> => {
    await asked(...others)(court);
    await court.answer(pick('yes'));
  };

const rows: readonly Row[] = [
  {
    rule: '508.1g',
    what: 'an optional cost to attack that is neither paid nor declined',
    cards: [keen(cost.payLife(1))],
    his: [cry],
    until: asked(),
    answer: () => pick('later'),
  },
  {
    rule: '508.1j',
    what: 'tapping the attacker itself to pay for its attack',
    cards: [keen(cost.tapPermanents(creatures))],
    his: [cry],
    until: agreed('Keen', 'Keen'),
    answer: (court) => select(permanent(court, 'Keen')),
  },
  {
    rule: '508.1j',
    what: 'sacrificing a player',
    cards: [keen(cost.sacrifice(creatures))],
    his: [cry],
    until: agreed('Keen'),
    answer: () => select(player(ben)),
  },
];

describe('optional costs to attack', () => refuses(rows));
