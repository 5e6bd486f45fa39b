import { describe, expect, test } from '@jest/globals';
import { creature, enchantment, instant, lands, sorcery, spell, target, youControl } from '@stacktrail/card-tree';
import {
  alice,
  bob,
  counters,
  pay,
  pools,
  position,
  readCard,
  resolve,
  sizeOf,
  Table,
  bear,
  forest,
} from '@stacktrail/test-kit';

const reads = (text: string) => readCard(instant('Spell', ''), text);
const earthbend = (count: number) =>
  instant('Bend', '', spell(target.one({ is: 'all', of: [lands, youControl] }), { do: 'earthbend', slot: 0, count }));
const airbent = { do: 'airbend', what: target() } as const;
const kill = reads('Destroy target creature.');
const wipe = reads('Exile target creature.');

describe('CR 701.66: earthbend', () => {
  const setting = (more: ReturnType<typeof reads>) => {
    const p = position();
    const bend = p.hand(alice, earthbend(2));
    const then = p.hand(alice, more);
    const ground = p.battlefield(alice, forest);
    p.battlefield(bob, forest);
    const table = new Table(p);
    table.cast(bend);
    table.passAll();
    return { table, ground, then };
  };

  test('CR 701.66a: the land is a 0/0 creature with haste and the counters, and still a land', () => {
    const { table, ground } = setting(kill);
    expect([sizeOf(table, ground), counters(table, ground)]).toEqual(['2/2', 2]);
    expect(table.options(ground)).toHaveLength(1); // it can be tapped for mana: it has haste
  });

  test.each([
    ['dies', kill],
    ['is put into exile', wipe],
  ])('CR 701.66a: when it %s, it returns tapped, as a mere land', (_, removal) => {
    const { table, ground, then } = setting(removal);
    table.cast(then);
    table.passAll();
    resolve(table);
    const back = table.now(ground);
    expect([back.zone, back.tapped, back.controller, counters(table, ground)]).toEqual(['battlefield', true, alice, 0]);
    expect(sizeOf(table, ground)).not.toBe('0/0');
  });

  test('CR 701.66b: what triggers on earthbending triggers once it is done', () => {
    const p = position();
    const bend = p.hand(alice, earthbend(1));
    p.battlefield(alice, forest);
    p.battlefield(alice, readCard(bear, 'Whenever you earthbend, you gain 1 life.'));
    const table = new Table(p);
    table.cast(bend);
    table.passAll();
    expect(resolve(table).life(alice)).toBe(21);
  });

  test('CR 701.66a: without a land that you control it can’t be cast', () => {
    const p = position();
    const bend = p.hand(alice, earthbend(1));
    p.battlefield(bob, forest);
    const table = new Table(p);
    table.cast(bend);
    expect([table.zoneOf(bend), table.reversed?.rule]).toEqual(['hand', '601.2c']);
  });
});

describe('CR 701.65: airbend', () => {
  test('CR 701.65a: its owner, and nobody else, may cast the exiled card for {2}', () => {
    const p = position();
    p.library(bob, forest);
    const bend = p.hand(alice, instant('Air', '', spell(target.creature(), airbent)));
    const victim = p.battlefield(bob, creature('Giant', '{6}{R}', ['Giant'], 7, 7));
    const table = new Table(p);
    table.cast(bend);
    table.passAll();
    const card = table.now(victim);
    expect([card.zone, table.options(card.id)]).toEqual(['exile', []]);
    table.passUntil('upkeep');
    table.passUntil('precombat main');
    expect(table.asked).toBe('priority 1');
    expect(table.options(card.id)).toMatchObject([{ do: 'cast' }]);
  });

  test('CR 701.65a: a spell is exiled from the stack and can be cast again', () => {
    const p = position(pools('CC'));
    const bend = p.hand(alice, instant('Air', '', spell(target.spell(), airbent)));
    const played = p.hand(alice, readCard(instant('Gain', ''), 'You gain 3 life.'));
    const table = new Table(p);
    table.cast(played);
    table.cast(bend);
    table.pass(2);
    const card = table.now(played);
    expect([card.zone, table.stack]).toEqual(['exile', []]);
    const [action] = table.options(card.id);
    table.answer({ form: 'action', action: action! });
    table.answer(pay);
    table.passAll();
    expect([table.life(alice), table.pool(alice)]).toEqual([23, '']);
  });
});

describe('CR 701.68: blight', () => {
  test('CR 701.68a: the counters are put on a creature that its player controls', () => {
    const p = position();
    const played = p.hand(
      alice,
      instant('Blight', '', spell({ do: 'blight', who: { players: 'each opponent' }, count: 1 })),
    );
    const [mine, theirs] = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
    const table = new Table(p);
    table.cast(played);
    table.passAll();
    expect([mine, theirs].map((id) => sizeOf(table, id))).toEqual(['2/2', '1/1']);
  });

  test('CR 701.68a, 122.6a: who blights puts the counters, and not who told them to', () => {
    const p = position();
    p.battlefield(
      alice,
      readCard(
        enchantment('Watch', '', []),
        'Whenever you put one or more -1/-1 counters on a creature, you gain 1 life.',
      ),
    );
    const played = p.hand(
      alice,
      instant('Blight', '', spell({ do: 'blight', who: { players: 'each player' }, count: 1 })),
    );
    p.battlefield(alice, bear);
    p.battlefield(bob, bear);
    const table = new Table(p);
    table.cast(played);
    table.passAll();
    expect(table.stack).toEqual(['ability of Watch']);
  });

  test('CR 701.68b: who controls no creature can’t choose to', () => {
    const p = position();
    const played = p.hand(alice, reads('You may blight 1. If you do, you gain 1 life.'));
    const table = new Table(p);
    table.cast(played);
    table.passAll();
    expect([table.asked, table.life(alice)]).toEqual(['priority 0', 20]);
  });

  test('CR 701.68a, 118.3: as a cost it takes a creature, be it the spell’s controller’s last', () => {
    const costly = readCard(
      sorcery('Costly', ''),
      'As an additional cost to cast this spell, blight 2.',
      'Draw a card.',
    );
    const p = position();
    const played = p.hand(alice, costly);
    const without = new Table(p);
    without.cast(played);
    expect([without.zoneOf(played), without.reversed?.rule]).toEqual(['hand', '601.2h']);
    const other = position();
    const card = other.hand(alice, costly);
    const own = other.battlefield(alice, bear);
    const table = new Table(other);
    table.cast(card);
    expect([table.zoneOf(own), table.stack]).toEqual(['graveyard', ['Costly']]);
  });
});
