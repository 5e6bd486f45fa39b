import { describe, expect, test } from '@jest/globals';
import {
  always,
  beginningOf,
  choose,
  creature,
  dealDamage,
  dealDividedDamage,
  draw,
  enchantment,
  gainLife,
  instant,
  keywords,
  mode,
  sorcery,
  spell,
  target,
  thisObject,
  triggered,
} from '@stacktrail/card-tree';
import { ada, ben, Court, object, pass, player, select } from './court.js';
import { attacked, attackWith, refuses, type Row } from './refused.js';
import { plot } from '@stacktrail/test-kit';

const bolt = instant('Bolt', '', spell(target.any(), dealDamage(1)));
const fork = sorcery('Fork', '', spell(target.any({ min: 2, max: 2, divide: 3 }), dealDividedDamage()));
const charm = instant('Charm', '', spell(choose(1, mode(gainLife(1)), mode(gainLife(2)), mode(gainLife(3)))));
const wisdom = sorcery('Wisdom', '', spell(draw(4)));
const bear = creature('Bear', '', ['Bear'], 2, 2, keywords('haste'));
const bird = creature('Bird', '', ['Bird'], 1, 1, keywords('haste', 'flying'));
const hawk = creature('Hawk', '', ['Bird'], 1, 1, keywords('flying'));
const berserker = creature(
  'Berserker',
  '',
  ['Berserker'],
  2,
  1,
  keywords('haste'),
  always(thisObject, { change: 'rule', rule: 'attacks each combat if able' }),
);
const combat = beginningOf('beginning of combat', 'you');
const drums = enchantment('Drums', '', [], triggered(combat, gainLife(1)), triggered(combat, gainLife(2)));

const inMain = async (court: Court, name: string): Promise<void> => {
  await court.passTo('precombat main');
  await court.answer(court.cast(name));
};
const rows: readonly Row[] = [
  {
    rule: '601.2c',
    what: 'a target that the spell can’t have',
    cards: [bolt],
    until: (court) => inMain(court, 'Bolt'),
    answer: (court) => select(object(court.inHand('Bolt'))),
  },
  {
    rule: '601.2c',
    what: 'more targets than the spell has',
    cards: [bolt],
    until: (court) => inMain(court, 'Bolt'),
    answer: () => select(player(ada), player(ben)),
  },
  {
    rule: '601.2c',
    what: 'no target where the spell has one',
    cards: [bolt],
    until: (court) => inMain(court, 'Bolt'),
    answer: () => select(),
  },
  {
    rule: '601.2d',
    what: 'a division that isn’t whole',
    cards: [fork],
    until: (court) => inMain(court, 'Fork'),
    answer: () => ({
      form: 'divide',
      shares: [
        { to: player(ada), amount: 1 },
        { to: player(ben), amount: 1 },
      ],
    }),
  },
  {
    rule: '601.2d',
    what: 'a division that leaves a target nothing',
    cards: [fork],
    until: (court) => inMain(court, 'Fork'),
    answer: () => ({
      form: 'divide',
      shares: [
        { to: player(ada), amount: 3 },
        { to: player(ben), amount: 0 },
      ],
    }),
  },
  {
    rule: '700.2a',
    what: 'a mode that isn’t there',
    cards: [charm],
    until: (court) => inMain(court, 'Charm'),
    answer: () => ({ form: 'pick', keys: ['4'] }),
  },
  {
    rule: '700.2a',
    what: 'two modes where one is chosen',
    cards: [charm],
    until: (court) => inMain(court, 'Charm'),
    answer: () => ({ form: 'pick', keys: ['1', '2'] }),
  },
  {
    rule: '508.1a',
    what: 'an attack by another player’s creature',
    cards: [bear],
    his: [bird],
    until: async (court) => {
      await court.passTo('precombat main', ben, ben);
      await court.resolve('Bird', ben);
      await court.passTo('precombat main');
      await court.resolve('Bear');
      await court.passUntil('declare attackers');
    },
    answer: (court) => attackWith(court, 'Bird'),
  },
  {
    rule: '508.1b',
    what: 'an attack on oneself',
    cards: [bear],
    until: async (court) => {
      await court.passTo('precombat main');
      await court.resolve('Bear');
      await court.passUntil('declare attackers');
    },
    answer: (court) => ({
      form: 'attack',
      attacks: [{ attacker: court.onBattlefield('Bear'), defender: player(ada) }],
    }),
  },
  {
    rule: '508.1d',
    what: 'no attack by what must attack',
    cards: [berserker, bear],
    until: async (court) => {
      await court.passTo('precombat main');
      await court.resolve('Bear');
      await court.resolve('Berserker');
      await court.passUntil('declare attackers');
    },
    answer: () => ({ form: 'attack', attacks: [] }),
  },
  {
    rule: '509.1a',
    what: 'a block by the attacker itself',
    cards: [bear],
    his: [bird],
    until: attacked('Bear', 'Bird'),
    answer: (court) => ({
      form: 'block',
      blocks: [{ blocker: court.onBattlefield('Bear'), attacker: court.onBattlefield('Bear') }],
    }),
  },
  {
    rule: '702.9b',
    what: 'a block of a creature with flying by one without',
    cards: [bird],
    his: [bear, hawk],
    until: attacked('Bird', 'Bear', 'Hawk'),
    answer: (court) => ({
      form: 'block',
      blocks: [{ blocker: court.onBattlefield('Bear'), attacker: court.onBattlefield('Bird') }],
    }),
  },
  {
    rule: '514.1',
    what: 'discarding fewer cards than one has too many',
    cards: [wisdom],
    until: async (court) => {
      await court.passTo('precombat main');
      await court.resolve('Wisdom');
      await court.passUntil('discard to hand size');
    },
    answer: () => select(),
  },
  {
    rule: '603.3b',
    what: 'an order that leaves an ability out',
    cards: [drums],
    until: async (court) => {
      await court.passTo('precombat main');
      await court.resolve('Drums');
      await court.passUntil('order triggers');
    },
    answer: () => ({ form: 'order', keys: [] }),
  },
  {
    rule: '117.1',
    what: 'an answer of another form',
    cards: [bear],
    until: (court) => court.passTo('precombat main'),
    answer: () => ({ form: 'number', value: 1 }),
  },
];

describe('an answer that the rules don’t allow is refused with its rule, and nothing is stored', () => {
  refuses(rows);
});

describe('what can be proposed and not completed is reversed (CR 731.1)', () => {
  const dear = instant('Dear', '{3}', spell(gainLife(1)));
  const kill = instant('Kill', '', spell(target.creature(), dealDamage(1)));

  test('CR 601.2h: a spell whose mana can’t be paid goes back to the hand', async () => {
    const court = await Court.open([dear], [plot]);
    const before = court.state.players[ada]!.hand;
    await court.answer(court.cast('Dear'));
    const { result } = await court.attempt({ form: 'action', action: { do: 'pay' } });
    expect(result).toMatchObject({ accepted: true, reversed: { rule: '601.2h' } });
    const events = result.accepted ? result.events : [];
    expect(events.find(({ type }) => type === 'ActionReversed')).toMatchObject({
      rule: '731.1',
      data: { reason: 'illegal action', detail: expect.stringContaining('601.2h') },
    });
    expect([court.state.players[ada]!.hand, court.state.stack]).toEqual([before, []]);
  });

  test('CR 731.1: one that the player takes back, too', async () => {
    const court = await Court.open([dear], [plot]);
    await court.answer(court.cast('Dear'));
    const { result } = await court.attempt({ form: 'action', action: { do: 'cancel' } });
    expect(result).toMatchObject({ accepted: true, reversed: { rule: '731.1' } });
    expect(court.state.stack).toEqual([]);
  });

  test('CR 731.2: the player who had priority retains it and may act again', async () => {
    const court = await Court.open([dear], [plot]);
    await court.answer(court.cast('Dear'));
    await court.answer({ form: 'action', action: { do: 'cancel' } });
    expect([court.question.kind, court.question.player]).toEqual(['priority', ada]);
    await court.answer(court.cast('Dear'));
    expect(court.state.stack).toHaveLength(1);
  });

  test('CR 601.2c: a spell without a legal target', async () => {
    const court = await Court.open([kill], [plot]);
    const { result, stored } = await court.attempt(court.cast('Kill'));
    if (result.accepted) expect(result.reversed).toMatchObject({ rule: '601.2c' });
    else expect([result.rule, stored]).toEqual(['601.2c', 0]);
    expect(court.state.stack).toEqual([]);
  });

  test('CR 118.6: a spell without a mana cost', async () => {
    const unpayable = { ...dear, faces: [{ ...dear.faces[0], manaCost: null }] } as const;
    const court = await Court.open([unpayable], [plot]);
    const { result } = await court.attempt(court.cast('Dear'));
    expect(result).toMatchObject({ accepted: true, reversed: { rule: '601.2h' } });
    expect(court.state.stack).toEqual([]);
  });
});

test('CR 117.1: a player without priority is not heard, and nothing is stored', async () => {
  const court = await Court.open([plot], [bolt]);
  await expect(court.outOfTurn(ben, pass)).rejects.toThrow('seat 0');
});
