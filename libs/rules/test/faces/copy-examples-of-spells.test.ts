import { describe, expect, test } from '@jest/globals';
import {
  activated,
  additionalCost,
  all,
  always,
  alsoBecomes,
  base,
  cost,
  create,
  creature,
  creatures,
  creatureToken,
  dealDamage,
  each,
  gainLife,
  gets,
  instant,
  kept,
  keywords,
  others,
  permanents,
  powerOf,
  putCounters,
  result,
  sorcery,
  spell,
  staticAbility,
  target,
  thatObject,
  thisObject,
  triggered,
  twoFaced,
  untilEndOfTurn,
  youControl,
  type Effect,
  type Filter,
  twiceThatMany,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  pay,
  player,
  select,
  bear,
  doing,
  resolves,
  watching,
  alice,
  bob,
  position,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';
import { shifter } from './shifters.js';

const nameOf = (table: Table, id: ObjectId): string => table.now(id).printed.name;

describe('CR 707.10: copies of spells', () => {
  const twin = instant('Twin', '', spell(target.spell(), { do: 'copy spell', what: target() }));

  test('CR 707.10 example 2: the copy knows the creature that was sacrificed for the original', () => {
    const thrown = powerOf({ objects: 'paid', cost: 'sacrifice' });
    const fling = instant(
      'Fling',
      '',
      additionalCost(cost.sacrifice(creatures)),
      spell(target.any(), dealDamage(thrown)),
    );
    const p = position();
    const food = p.battlefield(alice, creature('Giant', '{4}', ['Giant'], 5, 5));
    const [card, copy] = [p.hand(alice, fling), p.hand(alice, twin)];
    const table = new Table(p);
    table.cast(card, select(player(bob)));
    for (let i = 0; table.question.kind !== 'priority' && i < 3; i++) {
      table.answer(table.question.form === 'select' ? select(food) : pay);
    }
    table.cast(copy);
    table.passAll();
    table.passAll();
    expect(table.life(bob)).toBe(15);
    table.passAll();
    expect(table.life(bob)).toBe(10);
  });

  test('CR 707.10 example 3: mana was spent on the original and none on the copy', () => {
    const spent = { amount: 'mana spent', types: ['G'] } as const;
    const infusion = instant(
      'Infusion',
      '{2}',
      spell({
        do: 'if',
        condition: { if: 'compare', left: spent, compare: 'at least', right: 1 },
        then: [gainLife(3)],
      }),
    );
    const p = position(pools('GW'));
    const [card, copy] = [p.hand(alice, infusion), p.hand(alice, twin)];
    const table = new Table(p);
    table.cast(card, pay);
    table.cast(copy);
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.stack]).toEqual([20, ['Infusion']]);
    table.passAll();
    expect(table.life(alice)).toBe(23);
  });

  test('CR 707.10e example: of two tokens that the copy would target, its controller chooses one', () => {
    const one: Filter = { is: 'targets', what: all(creatures, youControl), only: true };
    const heroism = watching(
      'Heroism',
      triggered(
        { on: 'casts', who: 'you', what: all(one, { is: 'number of targets', compare: 'exactly', to: 1 }) },
        create(1, creatureToken(1, 1, ['R'], ['Soldier']), { label: 'token' }),
        { do: 'copy spell', what: thatObject, targeting: result('token') },
      ),
    );
    const p = position();
    p.battlefield(alice, heroism);
    p.battlefield(
      alice,
      watching(
        'Procession',
        staticAbility({
          static: 'replacement',
          replacement: { would: 'create tokens', who: 'you', instead: twiceThatMany },
        }),
      ),
    );
    const mine = p.battlefield(alice, bear);
    const card = p.hand(alice, instant('Triumph', '', spell(target.creature(), untilEndOfTurn(target(), gets(2, 2)))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    const tokens = table.state.battlefield.filter((id) => table.object(id).kind === 'token');
    expect([table.question.rule, tokens.length]).toEqual(['707.10e', 2]);
    table.answer(select(tokens[1]!));
    table.passAll();
    expect([mine, ...tokens].map((id) => size(table.state, id))).toEqual(['2/2', '1/1', '3/3']);
  });
});

test('CR 707.11 example: an ability goes on with the permanent that it is of, whatever that has become', () => {
  const olivia = creature(
    'Olivia',
    '',
    ['Vampire'],
    3,
    3,
    activated(
      [cost.mana('{0}')],
      target.creature(others),
      dealDamage(1, target(), thisObject),
      untilEndOfTurn(target(), alsoBecomes([], ['Vampire'])),
      putCounters('+1/+1', thisObject),
    ),
  );
  const p = position();
  const one = p.battlefield(alice, shifter);
  const victim = p.battlefield(bob, creature('Wall', '{4}', ['Wall'], 0, 8));
  const card = p.hand(alice, olivia);
  const rat = p.hand(alice, instant('Rat', '', spell(create(1, creatureToken(1, 1, [], ['Rat'])))));
  const table = new Table(p);
  resolves(table, card);
  table.passAll();
  expect(nameOf(table, one)).toBe('Olivia');
  table.answers(table.use(one), select(victim));
  resolves(table, rat);
  table.passAll();
  expect([nameOf(table, one), table.stack]).toEqual(['Rat Token', ['ability of Rat Token']]);
  table.passAll();
  expect([table.object(victim).damage, table.object(one).counters]).toEqual([1, [{ kind: '+1/+1', count: 1 }]]);
});

test('CR 712.13a example: what would enter with a sorcery as its other face up is put into its owner’s graveyard', () => {
  const front = { ...creature('Invasion', '', ['Siege'], 0, 0).faces[0], types: ['Battle'] as const, defense: 4 };
  const { power: _power, toughness: _toughness, ...battle } = front;
  const siege = twoFaced(
    'transforming',
    { ...creature('Invasion', '', ['Siege'], 0, 0), faces: [battle] },
    sorcery('Valor', '', spell(gainLife(1))),
  );
  const entered = (night: boolean) => {
    const p = position((state) => {
      state.designations = [{ name: night ? 'night' : 'day', player: null, value: 0, until: null, turn: 1 }];
    });
    p.battlefield(alice, watching('Lattice', always(each(permanents), alsoBecomes(['Creature'], []), base(4, 4))));
    p.battlefield(alice, creature('Admirer', '{2}{G}', ['Human'], 1, 4, ...keywords('daybound')));
    const model = { objects: 'each', filter: { is: 'named', name: 'Admirer' } } as const;
    const mystic: Effect = {
      do: 'replace',
      next: true,
      keep: model,
      replacement: {
        would: 'enter',
        what: creatures,
        instead: { enters: 'as a copy', of: { is: 'one of', objects: kept }, must: true },
      },
      until: 'this turn',
    };
    const [reflection, card] = [p.hand(alice, doing(mystic)), p.hand(alice, siege)];
    const table = new Table(p);
    resolves(table, reflection);
    resolves(table, card);
    return [table.zoneOf(card), nameOf(table, card)];
  };
  expect([entered(false), entered(true)]).toEqual([
    ['battlefield', 'Admirer'],
    ['graveyard', 'Invasion'],
  ]);
});
