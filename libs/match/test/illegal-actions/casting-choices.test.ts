import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  additionalCost,
  artifact,
  artifacts,
  choose,
  cost,
  creature,
  creatures,
  counterSpell,
  dealDamage,
  destroy,
  enchantment,
  gainLife,
  instant,
  keywords,
  kicker,
  measured,
  mode,
  multikicker,
  sorcery,
  spell,
  staticAbility,
  target,
  whenThisEnters,
  X,
  type CardDefinition,
  type ManaType,
} from '@stacktrail/card-tree';
import { act, ada, ben, Court, object, player, select } from './court.js';
import { casting, number, permanent, pick, refuses, type Row } from './refused.js';
import { plot } from '@stacktrail/test-kit';

const surge = instant('Surge', '{X}', spell(gainLife(X)));
const mixed = instant('Mixed', '{W/U}', spell(gainLife(1)));
const dear = instant('Dear', '{1}', spell(gainLife(1)));
const kicked = instant('Kicked', '', kicker([cost.payLife(1)]), spell(gainLife(1)));
const often = instant('Often', '', multikicker([cost.payLife(1)]), spell(gainLife(1)));
const twice = sorcery('Twice', '', spell(target.any({ min: 2, max: 2 }), dealDamage(1)));
const rite = sorcery('Rite', '', additionalCost(cost.sacrifice(creatures)), spell(gainLife(1)));
const bear = creature('Bear', '', ['Bear'], 2, 2);
const bird = creature('Bird', '', ['Bird'], 1, 1);
const shy = creature('Shy', '', ['Ghost'], 1, 1, keywords('shroud'));
const bell = artifact('Bell', '', [], activated([cost.tap], gainLife(1)));
const lamp = (name: string, ...types: readonly ManaType[]): CardDefinition =>
  artifact(name, '', [], activated([cost.tap], addMana(types)));

const hers: readonly Row[] = [
  {
    rule: '107.3a',
    what: 'a negative X (CR 107.1b)',
    cards: [surge],
    until: casting('Surge'),
    answer: () => number(-1),
  },
  {
    rule: '107.3a',
    what: 'half of a number for X (CR 107.1a)',
    cards: [surge],
    until: casting('Surge'),
    answer: () => number(0.5),
  },
  {
    rule: '601.2b',
    what: 'a hybrid symbol paid with neither of its halves',
    cards: [mixed],
    until: casting('Mixed'),
    answer: () => pick('R'),
  },
  {
    rule: '702.33a',
    what: 'a kicker paid otherwise than once or not at all',
    cards: [kicked],
    until: casting('Kicked'),
    answer: () => pick('twice'),
  },
  {
    rule: '702.33c',
    what: 'a multikicker paid fewer than no times',
    cards: [often],
    until: casting('Often'),
    answer: () => number(-1),
  },
  {
    rule: '601.2c',
    what: 'the same target twice for one word (CR 115.3)',
    cards: [twice, bear, bird],
    until: casting('Twice', 'Bear', 'Bird'),
    answer: (court) => select(permanent(court, 'Bear'), permanent(court, 'Bear')),
  },
  {
    rule: '601.2c',
    what: 'a target that can’t be one (CR 702.18a)',
    cards: [twice, bear, bird],
    his: [shy],
    until: async (court) => {
      await court.passTo('precombat main', ben, ben);
      await court.resolve('Shy', ben);
      await casting('Twice', 'Bear', 'Bird')(court);
    },
    answer: (court) => select(permanent(court, 'Bear'), permanent(court, 'Shy')),
  },
  {
    rule: '601.2c',
    what: 'a spell as its own target (CR 115.5)',
    cards: [instant('Denial', '', spell(target.spell(), counterSpell())), instant('Cry', '', spell(gainLife(1)))],
    until: async (court) => {
      await court.passTo('precombat main');
      for (const name of ['Cry', 'Denial', 'Denial']) await court.answer(court.cast(name));
    },
    answer: (court) => select(object(court.state.stack.at(-1)!)),
  },
  {
    rule: '601.2g',
    what: 'an ability that is no mana ability, while mana is paid (CR 605.3a)',
    cards: [dear, bell],
    until: casting('Dear', 'Bell'),
    answer: (court) => court.use('Bell'),
  },
  {
    rule: '601.2g',
    what: 'a spell while another one is paid for',
    cards: [dear],
    until: casting('Dear'),
    answer: (court) => court.cast('Dear'),
  },
  {
    rule: '601.2g',
    what: 'a mana ability of what is tapped (CR 605.3a, 118.3)',
    cards: [instant('Dear', '{2}', spell(gainLife(1))), lamp('Lamp', 'C')],
    until: async (court) => {
      await casting('Dear', 'Lamp')(court);
      await court.answer(court.use('Lamp'));
    },
    answer: (court) => court.use('Lamp'),
  },
  {
    rule: '601.2h',
    what: 'mana that isn’t in the pool',
    cards: [dear, lamp('Lamp', 'W', 'U')],
    until: async (court) => {
      await casting('Dear', 'Lamp')(court);
      await court.answer(court.use('Lamp'));
      if (court.question.kind === 'activate mana abilities') await court.answer(act({ do: 'pay' }));
    },
    answer: () => ({ form: 'spend', mana: ['R'] }),
  },
  {
    rule: '601.2h',
    what: 'more mana than the cost (CR 601.2h: it is paid exactly)',
    cards: [dear, lamp('Lamp', 'W', 'U')],
    until: async (court) => {
      await casting('Dear', 'Lamp')(court);
      await court.answer(court.use('Lamp'));
      if (court.question.kind === 'activate mana abilities') await court.answer(act({ do: 'pay' }));
    },
    answer: () => ({ form: 'spend', mana: ['W', 'U'] }),
  },
  {
    rule: '601.2h',
    what: 'the sacrifice of another player’s creature (CR 701.21a)',
    cards: [rite, bear, bird],
    his: [shy],
    until: async (court) => {
      await court.passTo('precombat main', ben, ben);
      await court.resolve('Shy', ben);
      await casting('Rite', 'Bear', 'Bird')(court);
    },
    answer: (court) => select(permanent(court, 'Shy')),
  },
  {
    rule: '601.2h',
    what: 'two creatures where the cost is one',
    cards: [rite, bear, bird],
    until: casting('Rite', 'Bear', 'Bird'),
    answer: (court) => select(permanent(court, 'Bear'), permanent(court, 'Bird')),
  },
  {
    rule: '602.2b',
    what: 'a cost of an ability paid with what doesn’t fit',
    cards: [enchantment('Altar', '', [], activated([cost.sacrifice(creatures)], gainLife(1))), bear, bird],
    until: async (court) => {
      await court.passTo('precombat main');
      for (const name of ['Altar', 'Bear', 'Bird']) await court.resolve(name);
      await court.answer(court.use('Altar'));
    },
    answer: (court) => select(permanent(court, 'Altar')),
  },
  {
    rule: '700.2b',
    what: 'a mode of a triggered ability that isn’t there (CR 603.3c)',
    cards: [creature('Choosy', '', ['Elf'], 1, 1, whenThisEnters(choose(1, mode(gainLife(1)), mode(gainLife(2)))))],
    until: async (court) => {
      await casting('Choosy')(court);
      await court.passUntil('choose modes');
    },
    answer: () => pick('3'),
  },
  {
    rule: '601.2c',
    what: 'a target that a triggered ability can’t have (CR 603.3d)',
    cards: [creature('Sniper', '', ['Elf'], 1, 1, whenThisEnters(target.any(), dealDamage(1)))],
    until: async (court) => {
      await casting('Sniper')(court);
      await court.passUntil('choose targets');
    },
    answer: (court) => select(object(court.inHand('Sniper'))),
  },
  {
    rule: '700.2a',
    what: 'a mode without a legal target',
    cards: [
      instant(
        'Charm',
        '',
        spell(choose(1, mode(target.creature(), destroy(target())), mode(gainLife(1)), mode(gainLife(2)))),
      ),
    ],
    until: casting('Charm'),
    answer: () => pick('1'),
  },
];

describe('choices of casting and activating that the rules don’t allow', () => refuses(hers));

describe('what can be proposed and not completed is reversed, and the same player has priority', () => {
  interface Reversal {
    readonly rule: string;
    readonly what: string;
    readonly cards: readonly CardDefinition[];
    readonly until: (court: Court) => Promise<void>;
    readonly answer: (court: Court) => ReturnType<Court['cast']>;
  }
  const paying = act({ do: 'pay' });
  const onTable =
    (...names: readonly string[]) =>
    async (court: Court): Promise<void> => {
      await court.passTo('precombat main');
      for (const name of names) await court.resolve(name);
    };
  const forbids = enchantment(
    'Ban',
    '',
    [],
    staticAbility({
      static: "players can't",
      who: 'any player',
      what: 'cast spells',
      filter: measured('mana value', 'at least', 2),
    }),
  );

  const rows: readonly Reversal[] = [
    {
      rule: '601.2h',
      what: 'an additional cost that can’t be paid (CR 118.8, 118.3)',
      cards: [rite],
      until: onTable(),
      answer: (court) => court.cast('Rite'),
    },
    {
      rule: '119.4',
      what: 'more life than there is, as an additional cost',
      cards: [sorcery('Blood', '', additionalCost(cost.payLife(21)), spell(gainLife(1)))],
      until: onTable(),
      answer: (court) => court.cast('Blood'),
    },
    {
      rule: '601.2h',
      what: 'an X that can’t be paid for (CR 107.3a)',
      cards: [surge],
      until: async (court) => {
        await casting('Surge')(court);
        await court.answer(number(3));
      },
      answer: () => paying,
    },
    {
      rule: '601.2e',
      what: 'a spell that what was announced made a forbidden one (CR 601.5)',
      cards: [surge, forbids],
      until: casting('Surge', 'Ban'),
      answer: () => number(2),
    },
    {
      rule: '601.2c',
      what: 'an ability without a legal target (CR 602.2b)',
      cards: [artifact('Bow', '', [], activated([cost.mana('{0}')], target.creature(), dealDamage(1, target())))],
      until: onTable('Bow'),
      answer: (court) => court.use('Bow'),
    },
    {
      rule: '601.2h',
      what: 'an ability whose mana isn’t paid (CR 602.2b)',
      cards: [artifact('Well', '', [], activated([cost.mana('{1}')], gainLife(1)))],
      until: async (court) => {
        await onTable('Well')(court);
        await court.answer(court.use('Well'));
      },
      answer: () => paying,
    },
    {
      rule: '601.2h',
      what: 'a part of the mana only: nothing is paid in part',
      cards: [instant('Dear', '{2}', spell(gainLife(1))), lamp('Lamp', 'C')],
      until: async (court) => {
        await casting('Dear', 'Lamp')(court);
        await court.answer(court.use('Lamp'));
      },
      answer: () => paying,
    },
    {
      rule: '700.2a',
      what: 'a spell none of whose modes is legal',
      cards: [
        instant(
          'Charm',
          '',
          spell(choose(1, mode(target.creature(), destroy(target())), mode(target.one(artifacts), destroy(target())))),
        ),
      ],
      until: onTable(),
      answer: (court) => court.cast('Charm'),
    },
  ];

  test.each(rows)('CR $rule: $what', async ({ rule, cards, until, answer }) => {
    const court = await Court.open(cards, [plot]);
    await until(court);
    let { result } = await court.attempt(answer(court));
    expect(result).toMatchObject({ accepted: true });
    while (court.question.kind === 'keep mana ability') ({ result } = await court.attempt(pick('reverse')));
    expect(result).toMatchObject({ accepted: true, reversed: { rule } });
    const events = result.accepted ? result.events : [];
    expect(events.find(({ type }) => type === 'ActionReversed')).toMatchObject({
      rule: '731.1',
      data: { reason: 'illegal action', detail: expect.stringContaining(rule) },
    });
    expect([court.state.stack, court.question.kind, court.question.player]).toEqual([[], 'priority', ada]);
    expect(player(court.state.priority)).toEqual(player(ada));
  });
});
