import { describe, expect, test } from '@jest/globals';
import {
  activated,
  always,
  attached,
  cost,
  creature,
  creatures,
  draw,
  each,
  enchant,
  enchantment,
  endStep,
  gets,
  instant,
  later,
  meldPair,
  result,
  sorcery,
  spell,
  subtype,
  target,
  thisObject,
  triggered,
  twoFaced,
  type Effect,
  type Objects,
} from '@stacktrail/card-tree';
import {
  act,
  pay,
  select,
  bear,
  forest,
  zap,
  doing,
  done,
  resolves,
  watching,
  alice,
  bob,
  position,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';

const convert = (what: Objects): Effect => ({ do: 'convert', what });
const robot = twoFaced(
  'transforming',
  creature('Robot', '{2}', ['Robot'], 3, 3, activated([cost.mana('{0}')], convert(thisObject))),
  creature('Car', '', ['Vehicle'], 5, 5),
);

describe('CR 701.27, 701.28: turning over', () => {
  test('CR 701.28d: what would convert into a sorcery doesn’t', () => {
    const page = twoFaced(
      'transforming',
      creature('Scribe', '{2}', ['Human'], 0, 4),
      sorcery('Page', '', spell(draw(1))),
    );
    const table = done([convert(each(creatures))], (p) => void p.battlefield(alice, page));
    expect(table.of('Transformed')).toEqual([]);
  });

  test('CR 701.28e: an ability of the permanent converts it only if it hasn’t turned over since', () => {
    const p = position();
    const id = p.battlefield(alice, robot);
    const flip = p.hand(alice, instant('Turn', '', spell(target.creature(), { do: 'transform', what: target() })));
    const table = new Table(p);
    table.activate(id);
    table.cast(flip);
    table.passAll();
    expect(table.object(id).printed.name).toBe('Car');
    table.passAll();
    expect([table.object(id).printed.name, table.of('Transformed').length]).toEqual(['Car', 1]);
  });

  test('CR 701.28e: so a delayed triggered ability of it, from when that was created', () => {
    for (const turned of [false, true]) {
      const later_ = later(triggered(endStep, convert(thisObject)));
      const late = twoFaced(
        'transforming',
        creature('Robot', '{2}', ['Robot'], 3, 3, activated([cost.mana('{0}')], later_)),
        creature('Car', '', ['Vehicle'], 5, 5),
      );
      const p = position((state) => {
        state.step = 'postcombat main';
      });
      const id = p.battlefield(alice, late);
      const flip = p.hand(alice, instant('Turn', '', spell(target.creature(), convert(target()))));
      const table = new Table(p);
      table.activate(id);
      table.passAll();
      if (turned) resolves(table, flip);
      table.passUntil('end');
      table.passAll();
      expect([table.object(id).printed.name, table.of('Transformed').length]).toEqual(['Car', 1]);
    }
  });

  test('CR 701.28f: what can’t transform can’t convert either', () => {
    for (const verb of ['transform', 'convert'] as const) {
      const table = done([{ do: verb, what: each(subtype('Robot')) }], (p) => {
        p.battlefield(alice, robot);
        p.battlefield(bob, watching('Rust', always(each(creatures), { change: 'rule', rule: "can't transform" })));
      });
      expect(table.of('Transformed')).toEqual([]);
    }
  });
});

test('CR 701.42b: only the two cards of one meld pair are melded, not two copies of the same half or halves of two pairs', () => {
  const pair = (name: string) =>
    meldPair(
      creature(`${name} left`, '{2}{B}', ['Rat'], 1, 2),
      creature(`${name} right`, '{1}{B}', ['Rat'], 3, 4),
      creature(`${name} whole`, '', ['Horror'], 6, 6),
    );
  const [left, right] = pair('One');
  const [otherLeft, otherRight] = pair('Other');
  const exile: Effect = { do: 'move', what: each(subtype('Rat')), to: { zone: 'exile' }, label: 'pair' };
  for (const [first, second, melded] of [
    [left, right, 1],
    [left, left, 0],
    [left, otherRight, 0],
    [otherLeft, otherRight, 1],
  ] as const) {
    const table = done([exile, { do: 'meld', what: result('pair') }], (p) => {
      p.battlefield(alice, first);
      p.battlefield(alice, second);
    });
    expect([table.state.battlefield.length, table.state.exile.length]).toEqual([melded, melded === 1 ? 0 : 2]);
  }
});

test('CR 701.12e: a card that takes the place of one that was attached becomes attached where that was', () => {
  const wings = (more: number, name: string) =>
    enchantment(name, '{U}', ['Aura'], enchant(creatures), always(attached, gets(more, more)));
  const p = position();
  const host = p.battlefield(alice, bear);
  const worn = p.battlefield(alice, wings(1, 'Wings'), { attachedTo: host });
  const held = p.hand(alice, wings(3, 'Armor'));
  const swap: Effect = { do: 'exchange with card in hand', what: each(subtype('Aura')), filter: subtype('Aura') };
  const card = p.hand(alice, doing(swap));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.answer(select(held));
  expect([table.zoneOf(worn), table.now(worn).attachedTo, table.now(held).attachedTo, size(table.state, host)]).toEqual(
    ['hand', 0, host, '5/5'],
  );
});

test('CR 701.18b: to play a card is to play it as a land or to cast it, whichever it can be', () => {
  const from: Effect = {
    do: 'may play',
    who: { players: 'you' },
    what: each({ is: 'anything' }, 'graveyard'),
    how: { permit: 'play', filter: { is: 'anything' } },
    until: 'this turn',
  };
  const p = position(pools('GG'));
  const [land, spell_] = [p.graveyard(alice, forest), p.graveyard(alice, bear)];
  const none = p.graveyard(alice, zap);
  const card = p.hand(alice, doing(from));
  const table = new Table(p);
  resolves(table, card);
  const ways = (id: typeof land): readonly string[] => table.options(id).map((action) => action.do);
  expect([ways(land), ways(spell_), ways(none)]).toEqual([['play land'], ['cast'], ['cast']]);
  table.answer(act(table.options(land)[0]!));
  table.answers(act(table.options(spell_)[0]!), pay);
  table.passAll();
  expect([table.zoneOf(land), table.zoneOf(spell_)]).toEqual(['battlefield', 'battlefield']);
});
