import { expect, test } from '@jest/globals';
import { creature, evoke, gainLife, instant, spell, target, whenThisEnters } from '@stacktrail/card-tree';
import { order, pay, alice, position, Table, pools } from '@stacktrail/test-kit';

const visitor = creature('Visitor', '{4}{G}', ['Elemental'], 3, 3, whenThisEnters(gainLife(2)), evoke('{G}'));

test('CR 702.74a: for its evoke cost it is sacrificed as it enters', () => {
  const p = position(pools('G'));
  const card = p.hand(alice, visitor);
  const table = new Table(p);
  table.castVia('evoke', card, pay);
  table.passAll();
  expect(table.zoneOf(card)).toBe('battlefield');
  expect(table.of('AbilityTriggered')).toHaveLength(2);
  table.answer(order('1', '2'));
  table.passAll();
  table.passAll();
  expect([table.zoneOf(card), table.life(alice)]).toEqual(['graveyard', 22]);
});

test('CR 702.74a: for its mana cost it stays', () => {
  const p = position(pools('GGGGG'));
  const card = p.hand(alice, visitor);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.passAll();
  expect([table.zoneOf(card), table.life(alice)]).toEqual(['battlefield', 22]);
});

test('CR 702.74a: whoever controls it by then sacrifices it', () => {
  const p = position(pools('G'));
  const card = p.hand(alice, visitor);
  const gift = p.hand(
    alice,
    instant(
      'Gift',
      '',
      spell(target.creature(), {
        do: 'apply',
        to: { objects: 'target', slot: 0 },
        changes: [{ change: 'control', to: { players: 'each opponent' } }],
        until: 'rest of the game',
      }),
    ),
  );
  const table = new Table(p);
  table.castVia('evoke', card, pay);
  table.passAll();
  table.answer(order('1', '2'));
  table.cast(gift);
  table.passAll();
  expect(table.now(card).controller).not.toBe(alice);
  table.passAll();
  table.passAll();
  expect(table.zoneOf(card)).toBe('graveyard');
});
