import { describe, expect, test } from '@jest/globals';
import {
  anything,
  basics,
  creature,
  creatures,
  draw,
  enchantment,
  gainLife,
  instant,
  lands,
  all,
  sorcery,
  spell,
  staticAbility,
  target,
  destroy,
  whenThisEnters,
  triggered,
  type Filter,
} from '@stacktrail/card-tree';
import {
  pay,
  pick,
  player,
  select,
  basicForest as forest,
  bear,
  zap,
  done,
  watching,
  alice,
  bob,
  position,
  pools,
  Table,
} from '@stacktrail/test-kit';

const basicLands: Filter = all(basics, lands);
const reading = (may: boolean) =>
  watching(
    'Sketches',
    staticAbility({ static: 'reveals drawn cards', who: 'you', nth: 1, ...(may ? { may } : {}) }),
    triggered({ on: 'reveals this way', what: basicLands }, gainLife(5)),
  );

describe('CR 603.11: a static ability with a triggered ability that is linked to it', () => {
  const drawing = (count: number, ...library: readonly (typeof forest)[]) =>
    done([draw(count)], (p) => {
      p.battlefield(alice, reading(false));
      p.battlefield(alice, reading(false), { controller: bob, baseController: bob });
      for (const card of library) p.library(alice, card, { knownTo: 0 });
    });

  test('CR 603.11 example: the first card drawn is revealed, and that triggers the linked ability alone', () => {
    const table = drawing(2, forest, forest);
    expect(table.of('CardsRevealed').map(({ rule, data }) => [rule, data.player, data.cards.length])).toEqual([
      ['701.20a', alice, 1],
    ]);
    expect(table.stack).toEqual(['ability of Sketches']);
    table.passAll();
    expect(table.life(alice)).toBe(25);
  });

  test('CR 607.2h: it asks for what its own static ability revealed', () => {
    expect(drawing(1, bear, forest).stack).toEqual([]);
    const shown = done(
      [{ do: 'reveal', what: { objects: 'top of library', of: { players: 'you' }, count: 1 } }],
      (p) => {
        p.battlefield(alice, reading(false));
        p.library(alice, forest, { knownTo: 0 });
      },
    );
    expect([shown.of('CardsRevealed').length, shown.stack]).toEqual([1, []]);
  });

  test('CR 603.11: where it may be revealed, the player says so as it is drawn', () => {
    const table = done([draw(1)], (p) => {
      p.battlefield(alice, reading(true));
      p.library(alice, forest, { knownTo: 0 });
    });
    expect([table.asked, table.question.rule]).toEqual(['may 0', '603.11']);
    table.answer(pick('no'));
    expect([table.of('CardsRevealed').length, table.stack]).toEqual([0, []]);
  });
});

describe('CR 700.14: to expend', () => {
  const boxer = (p: ReturnType<typeof position>, costs: readonly string[]) => {
    p.battlefield(alice, watching('Counter', triggered({ on: 'expends', who: 'you', count: 4 }, gainLife(1))));
    return costs.map((cost) => p.hand(alice, sorcery('Deed', cost, spell(draw(0)))));
  };
  const casting = (...costs: readonly string[]): readonly number[] => {
    const p = position(pools('G'.repeat(9)));
    const cards = boxer(p, costs);
    const table = new Table(p);
    return cards.map((card) => {
      table.cast(card, pay);
      while (table.stack.length > 0) table.pass();
      return table.life(alice) - 20;
    });
  };

  test('CR 700.14 example: two and then three mana spent to cast spells', () => {
    const p = position(pools('GGGGG'));
    const boxer = creature(
      'Boxer',
      '{1}{G}',
      ['Bear'],
      2,
      2,
      triggered({ on: 'expends', who: 'you', count: 4 }, gainLife(1)),
    );
    const [first, second] = [p.hand(alice, boxer), p.hand(alice, sorcery('Divining', '{2}{G}', spell(gainLife(0))))];
    const table = new Table(p);
    table.cast(first, pay);
    table.passAll();
    expect(table.of('AbilityTriggered')).toEqual([]);
    table.cast(second, pay);
    expect(table.stack).toEqual(['Divining', 'ability of Boxer']);
  });

  test('CR 700.14: once, as it comes to that much', () => {
    expect(casting('{3}', '{1}', '{4}')).toEqual([0, 1, 1]);
    expect(casting('{5}')).toEqual([1]);
  });

  test('CR 700.14: what another player spends doesn’t count', () => {
    const p = position((state) => {
      pools('', 'GGGG')(state);
      state.priority = bob;
      state.activePlayer = bob;
    });
    boxer(p, []);
    const card = p.hand(bob, sorcery('Deed', '{4}', spell(gainLife(0))));
    const table = new Table(p);
    table.cast(card, pay);
    expect(table.of('AbilityTriggered')).toEqual([]);
  });
});

describe('CR 700.13: to commit a crime', () => {
  const watch = triggered({ on: 'commits a crime', who: 'you' }, gainLife(1));
  const crime = (set: (p: ReturnType<typeof position>) => readonly [number, ReturnType<typeof select>]): boolean => {
    const p = position();
    p.battlefield(alice, watching('Watch', watch));
    const [card, chosen] = set(p);
    const table = new Table(p);
    table.cast(card as never);
    if (table.question.form === 'select') table.answer(chosen);
    return table.of('AbilityTriggered').length > 0;
  };

  test('CR 700.13: a spell that targets an opponent, or what an opponent controls or has in the graveyard', () => {
    const kill = instant('Kill', '', spell(target.creature(), destroy(target())));
    const dig = sorcery(
      'Dig',
      '',
      spell(target.cardInGraveyard(anything), { do: 'move', what: target(), to: { zone: 'exile' } }),
    );
    expect(crime((p) => [p.hand(alice, zap), select(player(bob))])).toBe(true);
    expect(crime((p) => [p.hand(alice, zap), select(player(alice))])).toBe(false);
    expect(crime((p) => [p.hand(alice, kill), select(p.battlefield(bob, bear))])).toBe(true);
    expect(crime((p) => [p.hand(alice, kill), select(p.battlefield(alice, bear))])).toBe(false);
    expect(crime((p) => [p.hand(alice, dig), select(p.graveyard(bob, bear))])).toBe(true);
    expect(crime((p) => [p.hand(alice, dig), select(p.graveyard(alice, bear))])).toBe(false);
  });

  test('CR 700.13: a triggered ability that is put on the stack', () => {
    const p = position();
    p.battlefield(alice, watching('Watch', watch));
    const robber = p.hand(
      alice,
      creature('Robber', '', ['Elf'], 1, 1, whenThisEnters(target.creature(), destroy(target()))),
    );
    const victim = p.battlefield(bob, bear);
    p.battlefield(alice, bear);
    const table = new Table(p);
    table.cast(robber);
    table.passAll();
    table.answer(select(victim));
    expect(table.stack).toEqual(['ability of Robber', 'ability of Watch']);
  });
});

describe('CR 701.20: what is revealed', () => {
  test('CR 701.20c example: a card that is revealed already can be revealed again to pay a cost', () => {
    const p = position();
    p.battlefield(bob, enchantment('Telepath', '', [], staticAbility({ static: 'hand revealed', who: 'opponent' })));
    const shown = p.hand(alice, bear, { knownTo: 1 });
    const adept = sorcery(
      'Adept',
      '',
      { kind: 'additional cost', cost: [{ cost: 'reveal from hand', filter: creatures, count: 1 }] },
      spell(gainLife(1)),
    );
    const card = p.hand(alice, adept, { knownTo: 1 });
    const table = new Table(p);
    expect(table.object(shown).knownTo).toBe(3);
    table.cast(card, select(shown));
    expect(table.of('CardsRevealed').filter(({ data }) => data.objects.includes(shown)).length).toBe(2);
  });
});
