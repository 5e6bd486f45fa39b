import { describe, expect, test } from '@jest/globals';
import {
  all,
  anything,
  artifact,
  cost,
  creature,
  creatures,
  draw,
  enchantment,
  gainLife,
  instant,
  keywords,
  kicker,
  lands,
  measured,
  sorcery,
  spell,
  staticAbility,
  target,
  you,
  type Effect,
  type PlayPermission,
  type StaticAbility,
} from '@stacktrail/card-tree';
import {
  balm,
  bear,
  forest,
  healing,
  number,
  pay,
  pick,
  alice,
  bob,
  position,
  plainState,
  pools,
  Table,
} from '@stacktrail/test-kit';

function mayPlay(how: PlayPermission, from: 'graveyard' | 'top of library' | 'exile' | 'hand' = 'top of library') {
  return enchantment('Permission', '{1}', [], staticAbility({ static: 'may play', who: 'you', from, how }));
}

describe('CR 601.3: what lets a player begin to cast a spell', () => {
  test('CR 601.3: the top card of the library may be cast where an effect says so, and only what fits', () => {
    const p = position(pools('GG'));
    p.battlefield(alice, mayPlay({ permit: 'cast', filter: creatures }));
    const [top, next] = [p.library(alice, bear), p.library(alice, bear)];
    const table = new Table(p);
    expect([table.options(top).length, table.options(next).length]).toEqual([1, 0]);
    table.cast(top, pay);
    expect(table.now(top).announced.by).toContain('/abilities/0 0');
    table.passAll();
    expect(table.zoneOf(top)).toBe('battlefield');
    expect(table.options(next)).toHaveLength(1);
  });

  test('CR 601.3: bob’s permission is not alice’s, and a noncreature card isn’t a creature spell', () => {
    const p = position();
    p.battlefield(bob, mayPlay({ permit: 'cast', filter: creatures }));
    const top = p.library(alice, bear);
    expect(new Table(p).options(top)).toEqual([]);
    const q = position();
    q.battlefield(alice, mayPlay({ permit: 'cast', filter: creatures }));
    const other = q.library(alice, healing);
    expect(new Table(q).options(other)).toEqual([]);
  });

  test('CR 305.1, 601.1a: to play cards is to play lands too; that is a land play', () => {
    const p = position();
    p.battlefield(alice, mayPlay({ permit: 'play', filter: lands }, 'graveyard'));
    const [one, two] = [p.graveyard(alice, forest), p.graveyard(alice, forest)];
    const table = new Table(p);
    table.playLand(one);
    expect(table.zoneOf(one)).toBe('battlefield');
    expect(table.options(two)).toEqual([]);
  });

  test('CR 118.9b: where an effect says what is paid, nothing else can be', () => {
    const p = position();
    p.battlefield(alice, mayPlay({ permit: 'cast', filter: anything, pay: 'nothing' }, 'exile'));
    const card = p.exile(alice, creature('Costly', '{9}', ['Ox'], 9, 9));
    const table = new Table(p);
    expect(table.options(card)).toMatchObject([{ via: 'free' }]);
    table.castVia('free', card);
    table.passAll();
    expect(table.zoneOf(card)).toBe('battlefield');
  });

  test('CR 118.9: another cost may be nothing at all, where its condition holds', () => {
    const p = position();
    const free: StaticAbility = {
      kind: 'static',
      effects: [{ static: 'alternative cost', who: 'you', spells: { is: 'this' }, cost: [] }],
      condition: {
        if: 'control',
        who: { players: 'you' },
        filter: { is: 'subtype', subtype: 'Bear' },
        compare: 'at least',
        count: 1,
      },
    };
    const card = p.hand(alice, instant('Guarded', '{9}', spell(gainLife(2)), free));
    const without = new Table(p);
    expect(without.options(card)).toMatchObject([{ via: 'hand' }]);
    p.battlefield(alice, bear);
    const table = new Table(p);
    table.castVia('alternative', card);
    expect(table.of('TotalCostDetermined').at(-1)?.data.mana).toEqual(['0']);
    table.passAll();
    expect(table.life(alice)).toBe(22);
  });

  test('CR 118.6a: a card without a mana cost can be cast without paying it', () => {
    const p = position();
    p.battlefield(alice, mayPlay({ permit: 'cast', filter: anything, pay: 'nothing' }, 'hand'));
    const costless = { ...balm, faces: [{ ...balm.faces[0], manaCost: null }] } as const;
    const card = p.hand(alice, costless);
    const table = new Table(p);
    table.cast(card);
    expect(table.reversed?.rule).toBe('601.2h');
    table.castVia('free', card);
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 107.3b: X is 0 where neither the mana cost nor a cost with X is paid', () => {
    const p = position();
    p.battlefield(alice, mayPlay({ permit: 'cast', filter: anything, pay: 'nothing' }, 'hand'));
    const card = p.hand(alice, sorcery('Variable', '{X}{R}', spell(gainLife({ amount: 'X' }))));
    const table = new Table(p);
    table.castVia('free', card);
    table.passAll();
    expect([table.life(alice), table.of('CostsAnnounced')[0]?.data.x]).toEqual([20, 0]);
  });

  test('CR 601.3b: effects let spells with a quality be cast as though they had flash', () => {
    const p = position((state) => {
      state.step = 'upkeep';
    });
    const [beast, rite] = [p.hand(alice, bear), p.hand(alice, healing)];
    p.battlefield(
      alice,
      enchantment('Haste', '{1}', [], staticAbility({ static: 'as though flash', who: 'you', spells: creatures })),
    );
    const table = new Table(p);
    expect([table.options(beast).length, table.options(rite).length]).toEqual([1, 0]);
  });

  test('CR 702.8a: a card with flash may be cast whenever an instant could be', () => {
    const p = position((state) => {
      state.step = 'upkeep';
    });
    const quick = p.hand(alice, creature('Quick', '', ['Cat'], 1, 1, ...keywords('flash')));
    const slow = p.hand(alice, bear);
    const table = new Table(p);
    expect([table.options(quick).length, table.options(slow).length]).toEqual([1, 0]);
  });

  test('CR 601.3a example: a prohibition of some mana values doesn’t keep a spell with X from being begun', () => {
    const p = position(pools('RRR'));
    const filter = all({ is: 'type', type: 'Sorcery' }, measured('mana value', 'at least', 3));
    const ban = staticAbility({ static: "players can't", who: 'opponent', what: 'cast spells', filter });
    p.battlefield(bob, enchantment('Ban', '{1}', [], ban));
    const card = p.hand(alice, sorcery('Variable', '{X}{R}{R}', spell(gainLife({ amount: 'X' }))));
    const table = new Table(p);
    expect(table.options(card)).toHaveLength(1);
    table.cast(card, number(1));
    expect(table.reversed?.rule).toBe('601.2e');
  });
});

describe('CR 118.9: alternative costs', () => {
  const own = staticAbility({
    static: 'alternative cost',
    who: 'you',
    spells: { is: 'this' },
    cost: [cost.payLife(4)],
  });

  test('CR 118.9, 118.9c: the cost that the card names may be paid instead; the mana cost stays what it is', () => {
    const p = position();
    const card = p.hand(alice, instant('Bargain', '{5}{B}', own, spell(draw(1))));
    p.library(alice, forest);
    const table = new Table(p);
    expect(table.options(card).map((way) => way.do === 'cast' && way.via)).toEqual(['hand', 'alternative']);
    table.castVia('alternative', card);
    expect([table.life(alice), table.now(card).printed.manaValue]).toEqual([16, 6]);
  });

  test('CR 118.9: a condition of the alternative cost must hold', () => {
    const p = position();
    const notNow = {
      ...own,
      condition: { if: 'control', who: you, filter: creatures, compare: 'at least', count: 1 },
    } as const;
    const card = p.hand(alice, instant('Bargain', '{5}{B}', notNow, spell(draw(1))));
    expect(new Table(p).options(card)).toHaveLength(1);
  });

  test('CR 118.9d: cost increases and additional costs apply to an alternative cost too', () => {
    const p = position(pools('RR'));
    const tax = staticAbility({
      static: 'cost change',
      spells: anything,
      who: 'any player',
      mana: ['1'],
      direction: 'more',
    });
    p.battlefield(bob, artifact('Tax', '{1}', [], tax));
    const card = p.hand(alice, instant('Bargain', '{5}{B}', own, spell(draw(1)), kicker('{R}')));
    const table = new Table(p);
    table.castVia('alternative', card, pick('yes'), pay);
    expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['1', 'R']);
    expect(table.life(alice)).toBe(16);
  });

  test('CR 118.9: an effect can offer a cost for other spells', () => {
    const p = position();
    const offer = staticAbility({
      static: 'alternative cost',
      who: 'you',
      spells: creatures,
      cost: [cost.mana('{0}')],
    });
    p.battlefield(alice, enchantment('Offer', '{1}', [], offer));
    const [beast, rite] = [p.hand(alice, bear), p.hand(alice, sorcery('Rite', '{4}', spell(draw(1))))];
    const table = new Table(p);
    expect([table.options(beast).length, table.options(rite).length]).toEqual([2, 1]);
    table.castVia('alternative', beast);
    table.passAll();
    expect(table.zoneOf(beast)).toBe('battlefield');
  });
});

describe('CR 608.2g: casting while a spell resolves', () => {
  const found: Effect = { do: 'move', what: { objects: 'target', slot: 0 }, to: { zone: 'exile' }, label: 'it' };
  const castIt: Effect = {
    do: 'cast',
    who: you,
    what: { objects: 'result', label: 'it' },
    how: { permit: 'cast', filter: anything, pay: 'nothing' },
  };
  const opened = sorcery(
    'Opened',
    '',
    spell(target.cardInGraveyard(anything), found, { do: 'may', who: you, effects: [castIt] }, gainLife(1)),
  );

  test('CR 608.2g: it is cast at once whatever its timing, goes on the stack, and resolution goes on', () => {
    const p = position();
    const [card, dead] = [p.hand(alice, opened), p.graveyard(bob, bear)];
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answers(pick('yes'));
    expect([table.stack, table.life(alice), table.asked]).toEqual([['Bear'], 21, 'priority 0']);
    table.passAll();
    expect(table.now(dead)).toMatchObject({ zone: 'battlefield', controller: alice, owner: bob });
  });

  test('CR 608.2d: what can’t be cast isn’t offered', () => {
    const p = position();
    const [card] = [p.hand(alice, opened), p.graveyard(bob, forest)];
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.asked, table.life(alice)]).toEqual(['priority 0', 21]);
  });

  test('CR 707.12: a copy of a card is made where it is and cast; a copy that becomes a permanent is a token', () => {
    const p = position();
    const copyIt: Effect = {
      do: 'cast',
      who: you,
      what: { objects: 'target', slot: 0 },
      how: { permit: 'cast', filter: anything, pay: 'nothing' },
      copies: true,
      label: 'cast',
    };
    const card = p.hand(alice, sorcery('Recast', '', spell(target.cardInGraveyard(anything), copyIt)));
    const dead = p.graveyard(alice, bear);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.stack, table.zoneOf(dead)]).toEqual([['Bear'], 'graveyard']);
    table.passAll();
    const [made] = table.state.battlefield;
    expect(table.object(made!)).toMatchObject({ kind: 'token', controller: alice });
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 731.1: a cast that turns out illegal is reversed alone; the resolution goes on', () => {
    const p = position();
    const hungry = instant('Hungry', '', spell(target.creature(), draw(1)));
    const [card, dead] = [p.hand(alice, opened), p.graveyard(alice, hungry)];
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answers(pick('yes'));
    expect([table.zoneOf(dead), table.life(alice), table.reversed?.rule]).toEqual(['exile', 21, '601.2c']);
  });

  test('CR 601.3: an effect can let a card be played for a time', () => {
    const p = position(pools('GG'));
    const play: Effect = {
      do: 'may play',
      who: you,
      what: { objects: 'result', label: 'it' },
      how: { permit: 'play', filter: anything, spendAs: 'any color' },
      until: 'this turn',
    };
    const impulse = p.hand(alice, sorcery('Impulse', '', spell(target.cardInGraveyard(anything), found, play)));
    const dead = p.graveyard(bob, bear);
    const table = new Table(p);
    table.cast(impulse);
    table.passAll();
    const now = table.now(dead).id;
    expect(table.options(now)).toMatchObject([{ via: 'hand', by: expect.stringContaining('effect') }]);
    expect(table.state.permissions).toHaveLength(1);
    table.passUntil('cleanup');
    expect(table.state.permissions).toEqual([]);
  });
});
