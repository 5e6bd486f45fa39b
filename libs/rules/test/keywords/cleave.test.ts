import { expect, test } from '@jest/globals';
import { cleave, destroy, instant, measured, sorcery, spell, target } from '@stacktrail/card-tree';
import { bear, elf, pay, select, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const trim = sorcery(
  'Trim',
  '{R}',
  spell(target.creature(measured('power', 'at most', 1)), destroy(target())),
  cleave('{R}{R}', spell(target.creature(), destroy(target()))),
);

test('CR 702.148a: for its cleave cost the text in brackets is gone', () => {
  const p = position(pools('RR'));
  const [card, big] = [p.hand(alice, trim), p.battlefield(bob, bear)];
  const table = new Table(p);
  table.castVia('cleave', card, pay);
  table.passAll();
  expect(table.zoneOf(big)).toBe('graveyard');
});

test('CR 702.148a: for its mana cost it isn’t', () => {
  const p = position(pools('RR'));
  const [card, big, small] = [p.hand(alice, trim), p.battlefield(bob, bear), p.battlefield(bob, elf)];
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  expect([table.zoneOf(big), table.zoneOf(small)]).toEqual(['battlefield', 'graveyard']);
});

test('CR 702.148b: its text is changed: a copy of the spell lacks what is in brackets too', () => {
  const p = position(pools('RR'));
  const twin = instant(
    'Twin',
    '',
    spell(target.spell(), { do: 'copy spell', what: target(), mayChooseNewTargets: true }),
  );
  const [card, copies] = [p.hand(alice, trim), p.hand(alice, twin)];
  const [big, other] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
  const table = new Table(p);
  table.castVia('cleave', card, select(big), pay);
  table.cast(copies);
  table.passAll();
  table.answer(select(other));
  table.passAll();
  expect([table.zoneOf(big), table.zoneOf(other)]).toEqual(['battlefield', 'graveyard']);
});
