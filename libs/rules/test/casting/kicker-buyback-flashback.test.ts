import { describe, expect, test } from '@jest/globals';
import {
  buyback,
  costWasPaid,
  creature,
  draw,
  flashback,
  gainLife,
  instant,
  kicker,
  multikicker,
  onlyIf,
  sorcery,
  spell,
  target,
  when,
  whenThisEnters,
  type Amount,
} from '@stacktrail/card-tree';
import {
  bear,
  zap,
  number,
  pay,
  pick,
  player,
  select,
  alice,
  bob,
  position,
  plainState,
  pools,
  story,
  Table,
} from '@stacktrail/test-kit';

const timesKicked: Amount = { amount: 'times kicked' };

describe('CR 702.33: kicker', () => {
  const twice = sorcery(
    'Twice kicked',
    '{R}',
    spell(when(costWasPaid('kicker', 0), gainLife(1)), when(costWasPaid('kicker', 1), gainLife(10))),
    kicker('{G}'),
    kicker('{U}'),
  );

  test('CR 702.33b, 702.33f: each of two kickers is paid or not, and is told apart', () => {
    const lifeAfter = (first: string, second: string): number => {
      const p = position(pools('RGU'));
      const card = p.hand(alice, twice);
      const table = new Table(p);
      table.cast(card, pick(first), pick(second), pay);
      table.passAll();
      return table.life(alice);
    };
    expect([lifeAfter('yes', 'no'), lifeAfter('no', 'yes'), lifeAfter('yes', 'yes'), lifeAfter('no', 'no')]).toEqual([
      ...[21, 30, 31, 20],
    ]);
  });

  test('CR 702.33c, 702.33d: multikicker is paid any number of times; the spell was kicked so often', () => {
    const p = position(pools('RRRR'));
    const card = p.hand(alice, sorcery('Kicked again', '{R}', spell(gainLife(timesKicked)), multikicker('{R}')));
    const table = new Table(p);
    table.cast(card, number(3), pay);
    expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['R', 'R', 'R', 'R']);
    table.passAll();
    expect(table.life(alice)).toBe(23);
  });

  test('CR 702.33e: an ability asks whether its own permanent was kicked', () => {
    const p = position(pools('GGGG'));
    const brute = creature(
      'Brute',
      '{G}',
      ['Ogre'],
      2,
      2,
      kicker('{G}'),
      onlyIf({ if: 'kicked' }, whenThisEnters(gainLife(4))),
    );
    const [one, two] = [p.hand(alice, brute), p.hand(alice, brute)];
    const table = new Table(p);
    table.cast(one, pick('yes'), pay);
    table.passAll();
    table.passAll();
    expect(table.life(alice)).toBe(24);
    table.cast(two, pick('no'), pay);
    table.passAll();
    expect(table.life(alice)).toBe(24);
  });
});

describe('CR 702.27: buyback', () => {
  const kept = instant(
    'Kept',
    '{R}',
    spell(target.player(), gainLife(2, { players: 'target', slot: 0 })),
    buyback('{3}'),
  );

  test('CR 702.27a: if it was paid, the card goes to its owner’s hand as the spell resolves', () => {
    const p = position(pools('RRRR'));
    const card = p.hand(alice, kept);
    const table = new Table(p);
    table.cast(card, pick('yes'), select(player(bob)), pay);
    table.passAll();
    expect([table.zoneOf(card), table.life(bob)]).toEqual(['hand', 22]);
  });

  test('CR 702.27a: if it wasn’t paid, or the spell doesn’t resolve, the card goes to the graveyard', () => {
    const p = position(pools('R'));
    const card = p.hand(alice, kept);
    const table = new Table(p);
    table.cast(card, pick('no'), select(player(bob)), pay);
    table.passAll();
    expect(table.zoneOf(card)).toBe('graveyard');
    const q = position(pools('RRRR'));
    const aimed = instant('Aimed', '{R}', spell(target.creature(), gainLife(2)), buyback('{3}'));
    const [prey, again, shot] = [q.battlefield(bob, bear, { damage: 1 }), q.hand(alice, aimed), q.hand(alice, zap)];
    const other = new Table(q);
    other.cast(again, pick('yes'), pay);
    other.cast(shot, select(prey));
    other.passAll();
    other.passAll();
    expect(other.zoneOf(again)).toBe('graveyard');
  });
});

describe('CR 702.34: flashback', () => {
  const again = sorcery('Again', '{G}', spell(gainLife(3)), flashback('{2}{R}'));

  test('CR 702.34a: it is cast from the graveyard for its flashback cost, and exiled as it leaves the stack', () => {
    const p = position(pools('RRR'));
    const card = p.graveyard(alice, again);
    const table = new Table(p);
    expect(table.options(card)).toMatchObject([{ do: 'cast', via: 'flashback', by: null }]);
    const facts = table.castVia('flashback', card, pay);
    expect(story(facts)).toContain('601.2b CastingMethodChosen');
    table.passAll();
    expect([table.zoneOf(card), table.life(alice)]).toEqual(['exile', 23]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 118.9a: with several flashback abilities, each cost is a way of its own', () => {
    const p = position(pools('R'));
    const card = p.graveyard(alice, instant('Two ways', '{5}', spell(draw(1)), flashback('{4}'), flashback('{R}')));
    const table = new Table(p);
    const ways = table.options(card);
    expect(ways).toHaveLength(2);
    table.answers({ form: 'action', action: ways[1]! }, pay);
    expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['R']);
  });
});
