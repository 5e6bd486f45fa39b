import { expect, test } from '@jest/globals';
import { creature, dash, instant, result, spell, target } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { attackWith, pay, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const raider = creature('Raider', '{4}{R}', ['Goblin'], 3, 1, dash('{R}'));

test('CR 702.109a: for its dash cost it has haste and returns at the beginning of the next end step', () => {
  const p = position(pools('R'));
  const card = p.hand(alice, raider);
  const table = new Table(p);
  table.castVia('dash', card, pay);
  table.passAll();
  const { id } = table.now(card);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, id));
  table.passUntil('end');
  table.passAll();
  expect([table.life(bob), table.zoneOf(card)]).toEqual([17, 'hand']);
});

test('CR 702.109a: for its mana cost neither', () => {
  const p = position(pools('RRRRR'));
  const card = p.hand(alice, raider);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.passUntil('end');
  table.passAll();
  expect(table.zoneOf(card)).toBe('battlefield');
  expect(characteristicsOf(table.state, table.now(card)).keywords.has('haste')).toBe(false);
});

test('CR 702.109a: a permanent that has left and come back is not returned', () => {
  const p = position(pools('R'));
  const card = p.hand(alice, raider);
  const blink = p.hand(
    alice,
    instant(
      'Blink',
      '',
      spell(
        target.creature(),
        { do: 'move', what: target(), to: { zone: 'exile' }, label: 'away' },
        { do: 'move', what: result('away'), to: { zone: 'battlefield' } },
      ),
    ),
  );
  const table = new Table(p);
  table.castVia('dash', card, pay);
  table.passAll();
  table.cast(blink);
  table.passAll();
  table.passUntil('end');
  if (table.state.stack.length > 0) table.passAll();
  expect(table.zoneOf(card)).toBe('battlefield');
});
